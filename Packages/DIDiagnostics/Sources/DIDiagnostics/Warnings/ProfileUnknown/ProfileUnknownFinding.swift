// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// An active profile that no condition names.
enum ProfileUnknownFinding {
    static let kind: RemarkKind = RemarkKind(.profileUnknown, explain: { $0.diagnostic(for: $1) })

    static func found(position: Int) -> Remark {
        Remark(kind, position)
    }
}

extension Remark {
    /// The position of the profile among the active ones, sorted.
    fileprivate var position: Int { first }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let known = conditions.profiles._sorted(by: <)
        let profile = model.conditions.circumstances.profiles._sorted(by: <)[finding.position]
        let name = Self.inQuotes(profile)
        let near = _DiagnosticText.nearest(to: profile, among: known)
        return Diagnostic(
            id: finding.id, severity: .warning, subject: name, message: "no condition names profile \(name)",
            notes: near.map { [whereabouts(ofProfile: $0)] } ?? [Self.overview(of: known)],
            fixes: [near.map { _DiagnosticText.didYouMean(Self.inQuotes($0)) }].compactMap(\.self)
                + ["remove it from the profiles, or name it in a condition"])
    }

    /// Says where a profile is named first.
    private func whereabouts(ofProfile name: String) -> String {
        let place = conditions.choices.first { $0.condition.profiles.contains(name) }?.place.place
        return "\(Self.inQuotes(name)) is named " + (place.map { "at \($0)" } ?? "in a component that isn't installed")
    }

    private static func overview(of known: [String]) -> String {
        known.isEmpty
            ? "the graph has no condition on a profile"
            : "conditions name \(_DiagnosticText.list(known.map(inQuotes)))"
    }
}
