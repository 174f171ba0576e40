// SPDX-License-Identifier: Apache-2.0

/// The reason for which no graph was checked, as the build shows it.
struct GateProblem: Error, Equatable {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
