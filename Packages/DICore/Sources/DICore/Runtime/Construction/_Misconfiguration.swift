// SPDX-License-Identifier: Apache-2.0

/// An error of a graph or a configuration, which restarting the program doesn't fix. For the layers' own use.
package protocol _Misconfiguration: Error {
    /// Renders the whole report.
    func rendered(in style: Diagnostic.Style) -> String
}

extension GraphError: _Misconfiguration {}

extension ConstructionError {
    /// Whether the error beneath, at any depth, is one of a graph or a configuration.
    package var _isMisconfiguration: Bool {
        if let inner = underlying as? ConstructionError { return inner._isMisconfiguration }
        return underlying is any _Misconfiguration
    }
}
