// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// The verdicts of Scripts/test and Scripts/check; a program that prints a log plays the compiler.
@Suite(.onOwnThreads) struct StagesTests {
    /// Returns the last line and the status of a stage whose `swift test` prints this.
    private func verdict(log: String, status: Int) throws -> (line: String?, status: Int32, output: String) {
        let checkout = try Checkout()
        try checkout.write(log, to: "log")
        try checkout.write("", to: "Packages/DICore/Package.swift")
        try checkout.writeProgram("[ $1 = build ] || { sed \"s|HERE|$PWD|\" log; exit \(status); }", to: "bin/swift")
        let result = try checkout.run("Scripts/test", "tools")
        return (result.output.split(separator: "\n").last.map(String.init), result.status, result.output)
    }

    @Test func stage_passes_andCountsWithoutTheSkipped() throws {
        let found = try verdict(
            log: """
                ✔ Test cup_isFull() passed after 0.001 seconds.
                ➜ Test cup_isHot() skipped: "no heater"
                ✔ Test run with 12 tests in 3 suites passed after 0.002 seconds.

                """, status: 0)
        #expect(found.line == "11 passed, 0 failed")
        #expect(found.status == 0)
    }

    @Test func stage_fails_withItsTests() throws {
        let found = try verdict(
            log: """
                ✘ Test cup_isFull() recorded an issue at Cup.swift:1:1: Expectation failed: 1 == 2
                ✘ Test cup_isFull() failed after 0.001 seconds with 1 issue.
                ✘ Test cup_hasSize(_:) with 3 test cases failed after 0.001 seconds with 2 issues.
                ✘ Suite CupTests failed after 0.001 seconds with 3 issues.
                ✘ Test run with 12 tests in 3 suites failed after 0.002 seconds with 3 issues.

                """, status: 1)
        #expect(found.line == "10 passed, 2 failed")
        #expect(found.status == 1)
        // Said again above the totals, where it is found without the log.
        let complaint = "✘ Test cup_isFull() recorded an issue at Cup.swift:1:1: Expectation failed: 1 == 2"
        #expect(found.output.contains("\n== tools\n\(complaint)\n\n  tools "))
    }

    @Test func stage_fails_whenTheProcessDies() throws {
        let found = try verdict(log: "✔ Test cup_isFull() passed after 0.001 seconds.\n", status: 132)
        #expect(found.line == "0 passed, 1 failed")
        #expect(found.status == 1)
        #expect(found.output.contains("ended with status 132, see .build-logs/tools.log"))
    }

    @Test func stage_fails_withoutTests() throws {
        let found = try verdict(log: "✔ Test run with 0 tests in 0 suites passed after 0.002 seconds.\n", status: 0)
        #expect(found.line == "0 passed, 1 failed")
        #expect(found.status == 1)
        #expect(found.output.contains("no tests were run"))
    }

    @Test func stage_fails_forWarnings_butNotForThoseOfOthers() throws {
        let passed = "✔ Test run with 3 tests in 1 suite passed after 0.002 seconds.\n"
        let others = """
            HERE/Apps/App/.build/checkouts/Beans/Sources/Bean.swift:1:2: warning: old beans
            warning: 'beans': found 1 file(s) which are unhandled

            """
        #expect(try verdict(log: others + passed, status: 0).line == "3 passed, 0 failed")
        let manifest = "warning: 'dicore': found 1 file(s) which are unhandled\n"
        let found = try verdict(log: manifest + passed, status: 0)
        #expect(found.line == "3 passed, 1 failed")
        #expect(found.status == 1)
        #expect(found.output.contains("warnings in our own code:\n" + manifest))
    }

    @Test func stage_fails_forAWarningOfASource() throws {
        let checkout = try Checkout()
        try checkout.writeProgram(
            """
            [ $1 = build ] && echo "$PWD/Packages/DICore/Sources/DICore/Cup.swift:1:2: warning: variable 'cup' was never used"
            echo '✔ Test run with 3 tests in 1 suite passed after 0.002 seconds.'
            """, to: "bin/swift")
        let result = try checkout.run("Scripts/test", "nested")
        #expect(result.status == 1)
        // The stage builds twice.
        #expect(result.output.hasSuffix("6 passed, 1 failed\n"))
        #expect(result.output.contains("/Cup.swift:1:2: warning: variable 'cup' was never used\n"))
    }

    @Test func stages_atTheSameTime_areCountedEach() throws {
        let checkout = try Checkout()
        try checkout.writeProgram(
            """
            echo '✔ Test run with 3 tests in 1 suite passed after 0.002 seconds.'
            case "$*" in *Benchmarks*) exit 5 ;; esac
            """, to: "bin/swift")
        let result = try checkout.run("Scripts/test", "servers+benchmarks")
        #expect(result.status == 1)
        #expect(result.output.contains("  servers         3 passed    0 failed "))
        #expect(result.output.contains("  benchmarks      3 passed    1 failed "))
        #expect(result.output.hasSuffix("6 passed, 1 failed\n"))
    }

    /// Builds write no index, and `swift test` is told to run the tests of a package with a main function.
    @Test func commands_haveTheSameOptions() throws {
        let checkout = try Checkout()
        try checkout.write("", to: "Packages/DICore/Package.swift")
        try checkout.writeProgram("echo \"called: $*\"", to: "bin/swift")
        let result = try checkout.run("Scripts/test", "tools")
        let calls = result.output.split(separator: "\n").filter { $0.hasPrefix("called: ") }
        let package = "--package-path Tests --scratch-path .build"
        #expect(
            calls == [
                "called: build --disable-index-store \(package) --build-tests",
                "called: test --disable-index-store --enable-swift-testing --disable-xctest \(package) --skip-build",
            ])
    }

    @Test func stage_fails_thatDoesNotExist() throws {
        let result = try Checkout().run("Scripts/test", "coffee")
        #expect(result.status == 1)
        #expect(result.output.hasSuffix("\n0 passed, 1 failed\n"))
        #expect(result.output.contains("test: unknown stage 'coffee'; the stages are: debug long tools nested+release"))
    }

    @Test func checks_allRun_whateverTheFirstSays() throws {
        let checkout = try Checkout()
        let checks = try FileManager.default.contentsOfDirectory(atPath: checkout.folder.path + "/Scripts/checks")
            .filter { !$0.contains(".") }.sorted()
        for check in checks {
            let fails = check == "sizes" || check == "docs"
            try checkout.writeProgram("echo ran \(check)\nexit \(fails ? 1 : 0)", to: "Scripts/checks/\(check)")
        }
        let result = try checkout.run("Scripts/check")
        #expect(result.status == 1)
        #expect(result.errors == "2 of 12 checks failed\n")
        for check in ["standalone", "sizes", "docs"] {
            #expect(result.output.contains("ran \(check)\n"))
        }
        #expect(result.output.contains("  FAILED sizes "))
        #expect(result.output.contains("  ok     unsafe "))
    }
}
