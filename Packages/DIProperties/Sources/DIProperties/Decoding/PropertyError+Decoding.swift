// SPDX-License-Identifier: Apache-2.0

extension PropertyError {
    /// Returns the error that Foundation's decoders would throw, for initialisers that distinguish their errors.
    func asDecodingError(at path: PropertyPath, as type: Any.Type) -> DecodingError {
        let keys = path.steps.map(PathKey.init)
        let isAbsentKey = reason == .missing && keys.last.map { $0.intValue == nil } ?? false
        let context = DecodingError.Context(
            codingPath: isAbsentKey ? Array(keys.dropLast()) : keys, debugDescription: diagnostic.message,
            underlyingError: self)
        return switch reason {
        case .missing, .null:
            if isAbsentKey, let key = keys.last { .keyNotFound(key, context) } else { .valueNotFound(type, context) }
        case .mismatch: .typeMismatch(type, context)
        case .unfit: .dataCorrupted(context)
        }
    }

    /// Returns the error that a decoding error of the containers was made from; nil for any other error.
    static func source(of error: any Error) -> PropertyError? {
        (error as? PropertyError) ?? (error as? DecodingError)?.context?.underlyingError as? PropertyError
    }
}
