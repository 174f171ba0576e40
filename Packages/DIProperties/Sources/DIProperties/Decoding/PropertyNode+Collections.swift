// SPDX-License-Identifier: Apache-2.0

import DICore

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
            guard derivation?.isElement != true, !Template.isReference(text) else { return nil }
            guard !text.isEmpty else { return [] }
            let parts = derivation?.isSpliced == true ? [text[...]] : Template.split(text)
            let derivation = PropertyDerivation(isSecret: decoder.properties.secrets.contains(self), isElement: true)
            return parts.map { part in
                let trimmed = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
                let element = String(trimmed)
                return PropertyNode(
                    Template.isNeeded(for: element) ? .template(element) : .untyped(element), origin,
                    derivation: derivation)
            }
        default: return nil
        }
    }

    /// Returns how to write a collection in a single string.
    private func advice(on bracket: Character) -> String {
        let form = bracket == "[" ? "[\"a\", \"b\"], or a, b without brackets" : "{\"a\": \"b\"}"
        let names = bracket == "[" ? ["0", "1"] : ["A", "B"]
        guard let variable = origin.variable else { return "write it like \(form)" }
        return "write it like \(form), or set \(names.map { "\(variable)__\($0)" }.joined(separator: ", ")) and so on"
    }

    /// The string, whose references are resolved in the parts of the collection: a value that is put into it adds none.
    private var unparsed: String? {
        switch content {
        case .untyped(let text), .template(let text): text
        default: nil
        }
    }

    private func parsed(from bracket: Character, _ decoder: PropertyDecoder) throws(PropertyError) -> PropertyNode? {
        guard let text = unparsed, text.first == bracket, derivation?.isSpliced != true else { return nil }
        do throws(SyntaxProblem) {
            let node = try PropertyFormat.parse(json: text, name: origin.source, limits: decoder.properties.limits)
            return decoder.properties.secrets.contains(self) ? node?.secret : node
        } catch {
            throw PropertyError(
                .syntax(
                    SyntaxProblem(
                        "the value looks like JSON but is not valid: \(error.message)",
                        fix: Template.isNeeded(for: text)
                            ? "write a reference in quotes, which keeps the type: \"${a.b}\"" : advice(on: bracket)),
                    in: origin.description))
        }
    }
}
