// SPDX-License-Identifier: Apache-2.0

/// An error in a recording or a file of faults.
public struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The whole message.
    public let description: String

    /// Says why something cannot be served.
    init(_ subject: String, _ problem: String) { description = "cannot serve \(subject): \(problem)" }

    /// Says why a file cannot be read, and where in it the problem is.
    init(_ subject: String, _ error: any Error) {
        let context: DecodingError.Context? =
            switch error as? DecodingError {
            case .keyNotFound(_, let context), .valueNotFound(_, let context), .typeMismatch(_, let context),
                .dataCorrupted(let context):
                context
            default: nil
            }
        let place = (context?.codingPath ?? []).map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        self.init(
            subject,
            (place.isEmpty ? "" : place.joined(separator: ".") + ": ")
                + (context?.debugDescription ?? error.localizedDescription))
    }
}
