// SPDX-License-Identifier: Apache-2.0

import BenchmarkHarness

/// All benchmarks, in the order in which they are measured and printed, and what was promised about them.
public enum Suite {
    /// The benchmarks.
    public static var benchmarks: [Benchmark] {
        objects + collections + handles + injectors + ambient + testCases + modules + effects + requests
            + requestScopes + plans + warnings + texts + properties + threads
    }

    /// A line a benchmark: its name and what it measures.
    public static var list: String {
        let width = benchmarks.map(\.name.count).max() ?? 0
        let lines = benchmarks.map {
            $0.name + String(repeating: " ", count: width - $0.name.count) + "  " + $0.summary
        }
        return lines.joined(separator: "\n")
    }
}
