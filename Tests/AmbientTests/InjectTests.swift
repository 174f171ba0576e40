// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules
import DITesting
import Testing

/// What users of Inject had, and what it becomes: the page *Coming from Inject*.
@Suite(.injector(Bindings {}))
struct InjectTests {
    // Scope and lifespan, in four cells.

    @Test
    func localTemporary_isUnshared_andEndsWithItsHolder() {
        var one: Bench? = Bench()
        let other = Bench()
        #expect(one?.scale !== other.scale)
        weak let scale = one?.scale
        one = nil
        #expect(scale == nil)
    }

    @Test
    func sharedTemporary_isWeak_andEndsWithItsLastHolder() {
        var one: Bench? = Bench()
        var other: Warehouse? = Warehouse()
        #expect(one?.sieve === other?.sieve)
        weak let sieve = one?.sieve
        one = nil
        #expect(sieve != nil)
        other = nil
        #expect(sieve == nil)
    }

    @Test
    func sharedPermanent_isShared_andOutlivesItsHolders() {
        var one: Bench? = Bench()
        weak let silo = one?.silo
        one = nil
        #expect(silo != nil)
        #expect(Warehouse().silo === silo)
    }

    /// An instance for one holder that outlives it could never be reached again: it is the holder that is kept, or not.
    @Test
    func localPermanent_isUnshared_inAHolderThatIsKept() {
        let holders = [Bench(), Bench()]
        #expect(holders[0].scale === holders[0].scale)
        #expect(holders[0].scale !== holders[1].scale)
    }

    // One point.

    @Test
    func onePoint_isReplaced_byInjecting() {
        let bench = Bench().injecting(FakeRoaster(), for: \.roaster)
        #expect(bench.roaster.name == "fake")
        #expect(Bench().roaster.name == "drum")
    }

    @Test
    func onePoint_isReplaced_bySettingTheProperty() {
        let bench = Bench()
        bench.roaster = FakeRoaster()
        #expect(bench.roaster.name == "fake")
        #expect(Bench().roaster.name == "drum")
    }

    @Test
    func onePointOfAStruct_isReplaced_inTheCopyOnly() {
        struct Label: Injectable {
            @Injected(\.roaster) var roaster
        }
        let label = Label()
        #expect(label.injecting(FakeRoaster(), for: \.roaster).roaster.name == "fake")
        #expect(label.roaster.name == "drum")
    }

    // All points, until a rollback.

    @Test
    func override_isRolledBack_atTheEndOfRun() throws {
        let rehearsal = try Injector(parent: .current) {
            factory(\.roaster) { FakeRoaster() }
        }
        #expect(rehearsal.run { Bench().roaster.name } == "fake")
        #expect(Bench().roaster.name == "drum")
    }

    @Test
    func override_isRolledBack_byAnError() throws {
        struct Spilt: Error {}
        let rehearsal = try Injector(parent: .current) {
            factory(\.roaster) { FakeRoaster() }
        }
        #expect(throws: Spilt.self) { try rehearsal.run { throw Spilt() } }
        #expect(Bench().roaster.name == "drum")
    }

    @Test
    func override_isRolledBack_byUnload() throws {
        let stack = ModuleStack()
        let before = stack.current.run { Bench() }
        let loaded = try stack.load(priority: .high) {
            factory(\.roaster) { FakeRoaster() }
        }
        #expect(stack.current.run { Bench().roaster.name } == "fake")
        // Who holds an instance keeps it.
        #expect(before.roaster.name == "drum")
        try stack.unload(loaded)
        #expect(stack.current.run { Bench().roaster.name } == "drum")
    }

    // The open issue of Inject 1.0: an instance for each key path literal.

    @Test
    func sharedPermanent_isOne_forTwoLiterals() {
        #expect(Bench().silo === Warehouse().silo)
        #expect(inject(\.silo) === inject(\DefaultValues.silo))
    }
}
