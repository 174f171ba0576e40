// SPDX-License-Identifier: Apache-2.0

enum PropertyFormat {
    case yaml
    case json

    /// Parses the defaults of a group: YAML, which includes JSON, or JSON where YAML is turned off.
    ///
    /// JSON is parsed as such, which takes less time: each group of a program has defaults, and is read whenever the program
    /// starts.
    static func parse(
        defaults bytes: [UInt8], name: String, limits: Properties.Limits
    ) throws(SyntaxProblem) -> PropertyNode {
        if bytes.first == UInt8(ascii: "{"), let tree = try? json.parse(bytes, name: name, limits: limits) {
            return tree
        }
        return try yaml.parse(bytes, name: name, limits: limits)
    }

    init?(path: String) {
        switch path.split(separator: "/").last?.split(separator: ".").last?.lowercased() {
        case "yml", "yaml": self = .yaml
        case "json": self = .json
        default: return nil
        }
    }

    /// Parses a text into a tree whose origins have the name.
    func parse(
        _ bytes: [UInt8], name: String, limits: Properties.Limits
    ) throws(SyntaxProblem) -> PropertyNode {
        guard bytes.count <= limits.fileSize else { throw FileContents.tooLarge(limits.fileSize) }
        let text = try Self.text(bytes)
        let shape = TextShape(text, inBlocks: self == .yaml, depthLimit: limits.depth)
        // Yams has no limit other than libyaml's thousand levels.
        return try LargeStack.run(if: shape.mayBeDeep) { () throws(SyntaxProblem) in
            switch self {
            case .json:
                var parser = JSONParser(bytes: text, source: name, depthLimit: limits.depth)
                return try parser.parse()
            case .yaml:
                #if YAML
                try shape.check(limits)
                var parser = YAMLParser(text: try YAMLText(text), limits: limits, source: name)
                return try parser.parse()
                #else
                throw SyntaxProblem(
                    "YAML support is turned off",
                    fix: "enable the trait 'YAML' of the package swift-di, which is one of the defaults, or write JSON")
                #endif
            }
        }
    }

    /// Parses JSON that is a value by itself, such as a list.
    static func parse(
        json text: String, name: String, limits: Properties.Limits
    ) throws(SyntaxProblem) -> PropertyNode? {
        let map = try json.parse(Array("{\"\":\(text)}".utf8), name: name, limits: limits).map
        guard map?.keys == [""] else { throw SyntaxProblem("nothing may follow the value") }
        return map?[""]
    }
}
