// SPDX-License-Identifier: Apache-2.0

/// The sources of one program: a graph, wired with one library.
///
/// A layer is a target, and a module a file in it. One target for each module would be truer to some programs, but then the
/// time of a build would be mostly SwiftPM's, which is the same for all.
public struct Program: Sendable {
    /// A file below the folder of the package.
    public struct File: Sendable, Equatable {
        /// The path, relative to the package.
        public let path: String
        /// The contents.
        public let text: String
    }

    /// The objects.
    public let graph: FieldGraph
    /// The library that wires them.
    public let library: Library

    /// Makes the program of a graph and a library.
    public init(_ graph: FieldGraph, wiredWith library: Library) {
        self.graph = graph
        self.library = library
    }

    /// The sources, sorted by path; without the manifest, which names folders, and without the target `FieldSupport`.
    public var files: [File] {
        var files = graph.modules.map { file(of: $0) }
        let writer = library.writer
        for layer in 0..<graph.layerCount {
            guard let text = writer.layer(layer, graph) else { continue }
            files.append(.init(path: "Sources/Layer\(layer)/Layer\(layer).swift", text: heading + text))
        }
        files.append(.init(path: "Sources/Program/Composition.swift", text: heading + writer.composition(graph)))
        files.append(.init(path: "Sources/Program/Main.swift", text: heading + Self.main))
        return files.sorted { $0.path < $1.path }
    }

    /// The fingerprint of all files and their paths.
    public var fingerprint: Fingerprint {
        var fingerprint = Fingerprint()
        for file in files {
            fingerprint.add(file.path)
            fingerprint.add(file.text)
        }
        return fingerprint
    }

    /// The path of the file of a module.
    public func path(of module: FieldGraph.Module) -> String {
        "Sources/\(module.layer == graph.layerCount ? "Program" : "Layer\(module.layer)")/\(module.name).swift"
    }

    private func file(of module: FieldGraph.Module) -> File {
        let writer = library.writer
        let layers = graph.layers(neededBy: module).map { "Layer\($0)" }
        let imports = (["FieldSupport"] + layers + writer.imports).sorted().map { "import \($0)\n" }
        let types = graph.services[module.services].map { $0.declaration(in: graph) }
        let text = imports.joined() + "\n" + (types + [writer.module(module, graph)]).joined(separator: "\n")
        return File(path: path(of: module), text: heading + text)
    }

    private var heading: String {
        "// \(graph.moduleCount) modules, seed \(graph.seed), graph \(graph.fingerprint), \(library.rawValue)\n\n"
    }

    private static let main = """
        import FieldSupport

        @main
        enum Main {
            static func main() throws { try FieldProgram.run(Composition.self) }
        }

        """
}

extension FieldGraph.Service {
    /// The class, and the protocol in front of it: the same for all libraries.
    func declaration(in graph: FieldGraph) -> String {
        let needed = dependencies.map { graph.services[$0] }
        let parameters = needed.map { "\($0.label): \($0.requestedType)" }.joined(separator: ",\n        ")
        let list = needed.isEmpty ? "" : "\n        \(parameters)\n    "
        var text = hasProtocol ? "public protocol \(name): Service {}\n\n" : ""
        text += "public final class \(className): \(hasProtocol ? name : "Service") {\n"
        for part in needed { text += "    public let \(part.label): \(part.requestedType)\n" }
        text += needed.isEmpty ? "" : "\n"
        text += "    public init(\(list)) {\(needed.isEmpty ? "" : "\n")"
        for part in needed { text += "        self.\(part.label) = \(part.label)\n" }
        text += "\(needed.isEmpty ? "" : "    ")}\n\n"
        text += "    public var parts: [any Service] { [\(needed.map(\.label).joined(separator: ", "))] }\n}\n"
        return text
    }
}
