// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// Profiles of overlays and stacks.
@Suite
struct ProfilesOfOverlaysTests {
    final class Pump: Sendable {}

    private static let kitchen = Bindings {
        when(.profile("dev")) { value("dev") }
        when(!.profile("dev")) { value("prod") }
        single(Pump.init)
    }

    private static func reasons(_ injector: Injector) -> [String] {
        injector.graph.choices.map { "\($0.isChosen) \($0.reason)" }
    }

    @Test
    func overlay_decidesTheConditionsOfItsParent_byTheProfilesOfBoth() throws {
        let parent = try Injector(Self.kitchen)
        let overlay = try Injector(parent: parent, options: GraphOptions(profiles: ["dev"])) { value(1) }
        #expect(overlay.get(String.self) == "dev")
        #expect(overlay.graph.activeProfiles == ["dev"])
        #expect(
            Self.reasons(overlay) == ["true profile \"dev\" is active", "false profile \"dev\" is active"])
        #expect(overlay.get(Pump.self) === parent.get(Pump.self))
        #expect(parent.get(String.self) == "prod")
        #expect(try Injector(parent: overlay) { value(2) }.get(String.self) == "dev")
    }

    @Test
    func overlayOfAnOverlay_decidesTheConditionsOfBoth() throws {
        let parent = try Injector(Self.kitchen)
        let middle = try Injector(parent: parent) { when(.profile("dev")) { value(1) } }
        let overlay = try Injector(parent: middle, options: GraphOptions(profiles: ["dev"])) { value(2.5) }
        #expect(middle.find(Int.self) == nil)
        #expect(overlay.find(Int.self) == 1)
        #expect(overlay.get(String.self) == "dev")
    }

    @Test
    func stack_decidesTheConditionsOfItsModules_byItsProfiles() throws {
        let stack = ModuleStack(profiles: ["dev"], context: .test)
        try stack.load(Self.kitchen)
        #expect(stack.current.get(String.self) == "dev")
        #expect(stack.current.context == .test)
        let pump = stack.current.get(Pump.self)
        try stack.use(profiles: [])
        #expect(stack.profiles.isEmpty)
        #expect(stack.current.get(String.self) == "prod")
        #expect(stack.current.get(Pump.self) === pump)
        #expect(try stack.injector(of: .first).get(String.self) == "prod")
    }
}
