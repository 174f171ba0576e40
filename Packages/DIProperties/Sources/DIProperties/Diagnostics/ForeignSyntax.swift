// SPDX-License-Identifier: Apache-2.0

/// A notation of other libraries that sets no property in this one, and how to write it here.
struct ForeignSyntax {
    let note: String
    let fix: String
}

extension Properties {
    /// Returns a key such as `server.port`, which is a single key here, where the nested form was intended: of the path, or of what
    /// is below it.
    func flatKeys(for path: PropertyPath) -> [ForeignSyntax] {
        var node: PropertyNode? = root
        for (index, step) in path.steps.enumerated() {
            guard let map = node?.map else { return [] }
            let names = path.steps[index...].map(\.name).joined(separator: ".") + "."
            let found = map.keys.first { $0.contains(".") && (names.hasPrefix($0 + ".") || $0.hasPrefix(names)) }
            if let found, let value = map[found] {
                let key = PropertyPath(path.steps[..<index] + [.key(found)])
                let note = "'\(key)', set in \(value.origin), is a single key that contains a dot"
                return [ForeignSyntax(note: note, fix: "nest it: \(Self.nested(found.split(separator: ".").map(String.init)))")]
            }
            node = node?.child(step)
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
}
