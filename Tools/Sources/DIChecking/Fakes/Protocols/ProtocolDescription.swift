// SPDX-License-Identifier: Apache-2.0

/// A protocol with everything that a type has to implement for it.
struct ProtocolDescription: Sendable, Equatable {
    /// A requirement.
    struct Member: Sendable, Equatable {
        enum Kind: Sendable {
            case method, initializer, property, `subscript`, associatedType
        }

        let kind: Kind
        /// The name with the protocol and the labels, such as `Log.write(_:to:)`.
        let name: String
        /// The declaration as the compiler prints it, such as `func write(_ line: String, to url: URL) async throws`.
        let declaration: String
    }

    /// The base of an implementation.
    enum Base: Sendable {
        case value, object, actor
    }

    /// The requirements of the protocol and of those that it inherits from, each once, in the order of the sources.
    var members: [Member] = []
    /// The names of the primary associated types, in order.
    var primaryTypes: [String] = []
    var base: Base = .value
    /// The Swift modules whose types the requirements name, and that of the protocol.
    var modules: Set<String> = []

}

/// The reason for which a protocol can't be implemented by generated code, as a clause.
struct UnreadableProtocol: Error, Equatable {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
