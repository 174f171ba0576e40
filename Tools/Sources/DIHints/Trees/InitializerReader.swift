// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the declarations of initialisers.
struct InitializerReader {
    let tree: Tree

    /// Reads an initialiser of a type.
    func read(_ fields: [String: Any], owner: String) -> Initializer? {
        guard let symbol = fields["usr"] as? String, let name = fields["name"] as? [String: Any] else { return nil }
        let parameters = (fields["params"] as? [String: Any])?["params"] as? [[String: Any]] ?? []
        let labels = name["args"] as? [String] ?? []
        return Initializer(
            symbol: symbol, owner: owner, labels: labels.map { $0.isEmpty ? "_" : $0 },
            access: fields["access"] as? String ?? "internal", generics: generics(of: fields),
            isUsable: isUsable(fields, symbol, parameters),
            hasDependency: parameters.contains { MangledType($0["interface_type"] as? String ?? "").isDependency })
    }

    /// Whether a factory of that type could be given to the same step.
    private func isUsable(_ fields: [String: Any], _ symbol: String, _ parameters: [[String: Any]]) -> Bool {
        let attributes = fields["attrs"] as? [[String: Any]] ?? []
        let isAdvisedAgainst = attributes.contains { attribute in
            attribute["deprecated"] as? Bool == true || attribute["unavailable"] as? Bool == true
                || attribute[tree.form.kind] as? String == "custom_attr"
        }
        let isForVariables = parameters.contains { $0["inout"] as? Bool == true || $0["variadic"] as? Bool == true }
        return fields["failable"] == nil && !isAdvisedAgainst && !isForVariables && !hasEffects(symbol)
    }

    /// A symbol ends in the type of its function, `K` if it throws and `Ya` if it awaits; a private one has its file behind.
    private func hasEffects(_ symbol: String) -> Bool {
        let end = symbol.range(of: "33_", options: .backwards)?.lowerBound ?? symbol.endIndex
        let type = symbol[..<end].hasSuffix("fc") ? symbol[..<end].dropLast(2) : symbol[..<end]
        return type.hasSuffix("Kc") || type.hasSuffix("Yac")
    }

    /// The generic parameters with their requirements, as one text.
    private func generics(of fields: [String: Any]) -> String {
        guard let signature = fields["generic_signature"] as? [String: Any] else { return "" }
        let parameters = signature["generic_params"] as? [String] ?? []
        let requirements = (signature["generic_reqs"] as? [[String: Any]] ?? []).map { requirement in
            requirement.filter { $0.value is String }.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
        }
        return (parameters + requirements.sorted()).joined(separator: ", ")
    }
}
