// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PropertyNode {
    /// Returns the map; a string of a source without types may hold one as JSON.
    func asMap(_ decoder: PropertyDecoder) throws(PropertyError) -> PropertyMap? {
        try parsed(from: "{", decoder)?.map ?? map
    }

    /// Returns the list; a string of a source without types may hold one as JSON, or as elements separated by commas.
    func asList(_ decoder: PropertyDecoder) throws(PropertyError) -> [PropertyNode]? {
        switch content {
        case .list(let list): return list
        case .map(let map) where json == nil: return map.elements
        case .map: return try single.asList(decoder)
        case .untyped(let text), .template(let text):
            if let list = try parsed(from: "[", decoder)?.list { return list }
            guard !Template.isReference(text) else { return nil }
            guard !text.isEmpty else { return [] }
            let parts = derivation?.isSpliced == true ? [text[...]] : Template.split(text)
            let derivation = PropertyDerivation(isSecret: decoder.properties.secrets.contains(self))
            return parts.map { part in
                PropertyNode(text: part.trimmingCharacters(in: [" "]), isTyped: false, origin, derivation: derivation)
            }
        default: return nil
        }
    }

    /// Parses the string before its references are resolved, so a value that is put into it adds no parts.
    private func parsed(from bracket: Character, _ decoder: PropertyDecoder) throws(PropertyError) -> PropertyNode? {
        let text: String
        switch content {
        case .untyped(let written), .template(let written): text = written
        default: return nil
        }
        guard text.first == bracket, derivation?.isSpliced != true else { return nil }
        do throws(SyntaxProblem) {
            let node = try PropertyFormat.parse(json: text, name: origin.source, limits: decoder.properties.limits)
            return decoder.properties.secrets.contains(self) ? node?.secret : node
        } catch {
            throw PropertyError(
                .syntax(
                    SyntaxProblem(
                        "the value looks like JSON but is not valid: \(error.message)",
                        fix: bracket == "["
                            ? #"write it like ["a", "${b.c}"], or a, b without brackets"#
                            : #"write it like {"a": "b", "c": "${d.e}"}"#),
                    in: origin.description))
        }
    }
}
