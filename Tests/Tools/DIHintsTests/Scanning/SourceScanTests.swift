// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIHints

@Suite struct SourceScanTests {
    private func scan(_ text: String) -> SourceScan { SourceScan(Data(text.utf8)) }

    @Test(arguments: [
        ("f(Pump.init)", ["Pump"]), ("f(Kitchen.Oven.init)", ["Oven"]), ("Rack<Int>.init", ["Rack"]),
        ("Rack<[Rack<Int>]>.init,", ["Rack"]), ("self.init(a)", []), ("Pump.init()", []), ("Pump.initial", []),
        ("a > .init", []), (".init", []), (">.init", []), ("é.init", ["é"]), ("", []),
    ])
    func types_areThoseBeforeAnInitializer(_ text: String, _ names: [String]) {
        #expect(scan(text).chosen == Set(names))
    }

    @Test(arguments: [
        ("struct Pump {", ["Pump"]), ("final class Boiler<T>: Sendable {", ["Boiler"]),
        ("extension Kitchen.Oven {", ["Kitchen", "Oven"]),
        ("public typealias  Grinder = Mill", ["Grinder"]), ("actor `Waiter`", []),
        ("enum A {}; actor B {}", ["A", "B"]),
        ("func make()", []), ("struct", []),
    ])
    func declarations_areFound(_ text: String, _ names: [String]) {
        #expect(scan(text).declared == Set(names))
    }

    @Test(arguments: [
        ("binder.bind()", true), ("(b: UnscopedBinder)", true), ("Bindings {}", true), ("@BindingsBuilder", true),
        ("bind()", false), ("bindings", false), ("", false),
    ])
    func bindings_areNamed(_ text: String, _ expected: Bool) {
        #expect(scan(text).hasBindings == expected)
    }
}
