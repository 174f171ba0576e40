// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// A protocol of an existential type, as in the runtime's name of the type.
struct WrittenProtocol: Equatable {
    /// The Swift module.
    let module: String
    /// The name without the module, such as `Kitchen.Log`.
    let name: String

    /// Returns the parts of an existential type, in its order; nil for any other type, and for a part without a name or a module.
    static func all(of type: Any.Type) -> [WrittenProtocol]? {
        let spelling = _TypeSpelling(of: type)
        guard spelling.raw.hasPrefix("any ") || _TypeMetadata(type).isExistential else { return nil }
        // Primary associated types are left to the author of the fake.
        let plain = spelling.text { _ in true }.replacing(#/^any |<.*?>(?= & |$)/#, with: "")
        let parts = plain.split(separator: " & ").map { $0.split(separator: ".", maxSplits: 1).map(String.init) }
        guard !parts.isEmpty, parts.allSatisfy({ $0.count == 2 }) else { return nil }
        return parts.map { WrittenProtocol(module: $0[0], name: $0[1]) }
    }
}
