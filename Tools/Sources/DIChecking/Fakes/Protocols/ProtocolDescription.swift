// SPDX-License-Identifier: Apache-2.0

/// A protocol with everything that a type has to implement for it.
struct ProtocolDescription {
    /// A requirement.
    struct Member {
        enum Kind {
            case method, initializer, property, `subscript`, associatedType
        }

        let kind: Kind
        /// The name with the protocol and the labels, such as `Log.write(_:to:)`.
        let name: String
        /// The declaration as the compiler prints it, such as `func write(_ line: String, to url: URL) async throws`.
        let declaration: String
        /// The result of a method or a subscript; nil for none.
        let result: String?
        /// Whether a method can throw any error: `throws(E)` has none that is known here, and `rethrows` only its arguments'.
        let canThrow: Bool
    }

    /// The base of an implementation.
    enum Base {
        case value, object, actor
    }

    /// The requirements of the protocol and of the protocols that it inherits from, each once, in the order of the sources.
    var members: [Member] = []
    var base: Base = .value
    /// The Swift modules of the protocol, and of the types that the requirements name.
    var modules: Set<String> = []
}

/// The reason for which a protocol can't be implemented by generated code, as a clause.
struct UnreadableProtocol: Error, Equatable {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
