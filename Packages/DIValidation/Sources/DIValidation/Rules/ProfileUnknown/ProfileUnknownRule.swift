// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/ProfileUnknown`: an active profile that no condition of the graph names, not even in modules that were not chosen.
enum ProfileUnknownRule: Rule {
    static let ids: [Diagnostic.ID] = [.profileUnknown]

    static func check(_ model: _GraphModel, into findings: inout [any Finding]) {
        let active = model.conditions.circumstances.profiles
        guard !active.isEmpty else { return }
        for profile in active._sorted(by: <) where !model.conditions.profiles.contains(profile) {
            findings.append(ProfileUnknownFinding(profile: profile))
        }
    }
}
