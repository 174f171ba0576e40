// SPDX-License-Identifier: Apache-2.0

import DICore

extension _GraphModel {
    /// Whether a warning or note is silenced for a binding.
    func allows(_ id: Diagnostic.ID, for binding: Int) -> Bool {
        !self.allowances.isEmpty && self.allowances[binding]?.contains(id) == true
    }
}
