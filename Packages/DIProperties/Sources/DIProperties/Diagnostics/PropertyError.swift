// SPDX-License-Identifier: Apache-2.0

import DICore

/// One or more mistakes in a configuration, each a diagnostic with the relevant places.
///
/// Thrown where sources are read (`DI/PropertySyntax`) and where values are (`DI/PropertyMissing`, `DI/PropertyType`,
/// `DI/PropertySyntax`). No text in it has the value of a secret.
public struct PropertyError: Error, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The first of the diagnostics.
    public let diagnostic: Diagnostic
    /// All diagnostics: of each source that cannot be read, or of each field of a group.
    public let diagnostics: [Diagnostic]

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
        diagnostics = [diagnostic]
    }

    /// Makes an error of several diagnostics; nil if there are none.
    init?(_ diagnostics: [Diagnostic]) {
        guard let first = diagnostics.first else { return nil }
        diagnostic = first
        self.diagnostics = diagnostics
    }

    /// The texts of the diagnostics, separated by empty lines.
    public var description: String {
        diagnostics.map(\.description).joined(separator: "\n\n")
    }

    /// The same text.
    public var debugDescription: String { description }
}
