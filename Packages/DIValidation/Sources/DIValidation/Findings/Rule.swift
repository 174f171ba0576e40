// SPDX-License-Identifier: Apache-2.0

import DICore

/// A check of graphs for one kind of mistake, doubt or peculiarity.
///
/// A rule reads the model and appends findings. It makes no text, and it passes over the graph a fixed number of times.
/// One folder for each rule, with its id and its words, follows Dagger's binding graph validation.
protocol Rule: SendableMetatype {
    /// The ids of its findings.
    static var ids: [Diagnostic.ID] { get }

    /// Appends its findings to those of the rules before it.
    static func check(_ model: _GraphModel, into findings: inout [_Finding])
}
