// SPDX-License-Identifier: Apache-2.0

import DIBinding
import Foundation
import Testing

@testable import DIChecking

/// The lines of a watch: the difference to the last check.
@Suite struct WatchTests {
    private let path: String = FileManager.default.temporaryDirectory.appending(path: "seen-\(UUID().uuidString)").path

    /// Answers a request that knows the last answer, without the summary, which is tested.
    private func answer(_ types: [any RootComponent.Type], _ summary: String) throws -> String {
        var request = Checking.request(.check)
        request.seen = path
        let output = try Checking.answer(request, about: Checking.types(types)).output
        #expect(output.hasSuffix(summary + "\n"))
        return String(output.dropLast(summary.count + 1))
    }

    /// The report without a watch.
    private func whole(_ types: [any RootComponent.Type]) throws -> String {
        try Checking.answer(Checking.request(.check), about: Checking.types(types)).output
    }

    @Test func problem_isTold_thenNamed_thenMended() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let one = "checked 1 component, 2 bindings: 2 errors, 0 warnings"
        let report = try whole([Brewery.self])
        #expect(try answer([Brewery.self], one) + one + "\n" == report)

        let lines = report.split(separator: "\n").filter { $0.contains(".swift:") && $0.contains(": error: ") }
        #expect(lines.count == 2)
        #expect(try answer([Brewery.self], one) == lines.map { $0 + "\n" }.joined())

        let none = "checked 1 component, 2 bindings: 0 errors, 1 warning"
        let after = try answer([MilkBar.self], none)
        #expect(after.contains(": warning: "))
        #expect(after.hasSuffix(lines.map { "mended: \($0)\n" }.joined()))
        #expect(!(try answer([MilkBar.self], none)).contains("mended"))
    }

    @Test func problemThatMoved_isTheSame() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let summary = "checked 1 component, 2 bindings: 0 errors, 1 warning"
        _ = try answer([MilkBar.self], summary)
        let seen = SeenProblems(path: path)
        let problems = seen.read()
        try seen.write(problems.map { SeenProblems.Problem(name: $0.name, line: "elsewhere") })
        #expect(try answer([MilkBar.self], summary) == problems.map { $0.line + "\n" }.joined())
    }

    @Test func fileThatCannotBeRead_meansThatEverythingIsNew() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("half".utf8).write(to: URL(filePath: path))
        let summary = "checked 1 component, 2 bindings: 0 errors, 1 warning"
        #expect(try answer([MilkBar.self], summary) + summary + "\n" == whole([MilkBar.self]))
    }
}
