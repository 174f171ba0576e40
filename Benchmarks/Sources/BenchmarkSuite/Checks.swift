// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness

/// Makes each side's result twice and compares the two trees object by object with each other and with what is expected.
func expectSame(
    made: Int, shared: Int, _ subject: () -> any Inspectable, _ baseline: () -> any Inspectable
) throws {
    let ours = Census(subject(), subject())
    let byHand = Census(baseline(), baseline())
    guard ours == byHand else {
        throw BenchmarkError("the sides differ:\n  ours     \(ours)\n  by hand  \(byHand)")
    }
    guard ours.made == made, ours.shared == shared else {
        throw BenchmarkError(
            "expected \(made) made and \(shared) shared objects, found \(ours.made) and \(ours.shared): \(ours)"
        )
    }
}
