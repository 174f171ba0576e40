// SPDX-License-Identifier: Apache-2.0

extension Properties {
    /// Reads the value at a path, such as `server.port`, `hosts[0].name` or `labels['a.b']`.
    ///
    /// A value keeps the type that it has in its file; text of the environment and of the command line is parsed to the
    /// type requested. Texts, truth values, numbers of any width, `Decimal`, `Duration`, ``ByteSize``, `Date`, `URL`, `UUID`,
    /// `Data` in Base64, raw-representable types, lists, dictionaries and whatever else is `Decodable` can be requested; an
    /// optional is nil where nothing or null is set.
    ///
    /// Errors: `DI/PropertyMissing`, `DI/PropertyType`, and `DI/PropertySyntax` for a path or a reference.
    public func value<Value: Decodable>(_ type: Value.Type = Value.self, at path: String) throws(PropertyError) -> Value
    {
        if let value = fast(type, at: path) { return value }
        return try value(type, at: try parsed(path))
    }

    func parsed(_ path: String) throws(PropertyError) -> PropertyPath {
        do throws(PathError) {
            return try PropertyPath(parsing: path)
        } catch {
            throw PropertyError(.badPath(path, error))
        }
    }

    func value<Value: Decodable>(_ type: Value.Type, at path: PropertyPath) throws(PropertyError) -> Value {
        try PropertyDecoder(self).value(type, root.descendant(path), at: path)
    }

    /// Returns the value at a path without brackets, of one of the common types; nil in every other case, which the decoder
    /// handles.
    private func fast<Value>(_ type: Value.Type, at path: String) -> Value? {
        if type == Int.self { return fast(Int.self, path) as? Value }
        if type == String.self { return fast(String.self, path) as? Value }
        if type == Bool.self { return fast(Bool.self, path) as? Value }
        if type == Double.self { return fast(Double.self, path) as? Value }
        // An absent value must not be mistaken for nil.
        if type == Int?.self { return fast(Int.self, path).flatMap { Optional($0) as? Value } }
        if type == String?.self { return fast(String.self, path).flatMap { Optional($0) as? Value } }
        // To find the type in the list costs as much as a look-up, so the commonest types come before it.
        guard let scalar = PropertyScalars.find(type) else { return nil }
        return fast(scalar, path) as? Value
    }

    private func fast<Value: PropertyScalar>(_ type: Value.Type, _ path: String) -> Value? {
        plainDescendant(path).flatMap { Value.make(of: $0.content) }
    }

    /// Returns the value at a path of plain keys with dots between them; nil for any other path, and where nothing is set.
    private func plainDescendant(_ path: String) -> PropertyNode? {
        var node = root
        var start = path.utf8.startIndex
        var end = start
        while true {
            let byte = end < path.utf8.endIndex ? path.utf8[end] : nil
            switch byte {
            case nil, UInt8(ascii: "."):
                guard end > start, let child = node.child(String(path[start..<end])) else { return nil }
                node = child
                guard byte != nil else { return node }
                start = path.utf8.index(after: end)
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "'"), UInt8(ascii: "\""):
                return nil
            default: break
            }
            end = path.utf8.index(after: end)
        }
    }
}
