// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// The paths of requests that objects make by themselves.
@Suite
struct AmbientPathTests {
    final class First: Sendable { let other = inject(Second.self) }
    final class Second: Sendable { let other = inject(First.self) }

    private static func text(_ result: ExitTest.Result?) -> String {
        // The text of the library, before that of the runtime.
        let all = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        return all.split(separator: "\n\n").first.map { String($0).trimmingPrefix { $0.isNewline }.description } ?? ""
    }

    @Test(arguments: [false, true])
    func cycle_isTold_withAllMakers(areShared: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [areShared = areShared as Bool] in
            let injector = try Injector(options: GraphOptions(context: .test)) {
                if areShared {
                    single(file: "Shop/Cycle.swift", line: 1) { First() }
                    single(file: "Shop/Cycle.swift", line: 2) { Second() }
                } else {
                    factory(file: "Shop/Cycle.swift", line: 1) { First() }
                    factory(file: "Shop/Cycle.swift", line: 2) { Second() }
                }
            }
            injector.run { _ = inject(First.self) }
        }
        #expect(
            Self.text(result) == """
                error: [DI/DependencyCycle] 'AmbientPathTests.First' was requested again while it was being made
                  'AmbientPathTests.First'          Shop/Cycle.swift:1
                  needs 'AmbientPathTests.Second'   Shop/Cycle.swift:2
                  needs 'AmbientPathTests.First'    Shop/Cycle.swift:1
                fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
                docs: swift package di explain DependencyCycle
                """)
    }

    final class Missing: Sendable {}
    final class Asking: Sendable { let missing = inject(Missing.self, file: "Shop/Asking.swift", line: 9) }

    @Test
    func missingBinding_namesTheMakerOfWhatAsks() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let injector = try Injector(options: GraphOptions(context: .test)) {
                factory(file: "Shop/Cycle.swift", line: 1) { Asking() }
                factory(file: "Shop/Cycle.swift", line: 2) { (asking: Asking) in [asking] }
            }
            _ = injector.get([Asking].self)
        }
        #expect(
            Self.text(result) == """
                error: [DI/MissingBinding] no binding for 'AmbientPathTests.Missing'
                  requested while making '[AmbientPathTests.Asking]'   Shop/Asking.swift:9   (bound at Shop/Cycle.swift:2)
                note: did you mean 'AmbientPathTests.Asking', bound at Shop/Cycle.swift:1 in these bindings?
                fix: request 'AmbientPathTests.Asking', or bind 'AmbientPathTests.Missing' in these bindings
                docs: swift package di explain MissingBinding
                """)
    }
}
