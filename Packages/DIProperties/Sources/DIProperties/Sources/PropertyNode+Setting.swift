// SPDX-License-Identifier: Apache-2.0

extension PropertyNode {
    /// The place of a value of the same source that a value at a path contradicts: above, below or at the path, where only
    /// options override each other.
    func contradiction(of value: PropertyNode, at steps: [PropertyPath.Step], isOption: Bool) -> Properties.Origin? {
        var node = self
        for step in steps {
            guard node.map != nil, isOption || node.json == nil else { return node.origin }
            guard let child = node.child(.key(step.name)) else { return nil }
            node = child
        }
        return isOption && (value.isCollection || !node.isCollection) ? nil : node.origin
    }

    /// Returns the mistake of a step at a path, below this earlier value, if it would replace the whole value.
    func mistake(of step: PropertyPath.Step, at path: PropertyPath) -> SyntaxProblem? {
        let (reason, fix): (String, String)
        switch (step, content) {
        case (.key(let key), .list):
            (reason, fix) = ("'\(key)' is not an index", "name an element as [0] in an option, as __0 in a variable")
        case (.index, .map(let map)) where map.isIndexed: return nil
        case (.index, .map(let map)) where !map.isEmpty: (reason, fix) = ("has no elements", "name one of its keys")
        case (.index, .text), (.index, .untyped), (.index, .template):
            (reason, fix) = ("has no elements", "set the whole list")
        case (.index(let index), _) where index > list?.count ?? 0:
            (reason, fix) = ("has no element \(index - 1)", "number the elements without gaps")
        default: return nil
        }
        // The value is not shown, because it may be a secret.
        let found = isNull ? "" : " is \(Shown.described(content, isSecret: true)), set in \(origin), and"
        return SyntaxProblem("'\(path)'\(found) \(reason)", fix: fix)
    }

    /// Makes the node of a text in a source without types: JSON of a map becomes the map, which is merged as such.
    /// `depth` is the number of steps to the value, which count towards the limit of the JSON.
    convenience init(untyped text: String, below depth: Int, _ origin: Properties.Origin, _ limits: Properties.Limits) {
        var limits = limits
        limits.depth -= depth
        if text.first == "{", let tree = try? PropertyFormat.parse(json: text, name: origin.source, limits: limits),
            let map = tree.map
        {
            self.init(.map(map), origin, derivation: PropertyDerivation(json: text))
        } else {
            self.init(text: text, isTyped: false, origin)
        }
    }
}
