// SPDX-License-Identifier: Apache-2.0

@testable import DIValidation

/// Whether two kinds are the same: those with the same words. Several kinds have one id.
func == (left: FindingKind, right: FindingKind) -> Bool {
    // Proof of unsafeBitCast: an id is a string of two words, and each function is the address of its code and its context.
    unsafeBitCast(left, to: Words.self).explain.code == unsafeBitCast(right, to: Words.self).explain.code
}

/// A kind as the words of memory that it consists of.
private struct Words {
    let id: (UInt, UInt)
    let explain: (code: UInt, context: UInt)
    let use: (code: UInt, context: UInt)
}
