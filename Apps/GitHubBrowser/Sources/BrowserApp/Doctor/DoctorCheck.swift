// SPDX-License-Identifier: Apache-2.0

/// A check of one thing that the program needs.
protocol DoctorCheck: Sendable {
    /// The subject of the check, in a word or two.
    var name: String { get }
    /// Runs the check. It never fails: a problem is a finding.
    func examine() async -> Finding
}

/// The result of a check: what was found, in one line, and the advice on it.
enum Finding: Sendable, Hashable {
    /// No problem.
    case ok(String)
    /// The program works with restrictions.
    case warning(String, String)
    /// Something doesn't work.
    case failed(String, String)

    /// The severity in a word, the result, and the advice; nil if none is needed.
    var words: (verdict: String, message: String, advice: String?) {
        switch self {
        case .ok(let message): ("ok", message, nil)
        case .warning(let message, let advice): ("warning", message, advice)
        case .failed(let message, let advice): ("failed", message, advice)
        }
    }
}
