// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/ProfileUnknown`: an active profile that no condition of the graph names, not even in modules that were not chosen.
enum ProfileUnknownRule {
    static func check(_ model: _GraphModel, _ conditions: KnownConditions, into findings: inout [Remark]) {
        let active = model.conditions.circumstances.profiles
        guard !active.isEmpty else { return }
        let known = conditions.profiles
        for profile in active._sorted(by: <) where !known.contains(profile) {
            findings.append(Remark(.profileUnknown) { $0.profileUnknown(profile) })
        }
    }
}

extension _Explainer {
    func profileUnknown(_ profile: String) -> Diagnostic {
        let known = conditions.profiles._sorted(by: <)
        let name = Self.inQuotes(profile)
        let near = _DiagnosticText.nearest(to: profile, among: known)
        let overview =
            known.isEmpty
            ? "the graph has no condition on a profile"
            : "conditions name \(_DiagnosticText.list(known.map(Self.inQuotes)))"
        return Diagnostic(
            id: .profileUnknown, severity: .warning, subject: name, message: "no condition names profile \(name)",
            notes: near.map { [whereabouts(ofProfile: $0)] } ?? [overview],
            fixes: [near.map { _DiagnosticText.didYouMean(Self.inQuotes($0)) }].compactMap(\.self)
                + ["remove it from the profiles, or name it in a condition"])
    }

    /// Returns the words for the place that names a profile first.
    private func whereabouts(ofProfile name: String) -> String {
        let place = conditions.choices.first { $0.condition.profiles.contains(name) }?.place.place
        return "\(Self.inQuotes(name)) is named " + (place.map { "at \($0)" } ?? "in a component that isn't installed")
    }
}
