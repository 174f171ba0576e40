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

    private func wall(_ journal: Journal) throws -> ComponentFactory<Shared<Wall, Void>> {
        try LocalBindings { binder in
            binder.bind(Image.self).sharedInScope(.weak).loggingEnd(of: "image", in: journal)
                .asynchronous { () async in await Image() }
            binder.bind(Frame.self).sharedInScope(.weak).loggingEnd(of: "frame", in: journal).throwing(Frame.init)
            binder.bind(Wall.self).qualified("shared").to(factory: Wall.init)
        }.factory(of: Wall.self)
    }

    /// Regression: each request made an instance of its own, and no hook was ever called.
    @Test func heldInstance_isShared_andHasItsHooks() async throws {
        let (journal, kept) = (Journal(), OneTime<[any Sendable]>([]))
        try await wall(journal).run { wall in
            let (one, two) = (try await wall.image.get(), try await wall.image.get())
            #expect(one === two)
            let (first, second) = (try wall.frame.get(), try wall.frame.get())
            #expect(first === second)
            #expect(try await wall.awaitedFrame.get() === first)
            journal.log("body")
            kept.change { $0 += [one, first] as [any Sendable] }
        }
        #expect(journal.events == ["body", "stop frame", "stop image", "dispose frame", "dispose image"])
        kept.clear()
    }

    @Test func releasedInstance_isMadeAgain() async throws {
        let wall = try wall(Journal()).build()
        weak let first = try await wall.image.get()
        #expect(first == nil)
        let one = try await wall.image.get()
        #expect(try await wall.image.get() === one)
    }

    @Test func requestsAtTheSameTime_shareOne() async throws {
        let wall = try wall(Journal()).build()
        let images = try await withThrowingTaskGroup { group in
            for _ in 0..<20 { group.addTask { try await wall.image.get() } }
            var images: [Image] = []
            for try await image in group { images.append(image) }
            return images
        }
        #expect(Set(images.map(ObjectIdentifier.init)).count == 1)
    }
}
