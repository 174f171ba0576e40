// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph.Choice {
    /// The outcome with its reason: `not chosen because profile "demo" is not active`.
    var outcome: String {
        "\(isChosen ? "chosen" : "not chosen") because \(reason)"
    }

    /// The name of its module in quotes, or words for a group without one.
    var quotedModule: String {
        module.map { "'\($0)'" } ?? "a group of bindings"
    }
}
