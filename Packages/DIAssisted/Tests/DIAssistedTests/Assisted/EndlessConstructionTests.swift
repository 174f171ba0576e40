// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Testing

/// Recursive assisted construction, which another seed can end; endless recursion is still stopped.
@Suite struct EndlessConstructionTests {
    final class Bell: Sendable {}

    struct Root: Sendable {
        let bells: Factory<EmptySeed<Bell>>
        let doors: Factory<Door>
        let room: ComponentFactory<Room>
        let hall: ComponentFactory<Hall>
        let injector: PropertyInjector<Box>
    }

    struct Door: AssistedFactory {
        typealias Seed = Int
        typealias Element = Bell
    }

    final class Box {}

    struct Shop: RootComponent {
        typealias Root = EndlessConstructionTests.Root

        static func configure(binder: UnscopedBinder) {
            binder.bindFactory(Bell.self).to(
                file: "Shop/Menu.swift", line: 1,
                factory: { (_: Assisted<Void>, bells: Factory<EmptySeed<Bell>>) in bells.build() })
            binder.bindFactory(Bell.self).with(Door.self).to(
                file: "Shop/Menu.swift", line: 2,
                factory: { (seed: Assisted<Int>, doors: Factory<Door>) in doors.build(seed.get()) })
            binder.bindPropertyInjectionOf(Box.self).to(
                file: "Shop/Menu.swift", line: 3,
                injector: { (box: Box, injector: PropertyInjector<Box>) in injector.injectProperties(into: box) })
            binder.install(dependency: Room.self, file: "Shop/Menu.swift", line: 4)
            binder.install(dependency: Hall.self, file: "Shop/Menu.swift", line: 6)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Root.init)
        }
    }

    struct Room: Component {
        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Bell>) -> BindingReceipt<Bell> {
            bind.to(file: "Shop/Menu.swift", line: 5, factory: { (room: ComponentFactory<Room>) in room.build() })
        }
    }

    struct Hall: Component {
        typealias Seed = Int

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Bell>) -> BindingReceipt<Bell> {
            bind.to(
                file: "Shop/Menu.swift", line: 7,
                factory: { (seed: Int, hall: ComponentFactory<Hall>) in hall.build(seed + 1) })
        }
    }

    /// Something that makes itself without end, and the text with which that ends.
    struct Nesting: Sendable {
        let text: String
        let run: @Sendable (EndlessConstructionTests.Root) -> Void

        init(_ text: String, _ run: @escaping @Sendable (EndlessConstructionTests.Root) -> Void) {
            self.text = text
            self.run = run
        }
    }

    static let again: String = "was requested again while it was being made"
    static let deep: String = "is nested … deep in itself, and the thread's stack is nearly used up"
    static let keep: String = "keep the Provider, Lazy or WeakProvider, and use it only after construction"
    static let seed: String = "let a seed end the nesting, or build on a thread with a larger stack"

    static let nestings: [String: Nesting] = [
        "factory without a seed": Nesting(
            """
            error: [DI/DependencyCycle] 'Factory<EmptySeed<EndlessConstructionTests.Bell>>' \(again)
              'Factory<EmptySeed<EndlessConstructionTests.Bell>>'         Shop/Menu.swift:1
              needs 'Factory<EmptySeed<EndlessConstructionTests.Bell>>'   Shop/Menu.swift:1
            fix: \(keep)
            """
        ) { _ = $0.bells.build() },
        "factory with a seed": Nesting(
            """
            error: [DI/DependencyCycle] 'Factory<EndlessConstructionTests.Door>' \(deep)
              'Factory<EndlessConstructionTests.Door>'         Shop/Menu.swift:2
              needs 'Factory<EndlessConstructionTests.Door>'   Shop/Menu.swift:2
            fix: \(seed)
            """
        ) { root in onThread(withStack: 512 * 1024) { _ = root.doors.build(1) } },
        "component without a seed": Nesting(
            """
            error: [DI/DependencyCycle] 'ComponentFactory<EndlessConstructionTests.Room>' \(again)
              'ComponentFactory<EndlessConstructionTests.Room>'         Shop/Menu.swift:4
              needs 'EndlessConstructionTests.Bell'                     Shop/Menu.swift:5   (root of \
            'EndlessConstructionTests.Room')
              needs 'ComponentFactory<EndlessConstructionTests.Room>'   Shop/Menu.swift:4
            fix: \(keep)
            """
        ) { _ = $0.room.build() },
        "component with a seed": Nesting(
            """
            error: [DI/DependencyCycle] 'ComponentFactory<EndlessConstructionTests.Hall>' \(deep)
              'ComponentFactory<EndlessConstructionTests.Hall>'         Shop/Menu.swift:6
              needs 'EndlessConstructionTests.Bell'                     Shop/Menu.swift:7   (root of \
            'EndlessConstructionTests.Hall')
              needs 'ComponentFactory<EndlessConstructionTests.Hall>'   Shop/Menu.swift:6
            fix: \(seed)
            """
        ) { root in onThread(withStack: 512 * 1024) { _ = root.hall.build(1) } },
        "injector": Nesting(
            """
            error: [DI/DependencyCycle] 'PropertyInjector<EndlessConstructionTests.Box>' \(deep)
              'PropertyInjector<EndlessConstructionTests.Box>'         Shop/Menu.swift:3
              needs 'PropertyInjector<EndlessConstructionTests.Box>'   Shop/Menu.swift:3
            fix: \(seed)
            """
        ) { root in onThread(withStack: 512 * 1024) { root.injector.injectProperties(into: Box()) } },
    ]

    /// Compares the text with a number in place of each depth, which the size of stack frames decides.
    @Test(arguments: nestings.keys.sorted())
    func nesting_withoutEnd_endsWithItsPath(of name: String) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [name = name as String] in
            let root = try ComponentFactory.of(Shop.self).build()
            EndlessConstructionTests.nestings[name]?.run(root)
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        let text = try #require(Self.nestings[name]).text + "\ndocs: swift package di explain DependencyCycle\n"
        #expect(said.replacing(/nested \d+ deep/, with: "nested … deep").contains("\n" + text))
    }
}
