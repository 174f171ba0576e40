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

    /// Returns the value at a path as JSON, with references resolved, in the order of the keys.
    ///
    /// A secret is replaced by the string `<secret>`. Numbers keep their original digits, of any size; `.inf` and `.nan`, which
    /// JSON doesn't have, are written as strings. The limits of reading a value apply: references that form a cycle, lead back to
    /// an enclosing value or go on endlessly are refused.
    ///
    /// Errors: `DI/PropertyMissing` where nothing is set, `DI/PropertySyntax` for the path, a reference, or a limit, and
    /// `DI/PropertyType` for a string that refers to a map, a list or null.
    public func json(at path: String = "") throws(PropertyError) -> String {
        let path = try parsed(path)
        guard let node = root.descendant(path) else { throw PropertyError(.missing(path, in: self)) }
        let writer = JSONWriter(properties: markingDeclaredSecrets)
        return try LargeStack.run(if: true) { () throws(PropertyError) in
            var writer = writer
            try writer.write(node, at: path, of: path)
            return writer.text
        }
    }

    private func collect(_ node: PropertyNode, _ path: PropertyPath, into found: inout [String]) {
        let children = node.children
        for (step, child) in children { collect(child, path.appending(step), into: &found) }
        if children.isEmpty, !path.steps.isEmpty { found.append("\(path)") }
    }
}
