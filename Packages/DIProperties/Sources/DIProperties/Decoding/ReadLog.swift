// SPDX-License-Identifier: Apache-2.0

import DICore

/// The requests that one initialiser makes of its decoder, up to the one that fails.
///
/// They decide whether the type seems to read its fields as they are declared, and what is left to look at after a failure.
final class ReadLog {
    /// The keyed container, if there is one: its map, whether a name is one of its keys, and the name of a key's case.
    struct Keys {
        let map: PropertyMap
        let contains: (String) -> Bool
        let caseName: (String) -> String?

        /// Returns the key of a field, which a property wrapper stores under its name with an underscore; nil where there is none.
        ///
        /// A key of another name is that of the case with the field's name, and is found only where the map has it.
        func key(of field: StoredField) -> String? {
            if let key = map.keys.first(where: { caseName($0) == field.name }) { return key }
            if contains(field.name) { return [nil, field.name].contains(caseName(field.name)) ? field.name : nil }
            let name = String(field.name.dropFirst())
            return field.name.hasPrefix("_") && contains(name) ? name : nil
        }
    }

    /// A field that was decoded, in the type that was requested.
    private struct Request {
        let key: String
        let type: Any.Type
    }

    private(set) var keys: Keys?
    private(set) var list: [PropertyNode]?
    private var requests: [Request] = []
    /// The error of the last request, with the type that was requested and, in a list, the index; nil where none has failed.
    private(set) var failure: (error: PropertyError, type: Any.Type, index: Int?)?
    /// Whether there was a request that the compiler's initialisers don't make, or one after a failure.
    private var isIrregular: Bool = false

    func open(_ keys: Keys) {
        if self.keys != nil || list != nil { isIrregular = true }
        self.keys = keys
    }

    func open(_ list: [PropertyNode]) {
        if keys != nil || self.list != nil { isIrregular = true }
        self.list = list
    }

    /// Notes a request for a field.
    func ask(_ key: String, _ type: Any.Type) {
        if failure != nil { isIrregular = true }
        requests.append(Request(key: key, type: type))
    }

    /// Notes any other request.
    func askOtherwise() { isIrregular = true }

    func fail(_ error: PropertyError, as type: Any.Type, at index: Int? = nil) {
        failure = (error, type, index)
    }

    /// Whether a key was requested.
    func hasAsked(for key: String) -> Bool { requests.contains { $0.key == key } }

    /// Returns whether an error is that of the last request, passed on as it was.
    func ended(with error: PropertyError) -> Bool {
        failure?.error.diagnostics == error.diagnostics
    }

    /// Returns the declared fields that come after the requests, each with its key; nil where the requests are not those of the
    /// compiler's initialiser for the fields before.
    ///
    /// Of a type that declares that it reads its fields so, only the last request counts.
    func rest(of fields: [StoredField], isDeclared: Bool) -> [(key: String, type: Any.Type)]? {
        guard let keys, let last = requests.last else { return nil }
        var rest = fields.map { (key: keys.key(of: $0), type: $0.type) }[...]
        if isDeclared, let index = rest.firstIndex(where: { $0.key == last.key }) {
            rest = rest[(index + 1)...]
        } else {
            guard !isIrregular else { return nil }
            for request in requests {
                let named = rest.firstIndex { $0.key == request.key }
                guard let index = named ?? rest.firstIndex(where: { $0.key == nil && $0.type == request.type }),
                    rest[index].type == request.type, rest[..<index].allSatisfy({ $0.key == nil })
                else { return nil }
                rest = rest[(index + 1)...]
            }
        }
        return rest.compactMap { field in field.key.map { ($0, field.type) } }
    }
}
