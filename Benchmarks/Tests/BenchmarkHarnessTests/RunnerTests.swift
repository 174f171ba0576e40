// SPDX-License-Identifier: Apache-2.0

import BenchmarkHarness
import Foundation
import Testing

extension HarnessTests {
    @Suite struct RunnerTests {
        private let benchmarks = ["chain10", "chain100", "wide20"].map { name in
            Benchmark(name, "nothing") {
                Trial(rounds: 1, subject: { .nanoseconds(3) }, baseline: { .nanoseconds(2) }, check: {})
            }
        }

        @Test(arguments: [
            ([], ["chain10", "chain100", "wide20"]),
            (["chain10"], ["chain10"]),
            (["chain"], ["chain10", "chain100"]),
            (["wide", "chain100"], ["chain100", "wide20"]),
        ])
        func filters_pickByName_orByAPartOfIt(_ filters: [String], _ expected: [String]) throws {
            #expect(try Runner(benchmarks, filters: filters).run().map(\.name) == expected)
        }

        @Test func filter_thatPicksNothing_isAnError() {
            #expect(throws: BenchmarkError("no benchmark is named like 'tall'; there are chain10, chain100, wide20")) {
                try Runner(benchmarks, filters: ["tall"])
            }
        }

        @Test func aBenchmarkThatIsApart_isMeasuredFirst_andElsewhere_unlessItIsTheOnlyOne() throws {
            var events: [String] = []
            let benchmarks = ["small", "large", "last"].map { (name: String) -> Benchmark in
                Benchmark(name, "nothing", isApart: name == "large") {
                    events.append("\(name) here")
                    return Trial(rounds: 1, subject: { .nanoseconds(3) }, baseline: { .nanoseconds(2) }, check: {})
                }
            }
            let elsewhere = Measurement(
                name: "large", samples: [.init(ns: 5, baselineNs: 1)], allocations: nil, baselineAllocations: nil)
            let measureApart: (String) throws -> BenchmarkHarness.Measurement = { name in
                events.append("\(name) apart")
                return elsewhere
            }
            let all: [BenchmarkHarness.Measurement] = try Runner(benchmarks).run(measureApart: measureApart)
            #expect(all.map(\.name) == ["small", "large", "last"])
            #expect(all.map(\.ratio) == [1.5, 5, 1.5])
            #expect(events == ["large apart", "small here", "last here"])
            events = []
            let only: [BenchmarkHarness.Measurement] = try Runner(benchmarks, filters: ["large"]).run(
                measureApart: measureApart)
            #expect(only.map(\.ratio) == [1.5])
            #expect(events == ["large here"])
        }

        @Test func aProcessApart_isReadOrReported() throws {
            let json = try Measurement.json([
                Measurement(
                    name: "large", samples: [.init(ns: 5, baselineNs: 1)], allocations: 7, baselineAllocations: nil)
            ])
            let folder = FileManager.default.temporaryDirectory.appending(path: "apart-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let program = folder.appending(path: "program")
            let script = "#!/bin/sh\ntest \"$*\" = '--json --filter large' || exit 1\ncat <<'END'\n\(json)\nEND\n"
            let draft = folder.appending(path: "draft")
            try script.write(to: draft, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: draft.path)
            // By a process of its own: one that another test starts meanwhile would inherit a file that this one writes, and
            // a program can't be run while a process has it open for writing.
            try Process.run(URL(filePath: "/bin/cp"), arguments: ["-p", draft.path, program.path]).waitUntilExit()
            let measurement = try ProcessApart.measure("large", by: program)
            #expect(measurement.ratio == 5)
            #expect(measurement.allocations == 7)
            #expect(throws: BenchmarkError("the process that measures 'small' failed")) {
                try ProcessApart.measure("small", by: program)
            }
        }

        @Test func aFailedCheck_stopsTheRun_andNamesTheBenchmark() throws {
            let broken = Benchmark("broken", "nothing") {
                Trial(
                    rounds: 1, subject: { .zero }, baseline: { .zero },
                    check: { throw BenchmarkError("the sides differ") })
            }
            let runner = try Runner([broken])
            #expect(throws: BenchmarkError("broken: the sides differ")) { try runner.run() }
        }

        @Test(arguments: [Trial.Side.library, .hand]) func aRepetition_runsOneSideOnly(_ side: Trial.Side) throws {
            var runs = (library: 0, hand: 0)
            let counting = Benchmark("counting", "nothing") {
                Trial(subject: { runs.library += $0 }, baseline: { runs.hand += $0 }, check: {})
            }
            try Runner([counting]).repeat(BenchmarkOptions.Repetition(side: side, count: 3))
            #expect(runs == (side == .library ? (3, 0) : (0, 3)))
        }

        @Test func options_areRead() throws {
            let options = try BenchmarkOptions(["--json", "--filter", "chain10", "--filter", "wide20"])
            #expect(options.isJSON)
            #expect(options.filters == ["chain10", "wide20"])
            #expect(options.repetition == nil)
            let repeating = try BenchmarkOptions(["--repeat", "hand", "3"])
            #expect(repeating.repetition == BenchmarkOptions.Repetition(side: .hand, count: 3))
            for wrong in [["--repeat"], ["--repeat", "both", "3"], ["--repeat", "library", "0"]] {
                #expect(throws: BenchmarkError("--repeat needs 'library' or 'hand', and a number of runs")) {
                    try BenchmarkOptions(wrong)
                }
            }
            #expect(throws: BenchmarkError("--filter needs a name")) { try BenchmarkOptions(["--filter"]) }
            #expect(throws: BenchmarkError("unknown argument '--fast'\n\(BenchmarkOptions.usage)")) {
                try BenchmarkOptions(["--fast"])
            }
        }
    }
}
