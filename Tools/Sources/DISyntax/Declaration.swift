// SPDX-License-Identifier: Apache-2.0

/// A declaration of a type, or an extension, with the members that registration reads.
package struct Declaration: Sendable {
    package enum Kind: String, Sendable {
        case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    }

    package let kind: Kind
    /// The name with the enclosing types, such as `Shop.Menu`.
    package let name: String
    package let place: SourcePlace
    /// The access as written on the declaration itself.
    package let access: Access
    /// The names in the inheritance clause, without generic arguments.
    package let inherited: [String]
    package let isGeneric: Bool
    /// The index of the declaration around this one.
    package let parent: Int?
    /// Whether the declaration is in the body of a function or a property.
    package let isLocal: Bool
    package let isolation: Isolation
    /// The conditions of the `#if` blocks around it, from the outside in.
    package let conditions: [String]
    package internal(set) var initialisers: [Function] = []
    /// All functions with a name, in the order of the source.
    package internal(set) var functions: [Function] = []
    package internal(set) var members: [Member] = []

    /// An initialiser or a function.
    package struct Function: Sendable {
        /// The name, `init` for an initialiser.
        package let name: String
        /// The labels of the parameters, `_` for none.
        package let labels: [String]
        package let place: SourcePlace
        package let access: Access
        package let isolation: Isolation
        package let isStatic: Bool
        /// Whether it is marked as unavailable everywhere.
        package let isUnavailable: Bool
        package let isAsync: Bool
        package let isThrowing: Bool
        /// Whether there is a result other than `Void`.
        package let hasResult: Bool
        package let conditions: [String]

        /// The name with the labels, such as `init(beans:)`.
        package var fullName: String {
            "\(name)(\(labels.map { "\($0):" }.joined()))"
        }
    }

    /// A type alias, a constant or a variable.
    package struct Member: Sendable {
        package let name: String
        /// The type of an alias as written, with single spaces; nil for a constant or a variable.
        package let value: String?
        package let place: SourcePlace
        package let access: Access
        package let isStatic: Bool
        package let conditions: [String]
    }
}

/// A line and a column, both counted from 1; columns are bytes, as the compiler counts them.
package struct SourcePlace: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// The access that is written on a declaration.
package enum Access: String, Sendable {
    /// No modifier.
    case inherited
    case `public`, package, `internal`, `fileprivate`, `private`

    /// Whether only code in the same file sees the declaration.
    package var isPrivate: Bool { self == .private || self == .fileprivate }
}

/// The isolation that is written on a declaration.
package enum Isolation: Sendable {
    case inherited, nonisolated, mainActor
}
