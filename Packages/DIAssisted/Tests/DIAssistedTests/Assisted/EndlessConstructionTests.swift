// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Testing

/// Recursive assisted construction, which another seed can end; endless recursion is still stopped.
@Suite struct EndlessConstructionTests {
    final class Bell: Sendable {}

    struct Root {
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
        typealias Root = Bell

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Bell>) -> BindingReceipt<Bell> {
            bind.to(file: "Shop/Menu.swift", line: 5, factory: { (room: ComponentFactory<Room>) in room.build() })
        }
    }

    struct Hall: Component {
        typealias Seed = Int
        typealias Root = Bell

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Bell>) -> BindingReceipt<Bell> {
            bind.to(
                file: "Shop/Menu.swift", line: 7,
                factory: { (seed: Int, hall: ComponentFactory<Hall>) in hall.build(seed + 1) })
        }
    }

    @Test func factoryWithoutSeed_endsWithItsPath_whenItCallsItself() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: {
                _ = try ComponentFactory.of(Shop.self).build().bells.build()
            })
        expect(
            result,
            says: """
                error: [DI/DependencyCycle] 'Factory<EmptySeed<EndlessConstructionTests.Bell>>' was requested again while it \
                was being made
                  'Factory<EmptySeed<EndlessConstructionTests.Bell>>'         Shop/Menu.swift:1
                  needs 'Factory<EmptySeed<EndlessConstructionTests.Bell>>'   Shop/Menu.swift:1
                fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
                docs: swift package di explain DependencyCycle

                """)
    }

    @Test func factoryWithSeed_endsWithItsPath_whenTheStackIsNearlyUsedUp() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: {
                let root = try ComponentFactory.of(Shop.self).build()
                onThread(withStack: 512 * 1024) { _ = root.doors.build(1) }
            })
        expect(
            result,
            says: """
                error: [DI/DependencyCycle] 'Factory<EndlessConstructionTests.Door>' is nested … deep in itself, and the \
                thread's stack is nearly used up
                  'Factory<EndlessConstructionTests.Door>'         Shop/Menu.swift:2
                  needs 'Factory<EndlessConstructionTests.Door>'   Shop/Menu.swift:2
                fix: let a seed end the nesting, or build on a thread with a larger stack
                docs: swift package di explain DependencyCycle

                """)
    }

    @Test func componentWithoutSeed_endsWithItsPath_whenItsRootBuildsItself() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: {
                _ = try ComponentFactory.of(Shop.self).build().room.build()
            })
        expect(
            result,
            says: """
                error: [DI/DependencyCycle] 'ComponentFactory<EndlessConstructionTests.Room>' was requested again while it was \
                being made
                  'ComponentFactory<EndlessConstructionTests.Room>'         Shop/Menu.swift:4
                  needs 'EndlessConstructionTests.Bell'                     Shop/Menu.swift:5   (root of \
                'EndlessConstructionTests.Room')
                  needs 'ComponentFactory<EndlessConstructionTests.Room>'   Shop/Menu.swift:4
                fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
                docs: swift package di explain DependencyCycle

                """)
    }

    @Test func componentWithSeed_endsWithItsPath_whenTheStackIsNearlyUsedUp() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: {
                let root = try ComponentFactory.of(Shop.self).build()
                onThread(withStack: 512 * 1024) { _ = root.hall.build(1) }
            })
        expect(
            result,
            says: """
                error: [DI/DependencyCycle] 'ComponentFactory<EndlessConstructionTests.Hall>' is nested … deep in itself, and \
                the thread's stack is nearly used up
                  'ComponentFactory<EndlessConstructionTests.Hall>'         Shop/Menu.swift:6
                  needs 'EndlessConstructionTests.Bell'                     Shop/Menu.swift:7   (root of \
                'EndlessConstructionTests.Hall')
                  needs 'ComponentFactory<EndlessConstructionTests.Hall>'   Shop/Menu.swift:6
                fix: let a seed end the nesting, or build on a thread with a larger stack
                docs: swift package di explain DependencyCycle

                """)
    }

    @Test func injector_endsWithItsPath_whenTheStackIsNearlyUsedUp() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: {
                let root = try ComponentFactory.of(Shop.self).build()
                onThread(withStack: 512 * 1024) { root.injector.injectProperties(into: Box()) }
            })
        expect(
            result,
            says: """
                error: [DI/DependencyCycle] 'PropertyInjector<EndlessConstructionTests.Box>' is nested … deep in itself, and \
                the thread's stack is nearly used up
                  'PropertyInjector<EndlessConstructionTests.Box>'         Shop/Menu.swift:3
                  needs 'PropertyInjector<EndlessConstructionTests.Box>'   Shop/Menu.swift:3
                fix: let a seed end the nesting, or build on a thread with a larger stack
                docs: swift package di explain DependencyCycle

                """)
    }

    /// Compares the text with a number in place of each depth, which the size of stack frames decides.
    private func expect(_ result: ExitTest.Result, says text: String) {
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.replacing(/nested \d+ deep/, with: "nested … deep").contains("\n" + text))
    }
}
