// SPDX-License-Identifier: Apache-2.0

import BenchmarkHarness

extension Suite {
    /// The promises that this program measures; another script measures the time to compile.
    public static var bars: [Bar] {
        objectBars + injectorBars + ambientBars + testCaseBars + effectBars + runBars + planBars + propertyBars
            + threadBars
    }

    private static var objectBars: [Bar] {
        ratioBars + allocationBars + [
            Bar("singleton / chain10 by hand", .atMost, 0.04) {
                quotient($0["singleton"]?.ns, $0["chain10"]?.baselineNs)
            }
        ]
    }

    private static var ratioBars: [Bar] {
        [
            ("chain10", 1.15), ("complex", 1.15), ("wide20", 1.25), ("tagged", 1.25), ("provider", 1.25),
            ("collection10", 1.25), ("collection100", 1.25), ("singleton", 2), ("subcomponent", 3),
            ("subcomponent_plain", 2),
        ].map { name, limit in
            Bar("\(name) / by hand", .atMost, limit) { $0[name]?.ratio }
        }
    }

    private static var allocationBars: [Bar] {
        ["transient", "complex", "chain10", "wide20"].map { name in
            Bar(
                "\(name): allocations",
                .atMost,
                limit: { $0[name]?.baselineAllocations },
                value: { $0[name]?.allocations }
            )
        }
    }

    private static var injectorBars: [Bar] {
        [
            Bar("injector_hit / a shared hit", .atMost, 3) { $0["injector_hit"]?.ratio },
            Bar(
                "injector_hit: allocations", .atMost, limit: { $0["injector_hit"]?.baselineAllocations },
                value: { $0["injector_hit"]?.allocations }),
            Bar("injector_transient / a provider", .atMost, 1.5) { $0["injector_transient"]?.ratio },
            Bar(
                "injector_transient: allocations", .atMost, limit: { $0["injector_transient"]?.baselineAllocations },
                value: { $0["injector_transient"]?.allocations }),
            Bar("injector_complex / a provider", .atMost, 1.5) { $0["injector_complex"]?.ratio },
            Bar("overlay300 / plan of 300", .atMost, 1.5) { $0["overlay300"]?.ratio },
        ]
    }

    private static var ambientBars: [Bar] {
        let names = [
            ("ambient_hit", 5.0), ("ambient_run", 15), ("ambient_changed", 15), ("ambient_declared", 5),
            ("ambient_default", 5), ("ambient_declared10000", 5),
        ]
        return names.map { name, limit in
            Bar("\(name) / a shared hit", .atMost, limit) { $0[name]?.ratio }
        }
            + names.map { name, _ in
                Bar(
                    "\(name): allocations", .atMost, limit: { $0[name]?.baselineAllocations },
                    value: { $0[name]?.allocations })
            }
    }

    private static var testCaseBars: [Bar] {
        ["case300", "override300"].map { name in Bar("\(name): ns", .atMost, 1_000_000) { $0[name]?.ns } }
    }

    private static var effectBars: [Bar] {
        [
            Bar("main_chain10 / the same graph plain", .atMost, 1.2) { $0["main_chain10"]?.ratio },
            Bar("main_screen / the same graph plain", .atMost, 1.2) { $0["main_screen"]?.ratio },
            Bar("main_hit / a shared hit", .atMost, 1.1) { $0["main_hit"]?.ratio },
            Bar("async_hit / a shared hit", .atMost, 5) { $0["async_hit"]?.ratio },
            Bar(
                "async_hit: allocations", .atMost, limit: { $0["async_hit"]?.baselineAllocations },
                value: { $0["async_hit"]?.allocations }),
            Bar("awaited_hit / a shared hit", .atMost, 1.1) { $0["awaited_hit"]?.ratio },
            Bar("async_build100 / task groups by hand", .atMost, 1.5) { $0["async_build100"]?.ratio },
            Bar("async_chain2000 / async_chain200, of ten times as many links", .atMost, 15) {
                quotient($0["async_chain2000"]?.ns, $0["async_chain200"]?.ns)
            },
            Bar("plan1000_with_effects / plan1000_whole", .atMost, 1.3) {
                quotient($0["plan1000_with_effects"]?.ns, $0["plan1000_whole"]?.ns)
            },
        ]
    }

