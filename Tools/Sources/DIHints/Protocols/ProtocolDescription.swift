// SPDX-License-Identifier: Apache-2.0

/// A protocol with everything that a type has to implement for it.
package struct ProtocolDescription: Sendable, Equatable {
    /// A requirement.
    package struct Member: Sendable, Equatable {
        package enum Kind: Sendable {
            case method, initializer, property, `subscript`, associatedType
        }

        package let kind: Kind
        /// The name with the protocol and the labels, such as `Log.write(_:to:)`.
        package let name: String
        /// The declaration as the compiler prints it, such as `func write(_ line: String, to url: URL) async throws`.
        package let declaration: String
    }

    /// The base of an implementation.
    package enum Base: Sendable {
        case value, object, actor
    }

    /// The requirements of the protocol and of those that it inherits from, each once, in the order of the sources.
    package internal(set) var members: [Member] = []
    /// The names of the primary associated types, in order.
    package internal(set) var primaryTypes: [String] = []
    package internal(set) var base: Base = .value
    /// The Swift modules whose types the requirements name, and that of the protocol.
    package internal(set) var modules: Set<String> = []

    package init() {}
}

/// The reason for which a protocol can't be implemented by generated code, as a clause.
package struct UnreadableProtocol: Error, Equatable {
    package let reason: String

    package init(_ reason: String) {
        self.reason = reason
    }
}
