// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 15 of effects: the error of a build that fails, and the state that it leaves behind.
@Suite struct FailedBuildTests {
    struct Jam: Error, CustomStringConvertible {
        var description: String { "the grinder is jammed" }
    }

    final class Grinder: Sendable {}
    final class Boiler: Sendable {}
    final class Machine: Sendable {}

    /// The seed, with the outcome of making the grinder, the boiler and the bell.
    struct Kitchen: Sendable {
        var grind: @Sendable () throws -> Void = {}
        var heat: @Sendable () async throws -> Void = {}
        var ring: @Sendable () async throws -> Void = {}
    }

    /// A shop whose grinder throws.
    struct Shop<Kind: ConstructionKind>: RootComponent {
        typealias Seed = Kitchen
        typealias Construction = Kind

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Grinder.self).sharedInScope().throwing(
                file: "Shop/Menu.swift", line: 1,
                { (kitchen: Kitchen) in
                    try kitchen.grind()
                    return Grinder()
                })
        }

        static func configureRoot(binder bind: ReceiptBinder<Machine>) -> BindingReceipt<Machine> {
            bind.to(file: "Shop/Menu.swift", line: 2, factory: { (_: Grinder) in Machine() })
        }
    }

    static let text = """
        error: 'FailedBuildTests.Grinder' could not be made
          'FailedBuildTests.Grinder'             Shop/Menu.swift:1
          needed by 'FailedBuildTests.Machine'   Shop/Menu.swift:2   (root of 'FailedBuildTests.Shop<Throwing>')
        note: its factory threw the grinder is jammed
        """

    @Test func throwingBuild_throwsBindingPlaceAndPath() throws {
        let factory = try ComponentFactory.of(Shop<Throwing>.self)
        let error = #expect(throws: ConstructionError.self) { try factory.build(Kitchen(grind: { throw Jam() })) }
        #expect(error?.description == Self.text)
        #expect(error.map { String(reflecting: $0) } == Self.text)
        #expect(error?.underlying is Jam)
        #expect(error?.path.map(\.place?.line) == [1, 2])
        _ = try factory.build(Kitchen())
    }

    @Test @MainActor func buildOnTheMainActor_throwsTheSame() async throws {
        let factory = try ComponentFactory.of(Shop<OnMainActor.Throwing>.self)
        let error = #expect(throws: ConstructionError.self) { try factory.build(Kitchen(grind: { throw Jam() })) }
        #expect(error?.path.count == 2)
        let other = try ComponentFactory.of(Shop<OnMainActor.Asynchronous>.self)
        await #expect(throws: ConstructionError.self) { try await other.build(Kitchen(grind: { throw Jam() })) }
    }

    /// A shop that needs two independent bindings, one of which its street shares.
    struct Corner: Component {
        typealias Construction = Asynchronous

        static func configure(binder: Binder<PerTable>) {
            binder.bind(Bell.self).sharedInScope().asynchronous { (kitchen: Kitchen) in
                try await kitchen.ring()
                return Bell()
            }
            binder.bind(Grinder.self).sharedInScope().throwing { (kitchen: Kitchen, _: Boiler, _: Bell) in
                try kitchen.grind()
                return Grinder()
            }
            binder.bind(Shelf.self).sharedInScope().asynchronous { (kitchen: Kitchen, _: Boiler) in
                try await kitchen.heat()
                return Shelf()
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Machine>) -> BindingReceipt<Machine> {
            bind.to(factory: { (_: Grinder, _: Shelf) in Machine() })
        }
    }

    final class Shelf: Sendable {}

    final class Bell: Sendable {}

    struct Sign: Sendable {
        let corner: ComponentFactory<Corner>
        let boilers: Tally
    }

    /// Builds a street, which installs the corner.
    private func sign(_ kitchen: Kitchen) throws -> Sign {
        let street = LocalBindings { binder in
            binder.bind(Kitchen.self).to(value: kitchen)
            binder.install(dependency: Corner.self)
            binder.bind(Tally.self).sharedInScope().to(factory: Tally.init)
            binder.bind(Boiler.self).sharedInScope().asynchronous { (boilers: Tally) async in
                boilers.add()
                return Boiler()
            }
            binder.bind(Sign.self).to(factory: Sign.init)
        }
        return try serve(Sign.self, from: street).dish
    }

    @Test func failedBuild_leavesWhatItsAncestorsShare() async throws {
        let isJammed = Tally()
        let sign = try sign(Kitchen(grind: { if isJammed.add() == 1 { throw Jam() } }))
        await #expect(throws: ConstructionError.self) { try await sign.corner.build() }
        _ = try await sign.corner.build()
        #expect(sign.boilers.count == 1)
    }

    @Test func failedBuild_cancelsRunsUnderWay_andWaitsForThem() async throws {
        let log = Journal()
        let began = Gate()
        let kitchen = Kitchen(
            grind: { throw Jam() },
            heat: {
                began.open()
                try? await Gate().wait()
                log.log("ended")
            },
            ring: { try await began.wait() })
        let sign = try sign(kitchen)
        do {
            _ = try await sign.corner.build()
        } catch {
            #expect((error as? ConstructionError)?.underlying is Jam)
            log.log("thrown")
        }
        #expect(log.events == ["ended", "thrown"])
    }

    @Test(arguments: [false, true])
    func cancelledBuild_throwsCancellationError_unwrapped(ofOneBinding: Bool) async throws {
        let began = Gate()
        let kitchen = Kitchen(heat: {
            began.open()
            do { try await Gate().wait() } catch { throw Jam() }
        })
        let (sign, cellar) = (try sign(kitchen), try ComponentFactory.of(Cellar.self))
        let build = Task {
            if ofOneBinding { _ = try await cellar.build(kitchen) } else { _ = try await sign.corner.build() }
        }
        try await began.wait()
        build.cancel()
        await #expect(throws: CancellationError.self) { try await build.value }
    }

    /// A component whose only binding is made in the task of the build.
    struct Cellar: RootComponent {
        typealias Seed = Kitchen
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Shelf.self).sharedInScope().asynchronous(
                file: "Shop/Cellar.swift", line: 1,
                { (kitchen: Kitchen) in
                    try await kitchen.heat()
                    return Shelf()
                })
        }

        static func configureRoot(binder bind: ReceiptBinder<Boiler>) -> BindingReceipt<Boiler> {
            bind.to(file: "Shop/Cellar.swift", line: 2, factory: { (_: Shelf) in Boiler() })
        }
    }

    @Test func cancellationErrorOfAFactory_isWrapped_whereTheTaskIsNotCancelled() async throws {
        let factory = try ComponentFactory.of(Cellar.self)
        let error = await #expect(throws: ConstructionError.self) {
            try await factory.build(Kitchen(heat: { throw CancellationError() }))
        }
        #expect(error?.underlying is CancellationError)
    }

    /// A component whose binding builds another component.
    struct House: RootComponent {
        typealias Seed = Kitchen
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Boiler.self).sharedInScope().asynchronous(
                file: "Shop/House.swift", line: 1,
                { (kitchen: Kitchen) in try await ComponentFactory.of(Cellar.self).build(kitchen) })
        }

        static func configureRoot(binder bind: ReceiptBinder<Machine>) -> BindingReceipt<Machine> {
            bind.to(file: "Shop/House.swift", line: 2, factory: { (_: Boiler) in Machine() })
        }
    }

    @Test func errorOfAnotherComponent_isTheUnderlyingError() async throws {
        let factory = try ComponentFactory.of(House.self)
        let error = await #expect(throws: ConstructionError.self) {
            try await factory.build(Kitchen(heat: { throw Jam() }))
        }
        #expect(
            error?.description == """
                error: 'FailedBuildTests.Boiler' could not be made
                  'FailedBuildTests.Boiler'              Shop/House.swift:1
                  needed by 'FailedBuildTests.Machine'   Shop/House.swift:2   (root of 'FailedBuildTests.House')
                note: its factory threw error: 'FailedBuildTests.Shelf' could not be made
                        'FailedBuildTests.Shelf'              Shop/Cellar.swift:1
                        needed by 'FailedBuildTests.Boiler'   Shop/Cellar.swift:2   (root of 'FailedBuildTests.Cellar')
                      note: its factory threw the grinder is jammed
                """)
        #expect((error?.underlying as? ConstructionError)?.underlying is Jam)
    }

    @Test func buildByHand_wrapsItsError() async throws {
        let now = ComponentFactory<Shop<Throwing>> { _ in throw Jam() }
        let error = #expect(throws: ConstructionError.self) { try now.build(Kitchen()) }
        #expect(
            error?.description == """
                error: the component could not be made
                note: its factory threw the grinder is jammed
                """)
        let later = ComponentFactory<Shop<Asynchronous>> { _ in
            await Task.yield()
            throw Jam()
        }
        let laterError = await #expect(throws: ConstructionError.self) { try await later.build(Kitchen()) }
        #expect(laterError?.underlying is Jam)
    }

    /// A shop whose root itself throws.
    struct Door: RootComponent {
        typealias Seed = Kitchen
        typealias Construction = Throwing

        static func configure(binder: Binder<Singleton>) {}

        static func configureRoot(binder bind: ReceiptBinder<Machine>) -> BindingReceipt<Machine> {
            bind.throwing(
                file: "Shop/Door.swift", line: 1,
                { (kitchen: Kitchen) in
                    try kitchen.grind()
                    return Machine()
                })
        }
    }

    @Test func rootThatFails_isThePath() throws {
        let error = #expect(throws: ConstructionError.self) {
            try ComponentFactory.of(Door.self).build(Kitchen(grind: { throw Jam() }))
        }
        #expect(
            error?.description == """
                error: 'FailedBuildTests.Machine' could not be made
                  'FailedBuildTests.Machine'   Shop/Door.swift:1   (root of 'FailedBuildTests.Door')
                note: its factory threw the grinder is jammed
                """)
    }
}