    private static var runBars: [Bar] {
        [("session_run", 300.0), ("session_stop", 1_500)].map { name, limit in
            Bar("\(name): ns above build", .atMost, limit) { $0[name].map { $0.ns - $0.baselineNs } }
        } + [
            Bar(
                "session_run: allocations", .atMost, limit: { $0["session_run"]?.baselineAllocations },
                value: { $0["session_run"]?.allocations })
        ]
    }

    private static var planBars: [Bar] {
        [
            Bar("declared1000 / plan1000", .atMost, 1.1) { $0["declared1000"]?.ratio },
            Bar("plan1000 / chain10 by hand", .atMost, 1_500) { $0["plan1000"]?.ratio },
            Bar("plan10000 / plan1000", .atMost, 15) { quotient($0["plan10000"]?.ns, $0["plan1000"]?.ns) },
            // The same work for each binding, in memory that exceeds the caches: Documentation/Decisions/0025.
            Bar("plan100000 / plan10000", .atMost, 35) { quotient($0["plan100000"]?.ns, $0["plan10000"]?.ns) },
            Bar("plan10000: bytes for a binding", .atMost, 600) { $0["plan10000"]?.bytes.map { $0 / 10_000 } },
            Bar("plan1000_with_overrides / plan1000", .atMost, 1.3) {
                quotient($0["plan1000_with_overrides"]?.ns, $0["plan1000"]?.ns)
            },
            Bar("plan1000_with_conditions / plan1000", .atMost, 1.3) {
                quotient($0["plan1000_with_conditions"]?.ns, $0["plan1000"]?.ns)
            },
            Bar("ladder12 / ladder9, of eight times as many places", .atMost, 16) {
                quotient($0["ladder12"]?.ns, $0["ladder9"]?.ns)
            },
            Bar("plan1000_with_errors / plan1000", .atMost, 2) {
                quotient($0["plan1000_with_errors"]?.ns, $0["plan1000"]?.ns)
            },
            Bar("plan10000_with_errors / plan10000", .atMost, 2) {
                quotient($0["plan10000_with_errors"]?.ns, $0["plan10000"]?.ns)
            },
            Bar("render1000 / by hand", .atMost, 3) { $0["render1000"]?.ratio },
            Bar("plan10000_with_warnings / the errors alone", .atMost, 2) { $0["plan10000_with_warnings"]?.ratio },
            Bar("plan10000_that_warns / the errors alone", .atMost, 2) { $0["plan10000_that_warns"]?.ratio },
            // Not of plan1000: a quotient of the two grows when planning becomes faster. Documentation/Decisions/0006.
            Bar("cold1000 / chain10 by hand", .atMost, 3_000) { $0["cold1000"]?.ratio },
            Bar(
                "singleton_in_10000: ns",
                .atMost,
                limit: { $0["singleton"].map { max($0.ns * 1.1, $0.ns + 1) } },
                value: { $0["singleton_in_10000"]?.ns }
            ),
        ]
    }

    private static var propertyBars: [Bar] {
        [
            Bar("properties_load / Yams composes the same", .atMost, 2) { $0["properties_load"]?.ratio },
            Bar("properties_value / by hand", .atMost, 4) { $0["properties_value"]?.ratio },
            Bar("properties_group / a value", .atMost, 1.1) { $0["properties_group"]?.ratio },
            Bar(
                "properties_group: allocations", .atMost, limit: { $0["properties_group"]?.baselineAllocations },
                value: { $0["properties_group"]?.allocations }),
        ]
    }

    /// The throughput of two threads over that of one, over the same quotient of the side written by hand. A ratio is the
    /// library's time over the other's, so that is the ratio of one thread over the ratio of two.
    private static var threadBars: [Bar] {
        [("singleton_2threads", "singleton"), ("complex_2threads", "complex"), ("complex_2components", "complex")].map {
            two, one in
            Bar("\(two): speed-up / by hand", .atLeast, 0.9) { quotient($0[one]?.ratio, $0[two]?.ratio) }
        } + [
            Bar("unrelated_while_slow: ns", .atMost, 1_000_000) { $0["unrelated_while_slow"]?.ns }
        ]
    }

    private static func quotient(_ dividend: Double?, _ divisor: Double?) -> Double? {
        guard let dividend, let divisor else { return nil }
        return dividend / divisor
    }
}
