// SPDX-License-Identifier: Apache-2.0

/// The reason for a missing answer, as the user reads it.
struct Problem: Error, Equatable {
    let text: String
    /// 2, or 64 for a wrong command line.
    let status: Int32

    init(_ text: String, status: Int32 = 2) {
        self.text = text
        self.status = status
    }
}
