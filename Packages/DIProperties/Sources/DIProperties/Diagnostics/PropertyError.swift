// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation

/// One or more mistakes in a configuration, each a diagnostic with the relevant places.
///
/// Thrown where sources are read (`DI/PropertySyntax`) and where values are (`DI/PropertyMissing`, `DI/PropertyType`,
/// `DI/PropertySyntax`). No text in it has the value of a secret.
public struct PropertyError: Error, _Misconfiguration, Sendable, CustomStringConvertible {
    /// The first of the diagnostics.
    public var diagnostic: Diagnostic { diagnostics[0] }
    /// All diagnostics, such as of each source that cannot be read, or of each wrong element of a list.
    public let diagnostics: [Diagnostic]

    /// The reason of the first, as Foundation's decoders distinguish them.
    let reason: Reason

    enum Reason: Sendable {
        case missing, null, mismatch, unfit
    }

    init(_ diagnostic: Diagnostic, _ reason: Reason = .unfit, further: [Diagnostic] = []) {
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

    /// Renders the texts of the diagnostics, separated by empty lines, with colors on request; `Diagnostic.rendered(in:)` says
    /// when to request them.
    public func rendered(in style: Diagnostic.Style = .plain) -> String {
        diagnostics.map { $0.rendered(in: style) }.joined(separator: "\n\n")
    }
}

extension PropertyError: LocalizedError {
    /// The same text, for `localizedDescription`.
    public var errorDescription: String? { description }
}

extension DecodingError {
    /// Returns the text of an error that foreign code has thrown: of a decoding error its description alone.
    static func text(of error: any Error) -> String {
        (error as? DecodingError)?.context?.debugDescription ?? String(describing: error)
    }

    /// The context of the error; nil for a case of a later Swift.
    var context: Context? {
        switch self {
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context):
            context
        @unknown default: nil
        }
    }
}
