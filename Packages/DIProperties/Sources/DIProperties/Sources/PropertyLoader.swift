// SPDX-License-Identifier: Apache-2.0

import DICore

/// The forms that a text of properties can have.
enum PropertyFormat {
    case yaml
    case json

    /// The form of a file, by its name.
    init?(path: String) {
        switch path.split(separator: "/").last?.split(separator: ".").last?.lowercased() {
        case "yml", "yaml": self = .yaml
        case "json": self = .json
        default: return nil
        }
    }
}

/// Reads sources one after the other, merges them, and collects what is wrong with each.
struct PropertyReader {
    let limits: Properties.Limits
    /// What the sources so far amount to.
    private(set) var root: PropertyNode = PropertyNode(.map(PropertyMap()), PropertyOrigin("no source"))
    /// The sources that were read, for messages that say where a value could be set.
    private(set) var sources: [String] = []
    /// What each source says by itself.
    private(set) var trees: [PropertyNode] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// Options of the command line that look as if they set a property, but do not.
    var strays: [ArgumentsSource.Stray] = []

    init(limits: Properties.Limits) {
        self.limits = limits
    }

    /// Goes on where properties were read before.
    init(continuing properties: Properties) {
        limits = properties.limits
        root = properties.root
        sources = properties.sources
        strays = properties.strays
        trees = properties.trees
    }

    /// Merges a tree over what is there.
    mutating func add(_ tree: PropertyNode) {
        trees.append(tree)
        root = tree.merged(over: root)
    }

    mutating func report(_ problem: SyntaxProblem, in source: String) {
        diagnostics.append(.syntax(problem, in: source))
    }

    /// Says which source was read.
    mutating func note(_ source: String) {
        if !sources.contains(source) { sources.append(source) }
    }

    mutating func addFile(_ path: String, isRequired: Bool) {
        do throws(SyntaxProblem) {
            guard let bytes = try FileContents.read(path, limit: limits.fileSize, isRequired: isRequired) else {
                return
            }
            guard let format = PropertyFormat(path: path) else {
                throw SyntaxProblem("the form of the file is unknown", fix: "name it .yml, .yaml or .json")
            }
            add(bytes, as: format, name: path)
        } catch {
            report(error, in: path)
        }
    }

    /// Parses a text and merges what it says.
    mutating func add(_ bytes: [UInt8], as format: PropertyFormat, name: String) {
        note(name)
        do throws(SyntaxProblem) {
            add(try PropertyReader.parse(bytes, as: format, name: name, limits: limits))
        } catch {
            report(error, in: name)
        }
    }

    /// Parses a text.
    static func parse(
        _ bytes: [UInt8], as format: PropertyFormat, name: String, limits: Properties.Limits
    ) throws(SyntaxProblem) -> PropertyNode {
        guard bytes.count <= limits.fileSize else { throw FileContents.tooLarge(limits.fileSize) }
        let text = try SourceText(bytes)
        guard text.mayBeDeep(inBlocks: format == .yaml) else {
            return try parse(text, as: format, name: name, limits: limits)
        }
        // Parsers call themselves for each level, and Yams knows of no limit but the thousand that libyaml allows.
        let result = RoomyStack.run {
            Result { () throws(SyntaxProblem) in try parse(text, as: format, name: name, limits: limits) }
        }
        return try result.get()
    }

    /// Parses a text that is a value by itself, such as a list.
    static func parse(
        json text: String, name: String, limits: Properties.Limits
    ) throws(SyntaxProblem) -> PropertyNode? {
        let map = try parse(Array("{\"\":\(text)}".utf8), as: .json, name: name, limits: limits).map
        guard map?.keys == [""] else { throw SyntaxProblem("nothing may follow the value") }
        return map?[""]
    }

    private static func parse(
        _ text: SourceText, as format: PropertyFormat, name: String, limits: Properties.Limits
    ) throws(SyntaxProblem) -> PropertyNode {
        switch format {
        case .json:
            var parser = JSONParser(text, source: name, depthLimit: limits.depth)
            return try parser.parse()
        case .yaml:
            #if YAML
            return try YAMLParser(text, source: name, limits: limits).parse()
            #else
            throw SyntaxProblem(
                "YAML cannot be read",
                fix: "turn on the trait 'YAML' of the package swift-di, or write the file as JSON")
            #endif
        }
    }
}
