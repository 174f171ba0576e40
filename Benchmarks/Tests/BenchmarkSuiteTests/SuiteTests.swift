// SPDX-License-Identifier: Apache-2.0

import BenchmarkHarness
import BenchmarkSuite
import Testing

@Suite(.serialized) struct SuiteTests {
    @Test(arguments: Suite.benchmarks.map(\.name)) @MainActor
    func bothSides_makeTheSame(_ name: String) throws {
        let benchmark = try #require(Suite.benchmarks.first { $0.name == name })
        _ = try benchmark.makeTrial()
    }

    @Test func names_areTheOnesPromised() {
        #expect(
            Suite.benchmarks.map(\.name) == [
                "singleton", "transient", "combined", "complex", "chain10", "chain100", "wide20", "tagged",
                "existential",
                "collection10", "collection100", "provider", "assisted", "subcomponent",
                "subcomponent_plain",
                "injector_hit", "injector_transient", "injector_complex", "injector_shape", "injector_assisted",
                "injector_properties", "injector_throwing", "injector300",
                "overlay300", "overlay300_injector",
                "ambient_hit", "ambient_declared", "ambient_default", "ambient_declared10000", "ambient_run",
                "ambient_changed", "case300", "override300",
                "declared1000", "declared1000_again",
                "main_chain10", "main_screen", "awaited_hit", "async_build100", "async_chain200",
                "async_chain2000",
                "main_hit", "throwing_hit", "async_hit", "async_over_hit",
                "session_run", "session_dispose", "session_stop", "session_stop_unlimited", "session_suspend",
                "session_open", "session_open_stop",
                "plan100", "plan1000", "plan10000", "plan100000", "plan1000_with_overrides", "plan1000_with_conditions",
                "plan1000_whole", "plan1000_with_effects", "plan1000_with_errors",
                "plan10000_with_errors",
                "ladder9", "ladder12", "diagnostics1000", "cold1000",
                "singleton_in_10000", "plan10000_with_warnings", "plan10000_that_warns",
                "render1000", "properties_load", "properties_load_untyped", "properties_value", "properties_bracketed",
                "properties_optional",
                "properties_duration", "properties_group",
                "singleton_2threads", "complex_2threads", "complex_2components",
                "unrelated_while_slow",
            ]
        )
    }

    @Test func bars_areJudged_whenTheirBenchmarksWereMeasured() {
        let measured = Suite.benchmarks.map {
            Measurement(
                name: $0.name, samples: [.init(ns: 1, baselineNs: 100)], allocations: 1, baselineAllocations: 1,
                bytes: 1
            )
        }
        let byName = Dictionary(uniqueKeysWithValues: measured.map { ($0.name, $0) })
        for bar in Suite.bars {
            #expect(bar.judge(byName)?.isMet == true, "\(bar.text)")
            #expect(bar.judge([:]) == nil, "\(bar.text)")
        }
    }
}
