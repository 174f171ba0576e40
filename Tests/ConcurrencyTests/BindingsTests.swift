// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIMigration
import DIModules
import Testing

/// Graphs that are planned, linked and asked at the same time from one list of bindings, whose entries they share.
@Suite struct BindingsTests {
    struct Cup: Sendable {
        let pumps: [Pump]
    }

    @Test func graphs_ofOneList_areIndependent() async throws {
        let kitchen = Bindings {
            single(Heater.init)
            single(Pump.init)
            single(qualified: "opaque") { Pump(heater: $0()) }
            intoCollection { factory(Pump.init) }
            decorate(Pump.self) { $0 }
            when(.profile("demo")) { value(1) }
            factory { Cup(pumps: $0) }
        }
        let heaters = try await withThrowingTaskGroup(of: Heater.self) { group in
            for number in 0..<64 {
                group.addTask {
                    let injector = try Injector(
                        kitchen, options: GraphOptions(profiles: number.isMultiple(of: 2) ? ["demo"] : []))
                    #expect(injector.find(Int.self) == (number.isMultiple(of: 2) ? 1 : nil))
                    #expect(injector.get(Pump.self).heater === injector.get(Heater.self))
                    #expect(injector.get(Cup.self).pumps.allSatisfy { $0.heater === injector.get(Heater.self) })
                    #expect(injector.get(Pump.self, qualified: "opaque").heater === injector.get(Heater.self))
                    let overlay = try Injector(parent: injector) { intoCollection { factory(Pump.init) } }
                    #expect(overlay.get(Cup.self).pumps.count == 2)
                    return injector.get(Heater.self)
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(heaters.map { ObjectIdentifier($0) }).count == 64)
    }
}
