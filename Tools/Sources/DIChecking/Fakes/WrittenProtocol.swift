// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// A protocol of an existential type, as the type's name in the runtime has it.
struct WrittenProtocol: Equatable {
    /// The Swift module.
    let module: String
    /// The name without the module, such as `Kitchen.Log`.
    let name: String
    /// The primary associated types that the type fixes, as they are written in sources.
    let arguments: [String]

    /// Returns the parts of an existential type, in its order; nil for any other type, and for a part without a name or a module.
    static func all(of type: Any.Type) -> [WrittenProtocol]? {
        let spelling = _TypeSpelling(of: type)
        let isConstrained = spelling.raw.hasPrefix("any ")
        guard isConstrained || _TypeMetadata(type).isExistential else { return nil }
        let plain = spelling.text { _ in false }
        let parts = split(plain.hasPrefix("any ") ? String(plain.dropFirst(4)) : plain, at: "&")
        let full = split(spelling.text { _ in true }.replacing(#/^any /#, with: ""), at: "&")
        guard parts.count == full.count else { return nil }
        var protocols: [WrittenProtocol] = []
        for (part, full) in zip(parts, full) {
            let name = part.prefix { $0 != "<" }
            let module = full.prefix { $0 != "<" }.dropLast(name.count + 1)
            guard !module.isEmpty, !name.isEmpty else { return nil }
            let arguments =
                part.hasSuffix(">") ? split(part[part.index(after: name.endIndex)...].dropLast(), at: ",") : []
            protocols.append(WrittenProtocol(module: String(module), name: String(name), arguments: arguments))
        }
        return protocols.isEmpty ? nil : protocols
    }

    /// Splits a text where a sign is in no brackets.
    private static func split(_ text: some StringProtocol, at sign: Character) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            default: break
            }
            if character == sign, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { $0.split(separator: " ").joined(separator: " ") }
    }
}
