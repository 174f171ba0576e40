// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 6, policies: eager instances are made before the root, weak ones live while somebody holds them.
@Suite struct SharingPolicyTests {
    protocol Sign: Sendable {}
    struct Lamp: Sign {}

    @Test func eager_isMadeBeforeTheRoot_afterWhatItNeeds_once() throws {
        let log = Journal()
        @Sendable func note<Made>(_ name: String, _ made: Made) -> Made {
            log.log(name)
            return made
        }
        let factory = try LocalBindings { binder in
            binder.bind(Int.self).sharedInScope(.eager).to(factory: { (_: Double, _: any Sign) in note("int", 1) })
            binder.bind(Double.self).sharedInScope(.eager).to(factory: { (_: Float) in note("double", 1) })
            binder.bind(Float.self).sharedInScope().to(factory: { note("float", 1) })
            binder.bind(Bool.self).sharedInScope().to(factory: { note("bool", true) })
            binder.bind((any Sign).self).sharedInScope(.eager).to(factory: { note("sign", Lamp()) })
            binder.bind(Lamp.self).sharedInScope(.eager).to(factory: { note("lamp", Lamp()) })
        }.factory(of: [String].self, root: { $0.to(factory: { note("root", log.events) }) })
        #expect(factory.build() == ["float", "double", "sign", "int", "lamp"])
    }

    protocol Vessel: AnyObject, Sendable {}
    final class Mug: Vessel {}
    struct Glass: Sendable, Equatable { let number: Int }

    struct Cupboard: Module {
        static let glasses = Tally()

        static func configure(binder: Binder<Singleton>) {
            binder.bind((any Vessel).self).sharedInScope(.weak).to(factory: { Mug() })
            binder.bind(Glass.self).sharedInScope(.weak).to(factory: { Glass(number: glasses.add()) })
        }
    }

    @Test func weakExistential_isKeptWhileSomebodyHoldsIt() throws {
        let vessels = try serve(Provider<any Vessel>.self, from: Cupboard.self).dish
        let held = vessels.get()
        #expect(vessels.get() === held)
    }

    @Test func weakValue_isNewEachTime_sinceNobodyCanHoldIt() throws {
        let glasses = try serve(Provider<Glass>.self, from: Cupboard.self).dish
        #expect(glasses.get() != glasses.get())
    }
}
