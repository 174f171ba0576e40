// SPDX-License-Identifier: Apache-2.0

import DICore

extension PropertyError {
    /// Returns the error as the one that Foundation's decoders throw there, for initialisers that tell one from the other.
    func asDecodingError(at path: [any CodingKey], as type: Any.Type) -> DecodingError {
        let context = DecodingError.Context(
            codingPath: path, debugDescription: diagnostic.message, underlyingError: self)
        switch reason {
        case .missing:
            guard let key = path.last, key.intValue == nil else { return .valueNotFound(type, context) }
            return .keyNotFound(
                key,
                DecodingError.Context(
                    codingPath: path.dropLast(), debugDescription: diagnostic.message, underlyingError: self))
        case .null: return .valueNotFound(type, context)
        case .mismatch: return .typeMismatch(type, context)
        case .unfit: return .dataCorrupted(context)
        }
    }

    /// Returns the error that a decoding error of the containers was made from; nil for any other error.
    static func source(of error: any Error) -> PropertyError? {
        (error as? PropertyError) ?? (error as? DecodingError)?.context?.underlyingError as? PropertyError
    }
}
