// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// Decorators in overlays.
@Suite struct DecoratedOverlayTests {
    @Test func decoratorThatAnOverlayAdds_standsAroundTheInstanceOfItsParent() throws {
        let parent = try Injector {
            single { Vessel() }
            decorate(Vessel.self) { Vessel($0, name: "lid") }
            single { (vessel: Vessel) in Shelf(vessel: vessel) }
        }
        let child = try Injector(parent: parent) {
            decorate(Vessel.self) { Vessel($0, name: "sleeve") }
        }
        #expect(child.get(Vessel.self).name == "sleeve")
        #expect(child.get(Vessel.self).inner === parent.get(Vessel.self))
        #expect(child.get(Shelf.self).vessel === child.get(Vessel.self))
        #expect(parent.get(Shelf.self).vessel === parent.get(Vessel.self))
        #expect(parent.get(Vessel.self).name == "lid")
    }

    @Test func bindingThatAnOverlayReplaces_isUnderTheDecoratorsOfItsParent() throws {
        let parent = try Injector {
            single { Vessel() }
            decorate(Vessel.self) { Vessel($0, name: "lid") }
        }
        let child = try Injector(parent: parent) {
            single { Vessel(name: "bowl") }
        }
        #expect(child.get(Vessel.self).name == "lid")
        #expect(child.get(Vessel.self).inner?.name == "bowl")
        #expect(child.get(Vessel.self) === child.get(Vessel.self))
        #expect(parent.get(Vessel.self).inner?.name == "cup")
    }

    @Test func otherBinding_leavesAllLayersToTheParent() throws {
        let parent = try Injector {
            single { Vessel() }
            decorate(Vessel.self) { Vessel($0, name: "lid") }
        }
        let child = try Injector(parent: parent) { value(1) }
        #expect(child.get(Vessel.self) === parent.get(Vessel.self))
    }

    @Test func decoratorOfNothing_isAMistake_alsoInAnOverlay() throws {
        let parent = try Injector { value(1) }
        let error = #expect(throws: GraphError.self) {
            try Injector(parent: parent) {
                decorate(Vessel.self) { Vessel($0, name: "lid") }
            }
        }
        #expect(error?.diagnostics.map(\.id) == [.decoratesNothing])
    }

    private final class Vessel: Sendable {
        let inner: Vessel?
        let name: String

        init(_ inner: Vessel? = nil, name: String = "cup") {
            self.inner = inner
            self.name = name
        }
    }

    private final class Shelf: Sendable {
        let vessel: Vessel

        init(vessel: Vessel) {
            self.vessel = vessel
        }
    }
}
