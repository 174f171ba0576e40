// SPDX-License-Identifier: Apache-2.0

/// A check of one thing that the program needs.
protocol DoctorCheck: Sendable {
    /// The subject of the check, in a word or two.
    var name: String { get }
    /// Runs the check. It never fails: a problem is a finding.
    func examine() async -> Finding
}

/// The result of a check.
struct Finding: Sendable, Hashable {
    /// The severity.
    enum Verdict: String, Sendable {
        /// No problem.
        case ok
        /// The program works with restrictions.
        case warning
        /// Something doesn't work.
        case failed
    }

    /// The severity.
    let verdict: Verdict
    /// The result, in one line.
    let message: String
    /// The advice, in one line; nil if none is needed.
    let advice: String?

    static func ok(_ message: String) -> Finding { Finding(verdict: .ok, message: message, advice: nil) }

    static func warning(_ message: String, _ advice: String) -> Finding {
        Finding(verdict: .warning, message: message, advice: advice)
    }

    static func failed(_ message: String, _ advice: String) -> Finding {
        Finding(verdict: .failed, message: message, advice: advice)
    }
}
