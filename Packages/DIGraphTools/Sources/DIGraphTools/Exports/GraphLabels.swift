// SPDX-License-Identifier: Apache-2.0

extension BindingGraph.Binding {
    /// The label in a drawing: the key without quotes, or for an element of a collection its entry or module.
    var shortLabel: String {
        guard kind == "contribution" else { return key.filter { $0 != "'" } }
        // The id ends with the key of its entry, or else with the module or the element, and perhaps a number.
        let name = id[...].withoutNumber
        let number = id[name.endIndex...]
        if name.hasSuffix("\""), let start = name.firstRange(of: "/\"") {
            return "element " + name[name.index(after: start.lowerBound)...] + number
        }
        let part = name.split(separator: "/").last ?? name
        guard let module, part.hasSuffix(module) else { return "element \(part)\(number)" }
        return "element from \(module)\(number)"
    }
}

extension BindingGraph.Component {
    var longLabel: String {
        ([name] + details).joined(separator: ", ")
    }

    var details: [String] {
        [
            scope.map { "scope \($0)" }, seed.map { "seed \($0)" },
            construction == .synchronous ? nil : construction._words,
        ].compactMap(\.self)
    }
}

extension BindingGraph.Edge.Kind {
    /// The word for a kind that the name of the dependency doesn't show.
    var label: String? { [.provider, .lazy, .weak, .optional].contains(self) ? rawValue : nil }
}

extension String {
    /// The text without line breaks and other control characters, which a qualifier may contain.
    var onOneLine: String {
        guard unicodeScalars.contains(where: { $0.properties.isControl }) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.isControl ? " " : $0 }))
    }
}

extension Unicode.Scalar.Properties {
    /// Whether the scalar is a control character or separates lines or paragraphs.
    fileprivate var isControl: Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(generalCategory)
    }
}
