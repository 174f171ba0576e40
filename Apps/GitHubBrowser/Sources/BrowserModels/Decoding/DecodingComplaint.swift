// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The description of a decoding error for the user.
package enum DecodingComplaint {
    /// Returns the field and its mistake, without the decoder's jargon.
    package static func describe(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "it cannot be read" }
        switch error {
        case .keyNotFound(let key, _): return "it has no '\(key.stringValue)'"
        case .valueNotFound(_, let context): return "\(field(context)) is null"
        case .typeMismatch(_, let context): return "\(field(context)) has another type than expected"
        case .dataCorrupted(let context):
            return context.codingPath.isEmpty ? "it is not valid JSON" : "\(field(context)) is damaged"
        @unknown default: return "it cannot be read"
        }
    }

    /// Returns the path without its positions in lists, which the caller prints itself.
    private static func field(_ context: DecodingError.Context) -> String {
        let names = context.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
        return names.isEmpty ? "it" : "'\(names.joined(separator: "."))'"
    }
}
