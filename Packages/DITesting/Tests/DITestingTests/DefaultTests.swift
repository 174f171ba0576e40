// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIModules
import Testing

@testable import DITesting

/// Declared defaults in tests with traits.
@Suite
struct DefaultTests {
    @Test(.injector(shop))
    func defaultForTests_isUsed() {
        #expect(inject(\.lamp).name == "lamp of tests")
    }

    @Test(.overriding { factory(\.lamp) { Lamp(name: "fake") } })
    func override_replacesTheDefault_sharedAsItIsDeclared() {
        #expect(inject(\.lamp).name == "fake")
        #expect(inject(\.lamp) === inject(\.lamp))
        #expect(inject(\.candle) !== inject(\.candle))
    }

    @Test(.overriding { factory(\.candle) { Lamp(name: "fake") } })
    func override_isMadeForEachRequest_whereTheDefaultIs() {
        #expect(inject(\.candle).name == "fake")
        #expect(inject(\.candle) !== inject(\.candle))
    }

    @Test(
        .injector { single(\.candle) { Lamp(name: "bound") } }, .overriding { factory(\.candle) { Lamp(name: "fake") } }
    )
    func override_replacesTheBinding_withItsSharing() {
        #expect(inject(\.candle).name == "fake")
        #expect(inject(\.candle) === inject(\.candle))
    }

    @Test(
        .injector(Shop.self), .overriding { factory(\.lamp) { Lamp(name: "outer") } },
        .overriding { factory(\.lamp) { Lamp(name: "inner") } })
    func innerOverride_wins_overAComponent() {
        #expect(inject(\.lamp).name == "inner")
        #expect(inject(Till.self).payments.name == "card")
    }

    @Test
    func unimplemented_isTheTestsIssue() async throws {
        let (line, asked) = (#line + 1, #line + 2)
        let trait = InjectorTrait.injector(shop)
        let issues = try await Report.issues([trait]) { #expect(inject(\.receiptPaper) == "none") }
        #expect(
            issues == [
                Report(
                    text: """
                        error: [DI/Unimplemented] the default 'receiptPaper' is not implemented
                          declared    DITestingTests/DefaultTests.swift:\(declaration)
                          requested   DITestingTests/DefaultTests.swift:\(asked)
                        fix: bind it in the graph: binder.bind(\\.receiptPaper) or factory(\\.receiptPaper)
                        docs: swift package di explain Unimplemented
                        """, line: line)
            ])
    }

    @Test(.overriding { factory(\.receiptPaper) { "thin" } })
    func override_implementsADeclaration() {
        #expect(inject(\.receiptPaper) == "thin")
    }
}

private final class Lamp: Sendable {
    let name: String

    init(name: String) {
        self.name = name
    }
}

private let declaration: Int = #line + 3

extension DefaultValues {
    fileprivate var receiptPaper: Default<String> { unimplemented { "none" } }
    fileprivate var lamp: Default<Lamp> { self(.shared) { Lamp(name: "lamp") }.inTests { Lamp(name: "lamp of tests") } }
    fileprivate var candle: Default<Lamp> { self { Lamp(name: "candle") } }
}
