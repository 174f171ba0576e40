// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// Observers of stacks whose modules come and go.
@Suite struct ModuleStackObserverTests {
    private let log: GraphLog = GraphLog()

    @Test func eagerInstances_areObservedWithinTheLoad() throws {
        let stack = ModuleStack(options: GraphOptions(observers: [log]))
        _ = log.take()
        try stack.load { single(sharing: .eager) { Heater() } }
        #expect(log.take() == ["planned", "> Heater", "< Heater"])
    }

    @Test func mistake_isNoEvent() throws {
        let stack = ModuleStack(options: GraphOptions(observers: [log]))
        let heater = try stack.load { single(Heater.init) }
        try stack.load { single(Pump.init) }
        _ = log.take()
        #expect(throws: GraphError.self) { try stack.unload(heater) }
        #expect(log.take() == [])
        _ = stack.current.get(Pump.self)
        #expect(log.take() == ["> Pump", "> Heater", "< Heater", "< Pump"])
    }

    @Test func injectorsOfRoles_andOverlays_areObserved() throws {
        let stack = ModuleStack(options: GraphOptions(observers: [log]))
        try stack.load { factory { Cup() } }
        try stack.load(priority: .low) { factory { 3 } }
        _ = log.take()
        let first = try stack.injector(of: .first)
        #expect(log.take() == ["planned"])
        _ = first.get(Cup.self)
        #expect(log.take() == ["> Cup", "< Cup"])
        let overlay = try Injector(parent: stack.current) { factory { "cup" } }
        _ = log.take()
        _ = overlay.get(String.self)
        _ = overlay.get(Cup.self)
        #expect(log.take() == ["> String", "< String", "> Cup", "< Cup"])
    }
}
