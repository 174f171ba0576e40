// SPDX-License-Identifier: Apache-2.0

extension Properties {
    /// The paths of all single values that are set, and of lists and maps that are empty; each can be read again.
    ///
    /// In the order in which the keys were first set. Complexity: linear in the whole tree.
    public var paths: [String] {
        var found: [String] = []
        collect(root, PropertyPath(), into: &found)
        return found
    }

    /// What is set at a path and below as JSON, with references looked up, in the order of the keys.
    ///
    /// In place of a secret stands the text `<secret>`. Numbers keep the digits that they are written with; one that is not
    /// finite, or larger than any `Double`, is its text. The limits are those of reading a value: references that lead back to
    /// where they begin or to what is around them, or that go on and on, are refused.
    ///
    /// Errors: `DI/PropertyMissing` where nothing is set, `DI/PropertySyntax` for the path, a reference, or a limit, and
    /// `DI/PropertyType` for a text that refers to a map, a list or null.
    public func json(at path: String = "") throws(PropertyError) -> String {
        let path = try parsed(path)
        guard let node = root.descendant(path) else { throw PropertyError(.missing(path, in: self)) }
        var writer = JSONWriter(self)
        try writer.write(node, at: path)
        return writer.text
    }

    private func collect(_ node: PropertyNode, _ path: PropertyPath, into found: inout [String]) {
        switch node.content {
        case .map(let map) where !map.isEmpty:
            for key in map.keys {
                if let child = map[key] { collect(child, path.appending(.key(key)), into: &found) }
            }
        case .list(let list) where !list.isEmpty:
            for (index, child) in list.enumerated() { collect(child, path.appending(.index(index)), into: &found) }
        default:
            if !path.steps.isEmpty { found.append("\(path)") }
        }
    }
}
