// SPDX-License-Identifier: Apache-2.0

/// A notation of other libraries that sets no property in this one, and how to write it here.
struct ForeignSyntax {
    let note: String
    let fix: String
}

extension Properties {
    /// Returns keys such as `server.port`, which is a single key here, where the nested form was intended.
    func flatKeys(for path: PropertyPath) -> [ForeignSyntax] {
        var node: PropertyNode? = root
        for (index, step) in path.steps.enumerated() {
            guard let map = node?.map else { return [] }
            if let found = Self.flatKey(in: map, for: path.steps[index...]), let value = map[found.key] {
                let key = PropertyPath(Array(path.steps[..<index]) + [.key(found.key)])
                let note = "'\(key)', set in \(value.origin), is a single key that contains a dot"
                return [ForeignSyntax(note: note, fix: "nest it: \(Self.nested(found.steps))")]
            }
            node = node?.child(step)
        }
        return []
    }

    /// Returns keys such as `server.port` where the group `server` is missing.
    func flatKeys(below path: PropertyPath) -> [ForeignSyntax] {
        var node: PropertyNode? = root
        for index in path.steps.indices {
            guard let map = node?.map else { return [] }
            let names = path.steps[index...].map(\.name)
            let prefix = names.joined(separator: ".") + "."
            for key in map.keys where key.hasPrefix(prefix) {
                guard let value = map[key] else { continue }
                let whole = PropertyPath(Array(path.steps[..<index]) + [.key(key)])
                let note = "'\(whole)', set in \(value.origin), is a single key that contains a dot"
                let steps = names + key.dropFirst(prefix.count).split(separator: ".").map(String.init)
                return [ForeignSyntax(note: note, fix: "nest it: \(Self.nested(steps))")]
            }
            node = node?.child(path.steps[index])
        }
        return []
    }

    /// Returns options such as `--server.port=80`, which are left to the program.
    func foreignOptions(for path: PropertyPath) -> [ForeignSyntax] {
        lookalikeOptions.filter { $0.path == path }.map { option in
            ForeignSyntax(
                note: "\(Properties.Origin.argument(option.argument)), '--\(path)=…', does not set a property",
                fix: "write --property=\(path)=…")
        }
    }

    /// Returns the nested form of keys: `server: { port: … }`.
    static func nested(_ keys: [String]) -> String {
        keys.dropLast().reversed().reduce("\(keys.last ?? ""): …") { "\($1): { \($0) }" }
    }

    /// Returns a key that joins several keys of a path with dots, and these keys.
    private static func flatKey(
        in map: PropertyMap, for steps: ArraySlice<PropertyPath.Step>
    ) -> (key: String, steps: [String])? {
        var keys: [String] = []
        for step in steps {
            guard case .key(let key) = step else { return nil }
            keys.append(key)
            let joined = keys.joined(separator: ".")
            if keys.count > 1, map[joined] != nil { return (joined, keys) }
        }
        return nil
    }
}
