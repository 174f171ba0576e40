// SPDX-License-Identifier: Apache-2.0

import DICore

/// One thing that can be wrong with a graph.
///
/// A rule reads the model and adds values; it makes no text, and never walks more than the graph once. That one rule is
/// one file with one id follows Dagger's binding graph validation.
protocol Rule: SendableMetatype {
    /// Adds what is wrong.
    static func check(_ model: _GraphModel, into findings: inout [_Finding])
}
