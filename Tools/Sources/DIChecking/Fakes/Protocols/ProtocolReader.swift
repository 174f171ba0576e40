// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads protocols from the symbol graphs of compiled modules, so that a protocol of any package is known that a source can import.
///
/// Only a folder within the work folder is written, which ends with the reader.
final class ProtocolReader {
    private let imports: BuildImports
    private let own: Set<String>
    private let folder: URL
    private var graphs: [String: Result<IndexedGraph, UnreadableProtocol>] = [:]

    /// Asks the compiler that built a package.
    init(_ package: PackageLayout, workFolder: String) throws(BuildImports.Failure) {
        imports = try BuildImports(package)
        own = Set((package.targets + (package.plainTargets ?? [])).map(\.module))
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
    /// - Throws: `UnreadableProtocol` with the reason for which its requirements are not known.
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
        switch Self.standard["\(module).\(name)"] {
        case .some(let base):
            if let base { description.base = base }
            return
        case .none: break
        }
        guard !["Swift", "_Concurrency", "Distributed"].contains(module) else {
            throw UnreadableProtocol("'\(module).\(name)' is a protocol of the standard library")
        }
        let graph = try graph(of: module)
        guard let symbol = graph.protocols[name] else {
            throw UnreadableProtocol("the compiled module '\(module)' shows no protocol '\(name)' to other modules")
        }
        description.modules.formUnion([module])
        description.modules.formUnion(SymbolGraph.modules(in: symbol))
        try addBase(of: symbol, to: &description)
        if seen.count == 1 { description.primaryTypes = Self.primaryTypes(symbol.text) }
        // Inherited requirements come first, as they were declared first.
        for inherited in graph.inherited(symbol.identifier.precise) {
            let parts = inherited.split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            try add(parts[1], in: parts[0], to: &description, &seen)
        }
        for requirement in graph.requirements(symbol.identifier.precise) {
            guard let kind = Self.kinds[requirement.kind.identifier] else { continue }
            // The library's own hooks, such as `_customIndexOfEquatableElement`.
            if requirement.pathComponents.last?.hasPrefix("_") == true,
                graph.hasDefault(requirement.identifier.precise)
            {
                continue
            }
            let text = requirement.text
            guard !text.hasPrefix("@objc optional "), !text.hasPrefix("optional ") else { continue }
            let member = ProtocolDescription.Member(
                kind: kind, name: requirement.pathComponents.joined(separator: "."), declaration: text)
            // A protocol may declare again what it inherits.
            guard !description.members.contains(where: { $0.declaration == text }) else { continue }
            description.members.append(member)
            description.modules.formUnion(SymbolGraph.modules(in: requirement))
        }
    }

    /// The protocols of the standard library that need no code: the compiler writes it, or there are no requirements. Those with a
    /// base decide what implements them.
    private static let standard: [String: ProtocolDescription.Base?] = [
        "Swift.Sendable": nil, "Swift.SendableMetatype": nil, "Swift.Copyable": nil,
        "Swift.Escapable": nil, "Swift.BitwiseCopyable": nil, "Swift.Error": nil,
        "Swift.Equatable": nil, "Swift.Hashable": nil, "Swift.Encodable": nil,
        "Swift.Decodable": nil, "Swift.AnyObject": .object, "_Concurrency.Actor": .actor,
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
        let fragments = symbol.declarationFragments ?? []
        if let parent = fragments.first(where: { Self.isClass($0.preciseIdentifier ?? "") }) {
            throw UnreadableProtocol("only subclasses of '\(parent.spelling)' conform to it")
        }
        let clause = symbol.text.firstRange(of: " : ").map { symbol.text[$0.upperBound...] } ?? ""
        if clause.contains(#/\bAnyObject\b/#), description.base == .value { description.base = .object }
    }

    private static func isClass(_ identifier: String) -> Bool {
        identifier.hasPrefix("s:") && identifier.hasSuffix("C") || identifier.hasPrefix("c:objc(cs)")
    }

    /// The names between angle brackets behind that of a protocol.
    private static func primaryTypes(_ declaration: String) -> [String] {
        guard let match = declaration.firstMatch(of: #/protocol [^ <:]+<([^>]*)>/#) else { return [] }
        return match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    // MARK: - Graphs

    private func graph(of module: String) throws(UnreadableProtocol) -> IndexedGraph {
        let known = graphs[module] ?? extract(module)
        graphs[module] = known
        return try known.get()
    }

    private func extract(_ module: String) -> Result<IndexedGraph, UnreadableProtocol> {
        // Only code of the same package sees what isn't public.
        let arguments =
            ["-module-name", module] + imports[module] + [
                "-module-cache-path", folder.appendingPathComponent("Modules").path,
                "-minimum-access-level", own.contains(module) ? "internal" : "public", "-output-dir", folder.path,
                "-skip-synthesized-members", "-skip-inherited-docs", "-omit-extension-block-symbols",
            ]
        do throws(BuildImports.Failure) {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let tool = imports.tools.appendingPathComponent("swift-symbolgraph-extract").path
            let run = try ToolRun.run(tool, arguments, in: folder)
            guard run.status == 0,
                let data = try? Data(contentsOf: folder.appendingPathComponent("\(module).symbols.json")),
                let graph = try? JSONDecoder().decode(SymbolGraph.self, from: data)
            else { return .failure(UnreadableProtocol("the module '\(module)' can't be read: \(run.problem)")) }
            return .success(IndexedGraph(graph))
        } catch {
            return .failure(UnreadableProtocol("the module '\(module)' can't be read: \(error.reason)"))
        }
    }
}
