// SPDX-License-Identifier: Apache-2.0

extension Properties {
    /// Reads a group over its defaults, and validates it.
    ///
    /// A group that is set nowhere is read from its defaults, or from nothing if all of its fields may be absent.
    ///
    /// Errors: `DI/PropertyMissing` and `DI/PropertyType` for the first wrong field, with all wrong elements in it;
    /// `DI/PropertyType` where `validate` throws, at a key if the error is a `DecodingError` with the key as its coding path or
    /// one of ``Properties/Refusals``; `DI/PropertySyntax` for a path, defaults or a reference.
    public func value<Group: ConfigProperty>(of group: Group.Type) throws(PropertyError) -> Group {
        var trail = Trail.unknown
        return try value(of: group, leaving: &trail)
    }

    func value<Group: ConfigProperty>(
        of group: Group.Type, leaving trail: inout Trail
    ) throws(PropertyError) -> Group {
        let path = try parsed(Group.path)
        let properties = try marking(secrets: Group.secrets, below: path)
            .applying(defaults: Group.defaults, at: path, of: group)
        let decoder = PropertyDecoder(properties)
        defer { trail = decoder.trail }
        let node = properties.root.descendant(path)
        // A key without a value is a group without values, as is one that nothing sets.
        let isSet = node.map { !$0.isNull } ?? false
        let group =
            isSet ? node : PropertyNode(.map(PropertyMap()), node?.origin ?? .nowhere, overridden: node?.overridden)
        return try decoder.value(Group.self, group, at: path, validate: { try $0.validate() })
    }

    /// Returns these properties over the defaults of a group.
    private func applying(
        defaults: String, at path: PropertyPath, of group: Any.Type
    ) throws(PropertyError) -> Properties {
        guard !defaults.isEmpty else { return self }
        let name = "\(group).defaults"
        let tree: PropertyNode
        do throws(SyntaxProblem) {
            tree = try PropertyFormat.parse(defaults: Array(defaults.utf8), name: name, limits: limits)
        } catch {
            throw PropertyError(.syntax(error, in: name))
        }
        var result = self
        result.root = root.placing(tree, at: path.steps[...])
        result.secrets = secrets.including([tree], at: path)
        return result
    }
}

extension PropertyNode {
    /// Merges this tree over one that has only a value at a path; returns it unchanged where it cannot have that path.
    ///
    /// A null at the path is treated as absent: a file that has only the key of a group keeps the group's defaults.
    fileprivate func placing(_ value: PropertyNode, at steps: ArraySlice<PropertyPath.Step>) -> PropertyNode {
        guard let step = steps.first else { return isNull ? value.copy(key: .some(keyPosition)) : merged(over: value) }
        let below = (child(step) ?? PropertyNode(.null, value.origin)).placing(value, at: steps.dropFirst())
        switch (step, content) {
        case (.key(let key), .null): return copy(.map(PropertyMap([key: below])))
        case (.index(0), .null): return copy(.list([below]))
        case (.key(let key), .map(var map)):
            let spelling = map.spelling(of: key, isFolded: false) ?? key
            map.set(spelling, below, isFolded: map.isFolded(spelling))
            return copy(.map(map))
        case (.index(let index), .map(var map)) where map.elements != nil:
            map.set(String(index), below, isFolded: map.isFolded(String(index)))
            return copy(.map(map))
        case (.index(let index), .list(var list)) where index <= list.count:
            list.replaceSubrange(index..<min(index + 1, list.count), with: [below])
            return copy(.list(list))
        default: return self
        }
    }
}
