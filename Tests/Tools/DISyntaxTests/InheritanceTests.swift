// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

@testable import DISyntax

/// The inheritance clauses that are found in real sources, against what the compiler's type checker makes of them.
///
/// The tree of the parser has no names there, so that a module is type-checked, with the modules of the running build.
@Suite(.onOwnThreads) struct InheritanceTests {
    /// All layers whose modules need nothing else take some seconds, and are compared by `make check-syntax`.
    private static let layers: [String] =
        ProcessInfo.processInfo.environment["SYNTAX_FOLDERS"] == nil
        ? ["DIAssisted", "DIModules"]
        : ["DIAssisted", "DIModules", "DIBinding", "DICore", "DIValidation", "DIGraphTools"]

    @Test(arguments: layers)
    func clauses_areThoseOfTheCompiler(_ module: String) throws {
        let files = CompilerView.files(below: "Packages/\(module)/Sources/\(module)")
        let given = ProcessInfo.processInfo.environment["SYNTAX_MODULES"].map { URL(fileURLWithPath: $0) }
        let modules = try given ?? Build().modules
        let trees = try CompilerView.typedTrees(of: files, in: module, modules: modules)
        #expect(trees.count == files.count)
        let typed = trees.map { file, tree in
            var clauses: [Clause] = []
            Self.collect(tree, into: &clauses)
            return (file: file, clauses: clauses)
        }
        let names = try Self.names(of: Set(typed.flatMap(\.clauses).flatMap(\.names)))
        #expect(!names.isEmpty)
        for (file, clauses) in typed {
            let plain = clauses.map { Clause(kind: $0.kind, names: $0.names.map { names[$0] ?? $0 }).description }
            let found = try Self.clauses(in: file).map(\.description)
            #expect(found.sorted() == plain.sorted(), "\(file.lastPathComponent)")
        }
    }

    private struct Clause: CustomStringConvertible {
        let kind: String
        let names: [String]

        /// A class says again that it is `Sendable` where its superclass is unchecked, and the compiler drops that.
        var description: String {
            let told = kind == "class" && names.count > 1 ? names.filter { $0 != "Sendable" } : names
            return "\(kind): \(told.sorted().joined(separator: ", "))"
        }
    }

    /// Returns the names of symbols without modules, arguments and the marks of private ones.
    private static func names(of symbols: Set<String>) throws -> [String: String] {
        let sorted = symbols.sorted()
        let mangled = sorted.map { $0.hasPrefix("s:") ? "$s" + $0.dropFirst(2) : $0 }
        let lines = try Program.named("swift", ["demangle", "-compact"] + mangled).run().output.split(separator: "\n")
        try #require(lines.count == sorted.count)
        let names = lines.map { line in
            String(
                line.replacing(/<.*>/, with: "").replacing(/\(([^ ]+) in [^)]*\)/) { $0.1 }.split(separator: ".").last
                    ?? "")
        }
        return Dictionary(zip(sorted, names), uniquingKeysWith: { one, _ in one })
    }

    // MARK: - As found

    private static func clauses(in file: URL) throws -> [Clause] {
        let source = Corpus.source([UInt8](try Data(contentsOf: file)))
        // Of the forms of a declaration under different conditions, the compiler sees one.
        var conditional: Set<String> = []
        let visible = source.declarations.filter {
            $0.kind != .protocol && ($0.conditions.isEmpty || conditional.insert("\($0.kind) \($0.name)").inserted)
        }
        return visible.compactMap { declaration in
            let names = declaration.inherited.filter { !$0.hasPrefix("~") }.flatMap { name in
                name == "Codable" ? ["Decodable", "Encodable"] : [String(name.split(separator: ".").last ?? "")]
            }
            let kind = declaration.kind == .actor ? "class" : "\(declaration.kind)"
            return names.isEmpty ? nil : Clause(kind: kind, names: names)
        }
    }

    // MARK: - As type-checked

    private static let kinds = [
        "struct_decl": "struct", "class_decl": "class", "enum_decl": "enum", "extension_decl": "extension",
    ]

    private static func collect(_ node: Any, into clauses: inout [Clause]) {
        if let list = node as? [Any] {
            for child in list { collect(child, into: &clauses) }
        }
        guard let fields = node as? [String: Any] else { return }
        if let kind = (fields["_kind"] as? String).flatMap({ kinds[$0] }), fields["implicit"] == nil {
            let names = names(in: fields["inherits"] as? [String: Any] ?? [:])
            if !names.isEmpty { clauses.append(Clause(kind: kind, names: names)) }
        }
        for child in fields.values { collect(child, into: &clauses) }
    }

    private static func names(in clause: [String: Any]) -> [String] {
        let conformances = clause["conformances"] as? [[String: Any]] ?? []
        let explicit = conformances.filter { $0["source_kind"] as? String == "explicit" }
            .compactMap { $0["protocol"] as? String }
        let types = ["superclass_type", "raw_type"].compactMap { clause[$0] as? String }
        return explicit + types
    }
}
