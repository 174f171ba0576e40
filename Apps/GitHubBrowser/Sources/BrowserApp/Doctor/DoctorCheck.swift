// SPDX-License-Identifier: Apache-2.0

/// Looks at one thing that has to be in order before the program works.
protocol DoctorCheck: Sendable {
    /// What is looked at, in a word or two.
    var name: String { get }
    /// Looks, and never fails: what is wrong is what it finds.
    func examine() async -> Finding
}

/// What a check found.
struct Finding: Sendable, Hashable {
    /// How much it matters.
    enum Verdict: String, Sendable {
        /// All is well.
        case ok
        /// The program works, but not as well as it could.
        case warning
        /// Something does not work.
        case failed
    }

    /// How much it matters.
    let verdict: Verdict
    /// What was found, one line.
    let message: String
    /// The way out, one line; nil where none is needed.
    let advice: String?

    static func ok(_ message: String) -> Finding { Finding(verdict: .ok, message: message, advice: nil) }

    static func warning(_ message: String, _ advice: String) -> Finding {
        Finding(verdict: .warning, message: message, advice: advice)
    }

    static func failed(_ message: String, _ advice: String) -> Finding {
        Finding(verdict: .failed, message: message, advice: advice)
    }
}
