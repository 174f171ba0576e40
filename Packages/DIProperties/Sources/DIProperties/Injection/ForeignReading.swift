// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A value, whether no text may show it, and the path at which it is read.
struct MarkedValue<Value: Decodable>: Decodable {
    let value: Value
    let isSecret: Bool
    let path: PropertyPath

    init(_ value: Value) {
        (self.value, isSecret, path) = (value, false, PropertyPath())
    }

    init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Value.self)
        let tree = decoder as? TreeDecoder
        isSecret = tree?.isSecret ?? true
        path = tree?.path ?? PropertyPath()
    }
}

extension Properties {
    /// Returns whether a type is decoded from a single value.
    package static func _isScalar(_ type: Any.Type) -> Bool { PropertyScalars.find(type) != nil }

    /// Reads a value for the reader of another package, by the keys on the way to it; nil where nothing is set.
    package func _value<Value: Decodable>(
        _ type: Value.Type, at keys: [String], below path: String
    ) throws(PropertyError) -> (value: Value, isSecret: Bool)? {
        let path = keys.reduce(try parsed(path)) { $0.appending(.key($1)) }
        let found = try PropertyDecoder(self).value(MarkedValue<Value>?.self, root.descendant(path), at: path)
        return found.map { ($0.value, $0.isSecret) }
    }
}

extension BindingBuilder {
    /// Binds the reader of another package, which may read anything below a path.
    package func _recordReader(
        at path: String, _ place: _SourcePlace, _ make: @escaping @Sendable (Properties) -> Input
    ) where Input: Sendable {
        _entry.recordRead(place, of: path, for: Input.self) { session throws(PropertyError) in
            let path = try session.properties.parsed(path)
            let trail = Trail(unfinished: [path])
            session.record(trail)
            return (make(session.properties), ReadValues(at: path, trail, in: session.properties))
        }
    }
}

extension PropertySource {
    /// Values that another package reads key by key, with the paths of the secret ones. An error counts as the source's.
    package static func _foreign(
        named name: String, _ read: @escaping @Sendable () throws -> (values: [PropertyValue], secrets: [String])
    ) -> PropertySource {
        PropertySource { loader in
            do {
                let (values, secrets) = try read()
                for value in values { value.load(&loader, from: Properties.Origin(name)) }
                loader.mark(secrets)
            } catch {
                loader.report(SyntaxProblem("\(error)"), in: name)
            }
        }
    }
}
