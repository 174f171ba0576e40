// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// The stable name of a kind of diagnostic, such as `DI/MissingBinding`.
    ///
    /// It is open: every layer and every plugin adds static members of its own.
    public struct ID: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
        /// The name, with the family before the slash.
        public let rawValue: String

        /// Makes an id of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name, with the family before the slash.
        public var description: String { rawValue }

        /// A key is requested that nothing binds.
        public static let missingBinding: ID = ID(rawValue: "DI/MissingBinding")
        /// A key is bound twice in one component.
        public static let duplicateBinding: ID = ID(rawValue: "DI/DuplicateBinding")
        /// Objects need each other before any of them can be made.
        public static let dependencyCycle: ID = ID(rawValue: "DI/DependencyCycle")
        /// A component has the scope of an ancestor.
        public static let scopeNesting: ID = ID(rawValue: "DI/ScopeNesting")
        /// The seed's key is bound, or made the root, in the same component.
        public static let seedClash: ID = ID(rawValue: "DI/SeedClash")
        /// A collection is bound whole and contributed to in one component.
        public static let collectionClash: ID = ID(rawValue: "DI/CollectionClash")
        /// One key of a dictionary is contributed twice in one component.
        public static let duplicateDictionaryKey: ID = ID(rawValue: "DI/DuplicateDictionaryKey")
        /// A component installs itself, directly or through others.
        public static let recursiveComponent: ID = ID(rawValue: "DI/RecursiveComponent")
        /// Components have more places than a graph may have, or nest deeper.
        public static let tooManyComponents: ID = ID(rawValue: "DI/TooManyComponents")
        /// A binding forwards to a qualifier that nothing answers to.
        public static let qualifierUnmatched: ID = ID(rawValue: "DI/QualifierUnmatched")
        /// An overriding module binds a key that nothing else binds.
        public static let overrideTargetsNothing: ID = ID(rawValue: "DI/OverrideTargetsNothing")
    }
}
