// SPDX-License-Identifier: Apache-2.0

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
