// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation

/// One or more mistakes in a configuration, each a diagnostic with the relevant places.
///
/// Thrown where sources are read (`DI/PropertySyntax`) and where values are (`DI/PropertyMissing`, `DI/PropertyType`,
/// `DI/PropertySyntax`). No text in it has the value of a secret.
public struct PropertyError: Error, _Misconfiguration, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The first of the diagnostics.
    public let diagnostic: Diagnostic
    /// All diagnostics: of each source that cannot be read, or of each field of a group.
    public let diagnostics: [Diagnostic]

    /// The reason of the first, as Foundation's decoders tell one from the other.
    let reason: Reason

    /// A reason for which a value cannot be decoded.
    enum Reason: Sendable {
        case missing, null, mismatch, unfit
    }

    init(_ diagnostic: Diagnostic, _ reason: Reason = .unfit, further: [Diagnostic] = []) {
        self.diagnostic = diagnostic
        diagnostics = [diagnostic] + further
        self.reason = diagnostic.id == .propertyMissing ? .missing : reason
    }

    /// Makes an error of several diagnostics; nil if there are none.
    init?(_ diagnostics: [Diagnostic], _ reason: Reason = .unfit) {
        guard let first = diagnostics.first else { return nil }
        self.init(first, reason, further: Array(diagnostics.dropFirst()))
    }

    /// The texts of the diagnostics, separated by empty lines.
    public var description: String { rendered() }

    /// The same text.
    public var debugDescription: String { description }

    /// Renders the texts of the diagnostics, separated by empty lines, with colors on request; see `Diagnostic.rendered(in:)` for when to
    /// request them.
    public func rendered(in style: Diagnostic.Style = .plain) -> String {
        diagnostics.map { $0.rendered(in: style) }.joined(separator: "\n\n")
    }
}

extension PropertyError: LocalizedError {
    /// The same text, for what shows `localizedDescription`.
    public var errorDescription: String? { description }
}
