// SPDX-License-Identifier: Apache-2.0

import DICore

/// The texts for findings and bindings of a graph: short ones, or the long ones of `DIDiagnostics` if a program links it.
///
/// The long ones are found by name, so only programs that link `DIDiagnostics` contain them.
package protocol _GraphWords {
    /// Explains errors. Complexity: linear in the graph and in the length of the texts.
    static func diagnostics(of findings: [_Finding], in model: _GraphModel) -> [Diagnostic]

    /// The steps from a binding up to the root of a graph.
    static func way(upFrom binding: Int, in model: _GraphModel) -> [Diagnostic.Step]

    /// The step of a binding on its own, such as at the start of a path.
    static func step(for binding: Int, in model: _GraphModel) -> Diagnostic.Step
}

/// The texts that this program has.
package enum _Words {
    /// The long texts if they are linked, otherwise the short ones.
    package static var current: any _GraphWords.Type { _LinkedWords.type as? any _GraphWords.Type ?? ShortWords.self }
}
