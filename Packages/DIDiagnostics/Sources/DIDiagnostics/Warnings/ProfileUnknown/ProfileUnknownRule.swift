// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/ProfileUnknown`: an active profile that no condition of the graph names, not even in modules that were not chosen.
enum ProfileUnknownRule {
    static func check(_ model: _GraphModel, _ conditions: KnownConditions, into findings: inout [Remark]) {
        let active = model.conditions.circumstances.profiles
        guard !active.isEmpty else { return }
        let known = conditions.profiles
        for (position, profile) in active._sorted(by: <).enumerated() where !known.contains(profile) {
            findings.append(ProfileUnknownFinding.found(position: position))
        }
    }
}
