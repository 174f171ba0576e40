// SPDX-License-Identifier: Apache-2.0

extension Secrets {
    /// Returns whether a pattern matches a part of a string. Malformed JSON may contain whatever it names.
    static func hides(_ content: PropertyNode.Content, at path: PropertyPath, _ pattern: PathPattern) -> Bool {
        guard pattern.match(path) != .nothing else { return false }
        switch content {
        case .text(let text) where isLikeJSON(text), .untyped(let text) where isLikeJSON(text),
            .template(let text) where isLikeJSON(text):
            guard let tree = try? PropertyFormat.parse(json: text, name: "", limits: Properties.Limits()) else {
                return pattern.mayMatch(partOf: text)
            }
            return hides(partOf: tree, at: path, pattern)
        case .untyped(let text), .template(let text):
            let count = text.utf8.count { $0 == UInt8(ascii: ",") } + 1
            return (0..<count).contains { pattern.match(path.appending(.index($0))) == .covered }
        case .null, .bool, .number, .text, .list, .map: return false
        }
    }

    private static func hides(partOf node: PropertyNode, at path: PropertyPath, _ pattern: PathPattern) -> Bool {
        if pattern.match(path) == .covered { return true }
        if let map = node.map {
            return map.keys.contains { key in
                map[key].map { hides(partOf: $0, at: path.appending(.key(key)), pattern) } ?? false
            }
        }
        guard let list = node.list else { return hides(node.content, at: path, pattern) }
        return list.enumerated().contains { hides(partOf: $1, at: path.appending(.index($0)), pattern) }
    }
}
