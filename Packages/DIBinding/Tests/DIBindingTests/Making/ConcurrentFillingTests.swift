// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rules 9 and 10 of effects: a build makes independent bindings at the same time, each after what it needs, then the
/// eager ones, then the root.
@Suite struct ConcurrentFillingTests {
    final class Boiler: Sendable {}
    final class Grinder: Sendable {}
    final class Pump: Sendable {}
    final class Machine: Sendable {}
    final class Sign: Sendable {}
    final class Till: Sendable {}

    struct Shop: Sendable {
        let machine: Machine
        let till: Till
    }

    /// A machine of three parts that are made at the same time, of different kinds.
    private func opening(_ log: Journal) throws -> ComponentFactory<Local<Shop, Void, Asynchronous>> {
        let meeting = Meeting(of: 3)
        @Sendable func meet<Part>(_ part: Part) async throws -> Part {
            try await meeting.join()
            log.log("part")
            return part
        }
        return try LocalBindings { binder in
            binder.bind(Boiler.self).sharedInScope().asynchronous { () async throws in try await meet(Boiler()) }
            binder.bind(Grinder.self).sharedInScope().asynchronous { () async throws in try await meet(Grinder()) }
            binder.bind(Pump.self).sharedInScope().asynchronousOnMainActor { @MainActor () async throws in
                MainActor.assertIsolated()
                return try await meet(Pump())
            }
            binder.bind(Machine.self).sharedInScope().throwing { (_: Boiler, _: Grinder, _: Pump) throws in
                log.log("machine")
                return Machine()
            }
            binder.bind(Till.self).sharedInScope().throwingOnMainActor { @MainActor (_: Machine) throws in
                MainActor.assertIsolated()
                log.log("till")
                return Till()
            }
            binder.bind(Sign.self).sharedInScope(.eager).to { (_: Machine) in
                log.log("sign")
                return Sign()
            }
            binder.bind(Shop.self).qualified("shared").to { (machine: Machine, till: Till) in
                log.log("root")
                return Shop(machine: machine, till: till)
            }
        }.factory(of: Shop.self, Asynchronous.self)
    }

    @Test func independentBindings_areMadeAtTheSameTime_eachAfterItsNeeds() async throws {
        let log = Journal()
        _ = try await opening(log).build()
        #expect(log.events == ["part", "part", "part", "machine", "till", "sign", "root"])
    }

    @Test func componentThatMakesNothingFirst_suspendsNowhere() async throws {
        let idle = LocalBindings { $0.bind(Sign.self).qualified("shared").to(factory: Sign.init) }
        let factory = try idle.factory(of: Sign.self, Asynchronous.self)
        #expect(try await isMadeWithoutSuspension { try await factory.build() })
    }

    @Test func componentThatMakesSomethingFirst_suspends() async throws {
        let factory = try opening(Journal())
        #expect(try await !isMadeWithoutSuspension { try await factory.build() })
    }
}
