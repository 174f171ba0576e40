// SPDX-License-Identifier: Apache-2.0

/// The reason for a missing answer, as the user reads it.
struct Problem: Error, Equatable {
    let text: String
    /// 2, or 64 for a command line that isn't understood.
    let status: Int32
    /// Whether a build may help.
    let isDoubt: Bool
    /// Whether a program ended without an answer, or couldn't be run.
    let isSilent: Bool

    init(_ text: String, status: Int32 = 2, isDoubt: Bool = false, isSilent: Bool = false) {
        self.text = text
        self.status = status
        self.isDoubt = isDoubt
        self.isSilent = isSilent
    }
}
