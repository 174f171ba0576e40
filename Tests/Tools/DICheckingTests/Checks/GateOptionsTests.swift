// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Testing

@testable import DIChecking

/// The options that only a gate has: it says as little as a compiler, and names files as a compiler does.
@Suite struct GateOptionsTests {
    /// Answers a brief request about a component with a property that nothing reads.
    private func answer(
        _ severities: [String: String] = [:], isBrief: Bool = true
    ) throws -> (output: String, status: Int32) {
        var request = Checking.request(.check)
        request.properties = ["a.yml"]
        request.package?.folder = "/shop"
        request.isBrief = isBrief
        request.namesWholePaths = true
        request.severities = severities
        let reader = PropertiesReader { _, _ in { Settings(["colour": "red"], file: "/shop/a.yml") } }
        return try Checker.answer(
            request, about: Checking.types([NamedShop.self]), properties: reader)
    }

    @Test func notes_areLeftOut_andNumbersWithThem() throws {
        var request = Checking.request(.check)
        #expect(try Checker.answer(request, about: Checking.types([NamedShop.self])).output.contains("DI/NotChecked"))
        request.isBrief = true
        let brief = try Checker.answer(request, about: Checking.types([NamedShop.self]))
        #expect(brief == ("", 0))
    }

    @Test func warnings_areTold_withWholePaths() throws {
        let answer = try answer()
        #expect(answer.output.hasPrefix("/shop/a.yml:1:9: warning: nothing reads 'colour' [DI/PropertyUnknown]\n"))
        #expect(answer.output.hasSuffix("checked 1 component, 2 bindings: 0 errors, 1 warning\n"))
        #expect(answer.status == 0)
    }

    @Test func severities_raiseAWarning_orHideIt() throws {
        let raised = try answer(["DI/PropertyUnknown": "error"])
        #expect(raised.output.hasPrefix("/shop/a.yml:1:9: error: nothing reads 'colour' [DI/PropertyUnknown]\n"))
        #expect(raised.status == 1)
        #expect(try answer(["DI/PropertyUnknown": "off"]) == ("", 0))
        #expect(
            try answer(["DI/PropertyUnknown": "off"], isBrief: false).output
                == "checked 1 component, 2 bindings: 0 errors, 0 warnings\n")
    }

    /// The program can't make what the graph lacks.
    @Test func severities_leaveAnErrorAsItIs() throws {
        var request = Checking.request(.check)
        request.severities = ["DI/MissingBinding": "off"]
        let answer = try Checker.answer(request, about: Checking.types([EspressoBar.self]))
        #expect(answer.output.contains(": error: no binding for "))
        #expect(answer.status == 1)
    }
}
