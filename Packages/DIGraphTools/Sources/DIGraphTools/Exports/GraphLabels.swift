// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingGraph.Binding {
    /// What it is called in a drawing: the key without quotes, or what tells a part of a collection from the others.
    var shortLabel: String {
        guard kind == "contribution" else { return key.filter { $0 != "'" } }
        // The id ends with the key of its entry, or else with the module or the element, and perhaps a number.
        let number =
            id.lastIndex(of: "#").map { id[$0...].dropFirst().allSatisfy(\.isWholeNumber) ? id[$0...] : "" } ?? ""
        let name = id.dropLast(number.count)
        if name.hasSuffix("\""), let start = name.firstRange(of: "/\"") {
            return "part " + name[name.index(after: start.lowerBound)...] + number
        }
        let part = name.split(separator: "/").last ?? name
        guard let module, part.hasSuffix(module) else { return "part \(part)\(number)" }
        return "part of \(module)\(number)"
    }
}

extension BindingGraph.Component {
    /// Its name, scope and seed.
    var longLabel: String {
        let details = [scope.map { "scope \($0)" }, seed.map { "seed \($0)" }].compactMap(\.self)
        return ([name] + details).joined(separator: ", ")
    }
}

extension String {
    /// Without line breaks and other control characters, which a name may have in a qualifier.
    var onOneLine: String {
        guard unicodeScalars.contains(where: { $0.properties.isControl }) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.isControl ? " " : $0 }))
    }
}

extension Unicode.Scalar.Properties {
    /// Whether it is a control character or breaks a line or a paragraph.
    fileprivate var isControl: Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(generalCategory)
    }
}
