// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads protocols of any package that a source can import, from the symbol graphs of compiled modules.
///
/// It writes only to a folder within the work folder, which it removes at its end.
final class ProtocolReader {
    private let imports: BuildImports
    private let own: Set<String>
    private let folder: URL
    private var graphs: [String: SymbolGraph] = [:]

    /// Uses the compiler that built a package.
    init(_ package: PackageLayout, workFolder: String) throws(UnreadableProtocol) {
        imports = try BuildImports(package)
        own = package.modules
        folder = URL(fileURLWithPath: workFolder).appendingPathComponent("fakes-\(UUID().uuidString)")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Describes a protocol.
    ///
    /// - Parameters:
    ///   - name: The name without the Swift module, such as `Kitchen.Log`.
    ///   - module: The Swift module.
    /// - Returns: The protocol, with everything that it inherits.
    /// - Throws: `UnreadableProtocol` with the reason for which its requirements are unknown.
    func describe(_ name: String, in module: String) throws(UnreadableProtocol) -> ProtocolDescription {
        var description = ProtocolDescription()
        var seen: Set<String> = []
        try add(name, in: module, to: &description, &seen)
        return description
    }

    private func add(
        _ name: String, in module: String, to description: inout ProtocolDescription, _ seen: inout Set<String>
    ) throws(UnreadableProtocol) {
        guard seen.insert("\(module).\(name)").inserted else { return }
        if let base = Self.standard["\(module).\(name)"] {
            if base != .value { description.base = base }
            return
        }
        guard !["Swift", "_Concurrency", "Distributed"].contains(module) else {
            throw UnreadableProtocol("'\(module).\(name)' is a protocol of the standard library")
        }
        let graph = try graph(of: module)
        guard let symbol = graph.symbol(ofProtocol: name) else {
            throw UnreadableProtocol("the compiled module '\(module)' shows no protocol '\(name)' to other modules")
        }
        description.modules.formUnion(symbol.modules.union([module]))
        try addBase(of: symbol, to: &description)
        // Inherited requirements come first, as they were declared first.
        for inherited in graph.inherited(by: symbol) {
            let parts = inherited.split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            try add(parts[1], in: parts[0], to: &description, &seen)
        }
        for requirement in graph.requirements(of: symbol) {
            // A protocol's hooks, such as `_customIndexOfEquatableElement`, have default implementations.
            guard let kind = Self.kinds[requirement.kind.identifier],
                requirement.pathComponents.last?.hasPrefix("_") == false
            else { continue }
            let member = ProtocolDescription.Member(
                kind: kind, name: requirement.name, declaration: requirement.text, result: requirement.result,
                canThrow: requirement.canThrow)
            // A protocol may redeclare an inherited requirement.
            guard !description.members.contains(where: { $0.declaration == member.declaration }) else { continue }
            description.members.append(member)
            description.modules.formUnion(requirement.modules)
        }
    }

    /// The protocols of the standard library that need no code: the compiler writes it, or there are no requirements. A base
    /// restricts the types that implement them.
    private static let standard: [String: ProtocolDescription.Base] = [
        "Swift.Sendable": .value, "Swift.SendableMetatype": .value, "Swift.Copyable": .value,
        "Swift.Escapable": .value, "Swift.BitwiseCopyable": .value, "Swift.Error": .value,
        "Swift.Equatable": .value, "Swift.Hashable": .value, "Swift.Encodable": .value,
        "Swift.Decodable": .value, "Swift.AnyObject": .object, "_Concurrency.Actor": .actor,
    ]

    private static let kinds: [String: ProtocolDescription.Member.Kind] = [
        "swift.method": .method, "swift.type.method": .method, "swift.func.op": .method,
        "swift.init": .initializer, "swift.property": .property, "swift.type.property": .property,
        "swift.subscript": .subscript, "swift.type.subscript": .subscript,
        "swift.associatedtype": .associatedType,
    ]

    /// Notes whether only classes conform to a protocol; a superclass has a mangled name that ends with the kind of a class.
    private func addBase(
        of symbol: SymbolGraph.Symbol, to description: inout ProtocolDescription
    ) throws(UnreadableProtocol) {
        if let parent = symbol.fragments.first(where: { Self.isClass($0.preciseIdentifier ?? "") }) {
            throw UnreadableProtocol("only subclasses of '\(parent.spelling)' conform to it")
        }
        let clause = symbol.text.firstRange(of: " : ").map { symbol.text[$0.upperBound...] } ?? ""
        if clause.contains(#/\bAnyObject\b/#), description.base == .value { description.base = .object }
    }

    private static func isClass(_ identifier: String) -> Bool {
        identifier.hasPrefix("s:") && identifier.hasSuffix("C") || identifier.hasPrefix("c:objc(cs)")
    }

    private func graph(of module: String) throws(UnreadableProtocol) -> SymbolGraph {
        if let known = graphs[module] { return known }
        // Only code of the same package sees internal symbols.
        let arguments =
            ["-module-name", module] + imports[module] + [
                "-module-cache-path", folder.appendingPathComponent("Modules").path,
                "-minimum-access-level", own.contains(module) ? "internal" : "public", "-output-dir", folder.path,
                "-skip-synthesized-members", "-skip-inherited-docs", "-omit-extension-block-symbols",
            ]
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let (process, pipe) = (Process(), Pipe())
            process.executableURL = imports.tools.appendingPathComponent("swift-symbolgraph-extract")
            process.arguments = arguments
            (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe, pipe)
            try process.run()
            let said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                let lines = said.split(separator: "\n")
                throw UnreadableProtocol(String((lines.first { $0.contains("error:") } ?? lines.first) ?? "no graph"))
            }
            let data = try Data(contentsOf: folder.appendingPathComponent("\(module).symbols.json"))
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
            graphs[module] = graph
            return graph
        } catch {
            let reason = (error as? UnreadableProtocol)?.reason ?? error.localizedDescription
            throw UnreadableProtocol("the module '\(module)' can't be read: \(reason)")
        }
    }
}
