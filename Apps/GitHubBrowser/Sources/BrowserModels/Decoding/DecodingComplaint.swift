// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Turns an error of the decoder into a sentence that a person can act on.
public enum DecodingComplaint {
    /// Returns the field and what is wrong with it, without the decoder's own jargon.
    public static func describe(_ error: any Error) -> String {
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

    /// Numbers in a path are positions in lists, which the caller names itself.
    private static func field(_ context: DecodingError.Context) -> String {
        let names = context.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
        return names.isEmpty ? "it" : "'\(names.joined(separator: "."))'"
    }
}
