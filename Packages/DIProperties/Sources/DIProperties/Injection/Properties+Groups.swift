// SPDX-License-Identifier: Apache-2.0

import DICore

extension Properties {
    /// Reads a group over its defaults, and validates it.
    ///
    /// A group that is set nowhere is read from its defaults, or from nothing if all of its fields may be absent.
    ///
    /// Errors: `DI/PropertyMissing` and `DI/PropertyType` for the first wrong field, with all wrong elements in it; `DI/PropertyType` where `validate` throws, of a single key if that is a `DecodingError` with the key as its coding
    /// path, and each of ``Properties/Refusals``; `DI/PropertySyntax` for a path, defaults or a reference.
    public func value<Group: ConfigProperty>(of group: Group.Type) throws(PropertyError) -> Group {
        var trail = Trail.unknown
        return try value(of: group, leaving: &trail)
    }

    /// Reads the property of a tag. Errors: those of reading a value.
    public func value<Property: PropertyTag>(of tag: Property.Type) throws(PropertyError) -> Property.Element {
        try value(Property.Element.self, at: Property.path)
    }

    func value<Group: ConfigProperty>(
        of group: Group.Type, leaving trail: inout Trail
    ) throws(PropertyError) -> Group {
        let path = try parsed(Group.path)
        let properties = try marking(secrets: Group.secrets, below: path)
            .applying(defaults: Group.defaults, at: path, of: group)
        let decoder = PropertyDecoder(properties)
        defer { trail = decoder.trail }
        guard let node = properties.group(group, at: path) else {
            throw decoder.missing(path)
        }
        return try decoder.value(group, node, at: path, validate: Validation { try $0.validate() })
    }

    /// Returns the node of a group: an empty map where nothing is set, or only a key without a value.
    ///
    /// It is nil where nothing is set and fields are required: the error then names the group, not each of its fields.
    private func group<Group: ConfigProperty>(_ group: Group.Type, at path: PropertyPath) -> PropertyNode? {
        let node = root.descendant(path)
        guard node?.isNull ?? true else { return node }
        let empty = PropertyNode(
            .map(PropertyMap()), node?.origin ?? .nowhere, overridden: node?.overridden)
        guard node == nil else { return empty }
        return (try? PropertyDecoder(self).value(group, empty, at: path, validate: Validation { _ in })).map { _ in
            empty
        }
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
        guard let step = steps.first else {
            return isNull ? value.keyed(at: keyPosition) : merged(over: value)
        }
        let rest = steps.dropFirst()
        guard let below = child(step)?.placing(value, at: rest) ?? value.wrapped(in: rest) else { return self }
        switch (step, content) {
        case (.key, .null):
            return below.wrapped(in: [step]) ?? self
        case (.key(let key), .map(let map)):
            return replacing(key, in: map, with: below)
        case (.index(let index), .map(let map)) where map.elements != nil:
            return replacing(String(index), in: map, with: below)
        case (.index(let index), .list(var list)) where index <= list.count:
            list.replaceSubrange(index..<min(index + 1, list.count), with: [below])
            return replacing(.list(list))
        default:
            return self
        }
    }

    private func replacing(_ key: String, in map: PropertyMap, with node: PropertyNode) -> PropertyNode {
        var changed = map
        let spelling = map.spelling(of: key, isFolded: false) ?? key
        changed.set(spelling, node, isFolded: map.isFolded(spelling))
        return replacing(.map(changed))
    }

    private func replacing(_ content: Content) -> PropertyNode {
        PropertyNode(
            content, origin, key: keyPosition, overridden: overridden, derivation: derivation, copyOf: self)
    }

    /// Returns a tree that has this value at a path; nil where the path needs earlier elements of a list.
    private func wrapped(in steps: ArraySlice<PropertyPath.Step>) -> PropertyNode? {
        steps.reversed().reduce(self) { (below: PropertyNode?, step) in
            guard let below else { return nil }
            switch step {
            case .key(let key):
                var map = PropertyMap()
                map.set(key, below)
                return PropertyNode(.map(map), origin)
            case .index(let index):
                return index == 0 ? PropertyNode(.list([below]), origin) : nil
            }
        }
    }
}
