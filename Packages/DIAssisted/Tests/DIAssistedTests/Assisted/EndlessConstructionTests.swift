// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Testing

/// What is called with a seed may come back to itself, for another seed can end it; without end it is still stopped.
@Suite struct EndlessConstructionTests {
    final class Bell: Sendable {}

    struct Root {
        let bells: Factory<EmptySeed<Bell>>
        let doors: Factory<Door>
        let room: ComponentFactory<Room>
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

    @Test func factoryWithoutSeed_endsWithItsPath_whenItCallsItself() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: {
                _ = try ComponentFactory.of(Shop.self).build().bells.build()
            })
        expectMessage(
            "'Factory<EmptySeed<EndlessConstructionTests.Bell>>' was requested again while it was being made",
            in: result)
    }

    @Test func factoryWithSeed_endsWithItsPath_whenItCallsItselfWithoutEnd() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: {
                _ = try ComponentFactory.of(Shop.self).build().doors.build(1)
            })
        expectMessage(
            "'Factory<EndlessConstructionTests.Door>' was requested again while it was being made", in: result)
    }

    @Test func component_endsWithItsPath_whenItsRootBuildsItself() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: {
                _ = try ComponentFactory.of(Shop.self).build().room.build()
            })
        expectMessage(
            "'ComponentFactory<EndlessConstructionTests.Room>' was requested again while it was being made", in: result)
    }

    @Test func injector_endsWithItsPath_whenItInjectsTheSameObjectWithoutEnd() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent],
            performing: {
                try ComponentFactory.of(Shop.self).build().injector.injectProperties(into: Box())
            })
        expectMessage(
            "'PropertyInjector<EndlessConstructionTests.Box>' was requested again while it was being made", in: result)
    }

    private func expectMessage(_ message: String, in result: ExitTest.Result) {
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("error: [DI/DependencyCycle]"))
        #expect(text.contains(message))
        #expect(text.contains("Shop/Menu.swift:"))
    }
}
