// SPDX-License-Identifier: Apache-2.0

import DICore

/// One thing that can be said about a graph: that it is wrong, doubtful or worth knowing.
///
/// A rule reads the model and adds values; it makes no text, and never walks the graph more often than a fixed number of
/// times. That one rule is one file with one id follows Dagger's binding graph validation.
protocol Rule: SendableMetatype {
    /// Adds what there is to say. What is there already are the findings of the rules before.
    static func check(_ model: _GraphModel, into findings: inout [_Finding])
}
