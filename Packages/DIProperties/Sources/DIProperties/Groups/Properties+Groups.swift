// SPDX-License-Identifier: Apache-2.0

import DICore

extension Properties {
    /// Reads a group, over its defaults, and lets it validate itself.
    ///
    /// Errors: `DI/PropertyMissing` and `DI/PropertyType` for each field that is a single value, a list, a dictionary or one of
    /// the cases of an enumeration, and for the first of any other kind; `DI/PropertyType` where `validate` throws, of a single
    /// key if that is a `DecodingError` with the key as its coding path, and each of ``PropertyRefusals``;
    /// `DI/PropertySyntax` for a path, defaults or a reference.
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
        let properties = try applying(defaults: Group.defaults, at: path, of: group)
        let reading = Reading(properties)
        defer { trail = reading.trail }
        let value = try properties.value(group, at: path, in: reading)
        do {
            try value.validate()
        } catch {
            let node = properties.root.descendant(path) ?? properties.root
            let diagnostics = PropertyRefusals.errors(in: error).map {
                Diagnostic.refused(by: group, $0, node, path, in: properties)
            }
            throw PropertyError(diagnostics) ?? PropertyError(.refused(by: group, error, node, path, in: properties))
        }
        return value
    }

    /// These properties over the defaults of a group.
    private func applying(
        defaults: String, at path: PropertyPath, of group: Any.Type
    ) throws(PropertyError) -> Properties {
        guard !defaults.isEmpty else { return self }
        let name = "\(group).defaults"
        let tree: PropertyNode
        do throws(SyntaxProblem) {
            tree = try PropertyReader.parse(Array(defaults.utf8), as: .defaults, name: name, limits: limits)
        } catch {
            throw PropertyError(.syntax(error, in: name))
        }
        let wrapped = path.steps.reversed().reduce(tree) { below, step in
            var map = PropertyMap()
            if case .key(let key) = step { map.set(key, below) }
            return PropertyNode(.map(map), below.origin)
        }
        return Properties(root: root.merged(over: wrapped), sources: sources, limits: limits, secrets: secrets)
    }
}

extension PropertyFormat {
    /// The form of defaults: YAML, of which JSON is a part, or JSON where there is no YAML.
    fileprivate static var defaults: PropertyFormat {
        #if YAML
        .yaml
        #else
        .json
        #endif
    }
}
