// SPDX-License-Identifier: Apache-2.0

import BenchmarkHarness
import Foundation
import Testing

extension HarnessTests {
    @Suite struct MeasurementTests {
        private let chain = Measurement(
            name: "chain10",
            samples: [(30, 10), (20, 10), (22, 11), (90, 30), (10, 10)].map { .init(ns: $0, baselineNs: $1) },
            allocations: 10,
            baselineAllocations: 10,
            bytes: 320
        )
        private let slow = Measurement(
            name: "slow", samples: [.init(ns: 1_234.56789, baselineNs: 1_000)], allocations: nil,
            baselineAllocations: nil
        )

        @Test func ratio_isTheMedianOfThePairs() {
            #expect(chain.ratio == 2)
            #expect(chain.ns == 22)
            #expect(chain.baselineNs == 10)
            #expect(chain.spread == 0.5)
        }

        @Test func json_hasAnObjectALine() throws {
            #expect(
                try Measurement.json([chain, slow]) == """
                    [
                      {"allocations":10,"baseline_allocations":10,"baseline_ns":10,"bytes":320,"name":"chain10","ns":22,"ratio":2,"spread":0.5},
                      {"allocations":null,"baseline_allocations":null,"baseline_ns":1000,"bytes":null,"name":"slow","ns":1234.568,"ratio":1.2346,"spread":0}
                    ]
                    """
            )
        }

        @Test func json_ofOneMeasurement_isReadAgain() throws {
            for measurement in [chain, slow] {
                let json = Data(try Measurement.json([measurement]).utf8)
                #expect(try Measurement.json([.single(fromJSON: json)]) == Measurement.json([measurement]))
            }
            #expect(throws: BenchmarkError("expected one measurement, found 2")) {
                try Measurement.single(fromJSON: Data(Measurement.json([chain, slow]).utf8))
            }
        }

        @Test func table_hasALineABenchmark_andALineABar() {
            let bars = [
                Bar("chain10 / by hand", .atMost, 1.6) { $0["chain10"]?.ratio },
                Bar("slow / by hand", .atMost, 1.6) { $0["slow"]?.ratio },
                Bar("absent / by hand", .atMost, 1.6) { $0["absent"]?.ratio },
                Bar("slow: speed-up", .atLeast, 1.2) { $0["slow"]?.ratio },
            ]
            #expect(
                Table([chain, slow], bars: bars).description == """
                    benchmark    ns  by hand  ratio  spread  allocations  by hand  bytes
                    chain10    22.0     10.0  2.000  50.0 %           10       10    320
                    slow       1235     1000  1.235   0.0 %            -        -      -

                    bar                measured  limit        
                    chain10 / by hand     2.000  1.600  MISSED
                    slow / by hand        1.235  1.600     met
                    slow: speed-up        1.235  1.200     met
                    """
            )
        }
    }
}
