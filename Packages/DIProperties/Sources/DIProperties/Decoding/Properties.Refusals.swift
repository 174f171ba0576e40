// SPDX-License-Identifier: Apache-2.0

extension Properties {
    /// Several reasons for which a group rejects its values; thrown by its `validate`, they are reported together.
    ///
    /// ```swift
    /// struct OvenConfig: ConfigProperty {
    ///     static let path = "oven"
    ///     let degrees: Int
    ///     let minutes: Int
    ///
    ///     func validate() throws {
    ///         var refusals = Properties.Refusals()
    ///         if degrees > 300 { refusals.refuse(CodingKeys.degrees, "it gets no hotter than 300") }
    ///         if minutes < 1 { refusals.refuse(CodingKeys.minutes, "nothing is baked in no time") }
    ///         try refusals.throwIfAny()
    ///     }
    /// }
    /// ```
    public struct Refusals: Error, Sendable, CustomStringConvertible {
        /// The reasons, in the order in which they are reported.
        public private(set) var errors: [any Error]

        /// Makes refusals of errors; decoding errors are reported at the keys of their coding paths.
        public init(_ errors: [any Error] = []) {
            self.errors = errors
        }

        /// Refuses the value of a key of the group, which is reported at the place of the key.
        public mutating func refuse(_ key: any CodingKey, _ reason: String) {
            let context = DecodingError.Context(codingPath: [key], debugDescription: reason)
            errors.append(DecodingError.dataCorrupted(context))
        }

        /// Throws the refusals, if there are any.
        public func throwIfAny() throws {
            if !errors.isEmpty { throw self }
        }

        /// The texts of the reasons, one per line.
        public var description: String {
            errors.map(DecodingError.text).joined(separator: "\n")
        }
    }
}
