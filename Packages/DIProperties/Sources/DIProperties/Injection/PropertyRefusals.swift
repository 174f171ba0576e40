// SPDX-License-Identifier: Apache-2.0

/// Several reasons for which a group refuses its values: thrown by its `validate`, they are all told at once.
///
/// ```swift
/// struct OvenConfig: ConfigProperty {
///     static let path = "oven"
///     let degrees: Int
///     let minutes: Int
///
///     func validate() throws {
///         var refusals = PropertyRefusals()
///         if degrees > 300 { refusals.refuse(CodingKeys.degrees, "it gets no hotter than 300") }
///         if minutes < 1 { refusals.refuse(CodingKeys.minutes, "nothing is baked in no time") }
///         try refusals.throwIfAny()
///     }
/// }
/// ```
public struct PropertyRefusals: Error, Sendable, CustomStringConvertible {
    /// The reasons, in the order in which they are told.
    public private(set) var errors: [any Error]

    /// Begins with errors; those of decoding are told at the keys of their coding paths.
    public init(_ errors: [any Error] = []) {
        self.errors = errors
    }

    /// Adds that the value of a key of the group is refused, which is told with the place of the key.
    public mutating func refuse(_ key: any CodingKey, _ reason: String) {
        let context = DecodingError.Context(codingPath: [key], debugDescription: reason)
        errors.append(DecodingError.dataCorrupted(context))
    }

    /// Throws the refusals, if there are any.
    public func throwIfAny() throws {
        if !errors.isEmpty { throw self }
    }

    /// The texts of the reasons, each on a line.
    public var description: String {
        errors.map(DecodingError.text).joined(separator: "\n")
    }

    /// The errors that an error stands for.
    static func errors(in error: any Error) -> [any Error] {
        (error as? PropertyRefusals)?.errors ?? [error]
    }
}
