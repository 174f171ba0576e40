// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Weakly shared instances whose factories throw or await are one as long as somebody holds them.
@Suite struct WeakEffectTests {
    final class Image: Sendable {
        init() async { await Task.yield() }
    }

    final class Frame: Sendable {
        init() throws {}
    }

    struct Wall: Sendable {
        let image: AsyncProvider<Image>
        let frame: ThrowingProvider<Frame>
        let awaitedFrame: AsyncProvider<Frame>
    }

    struct WallComponent: RootComponent {
        typealias Seed = Journal

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Image.self).sharedInScope(.weak)
                .onStop { _ in current.log("stop image") }.onDispose { _ in current.log("dispose image") }
                .asynchronous { () async in await Image() }
            binder.bind(Frame.self).sharedInScope(.weak)
                .onStop { _ in current.log("stop frame") }.onDispose { _ in current.log("dispose frame") }
                .throwing(Frame.init)
        }

        @TaskLocal static var current: Journal = Journal()

        static func configureRoot(binder bind: ReceiptBinder<Wall>) -> BindingReceipt<Wall> {
            bind.to(factory: Wall.init)
        }
    }

    private let journal: Journal = Journal()

    /// Regression: each request made an instance of its own, and no hook was ever called.
    @Test func heldInstance_isShared_andHasItsHooks() async throws {
        try await WallComponent.$current.withValue(journal) {
            try await ComponentFactory.of(WallComponent.self).run(journal) { wall in
                let (one, two) = (try await wall.image.get(), try await wall.image.get())
                #expect(one === two)
                let (first, second) = (try wall.frame.get(), try wall.frame.get())
                #expect(first === second)
                #expect(try await wall.awaitedFrame.get() === first)
                journal.log("body")
                Self.kept.add(one, first)
            }
        }
        #expect(journal.events == ["body", "stop frame", "stop image", "dispose frame", "dispose image"])
        Self.kept.clear()
    }

    private static let kept: Kept = Kept()

    private final class Kept: Sendable {
        private let all: OneTime<[any Sendable]> = OneTime([])

        func add(_ objects: any Sendable...) { all.change { $0 += objects } }
        func clear() { all.change { $0 = [] } }
    }

    @Test func releasedInstance_isMadeAgain() async throws {
        let wall = try ComponentFactory.of(WallComponent.self).build(journal)
        weak let first = try await wall.image.get()
        #expect(first == nil)
        let one = try await wall.image.get()
        #expect(try await wall.image.get() === one)
    }

    @Test func requestsAtTheSameTime_shareOne() async throws {
        let wall = try ComponentFactory.of(WallComponent.self).build(journal)
        let images = try await withThrowingTaskGroup { group in
            for _ in 0..<20 { group.addTask { try await wall.image.get() } }
            var images: [Image] = []
            for try await image in group { images.append(image) }
            return images
        }
        #expect(Set(images.map(ObjectIdentifier.init)).count == 1)
    }
}
