// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs

@testable import DISyntax

/// The declarations of sources as the compiler's parser sees them, and as they are found without it.
///
/// A declaration is one line, such as `struct Menu.Line` or `Menu.init(lines:)`. The parser skips the branches of `#if` that do not
/// hold here.
struct CompilerView {
    /// The result of a comparison.
    struct Comparison {
        var compared = 0
        /// The files whose tree the compiler wrote as broken JSON: some forms of expressions lack a bracket there.
        var unreadable: [String] = []
        var differences: [Difference] = []
    }

    /// The declarations of one file that only one side has.
    struct Difference: CustomStringConvertible {
        let file: String
        /// Those that only the compiler sees.
        let missed: [String]
        /// Those that the compiler doesn't see, although no condition is around them.
        let invented: [String]

        var description: String { "\(file): missed \(missed), invented \(invented)" }
    }

    /// Returns the Swift files below a folder of the project; build folders are not entered.
    static func files(below folder: String) -> [URL] {
        let base = Build.project.appendingPathComponent(folder)
        let all = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted().map(base.appendingPathComponent)
    }

    /// Compares both sides of files.
    static func compare(_ files: [URL]) throws -> Comparison {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        var comparison = Comparison()
        for start in stride(from: 0, to: files.count, by: 50) {
            let batch = Array(files[start..<min(start + 50, files.count)])
            let trees = batch.indices.map { folder.path("\($0).json") }
            try parse(batch, into: trees)
            for (file, tree) in zip(batch, trees) {
                guard let tree = try? JSONSerialization.jsonObject(with: Data(contentsOf: tree)) else {
                    comparison.unreadable.append(file.lastPathComponent)
                    continue
                }
                comparison.compared += 1
                if let difference = try difference(file, tree) { comparison.differences.append(difference) }
            }
        }
        return comparison
    }

    private static func parse(_ files: [URL], into trees: [URL]) throws {
        var arguments = [
            "-frontend", "-dump-parse", "-dump-ast-format", "json", "-swift-version", "6",
            "-enable-bare-slash-regex", "-suppress-warnings", "-module-name", "Parsed",
        ]
        // The first file that is written to no file of its own goes to standard output with all others.
        for (file, tree) in zip(files, trees) { arguments += ["-primary-file", file.path, "-o", tree.path] }
        _ = try Program.named("swiftc", arguments).run()
    }

    private static func difference(_ file: URL, _ tree: Any) throws -> Difference? {
        var parsed: [String] = []
        collect(tree, path: "", into: &parsed)
        let source = Corpus.source([UInt8](try Data(contentsOf: file)))
        let found = lines(of: source)
        let missed = subtract(found.certain + found.conditional, from: parsed)
        let invented = subtract(parsed, from: found.certain)
        guard !missed.isEmpty || !invented.isEmpty || source.isBroken else { return nil }
        return Difference(file: file.lastPathComponent, missed: missed, invented: invented)
    }

    /// Returns the elements of a list without those of another one, each as often as it is there.
    private static func subtract(_ others: [String], from list: [String]) -> [String] {
        var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
        return list.filter { line in
            guard let count = counts[line], count > 0 else { return true }
            counts[line] = count - 1
            return false
        }
    }

    /// Returns the type-checked trees of a module's files, in which types have their plain names.
    static func typedTrees(of files: [URL], in module: String, modules: URL) throws -> [(file: URL, tree: Any)] {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let trees = files.indices.map { folder.path("\($0).json") }
        var arguments = [
            "-frontend", "-dump-ast", "-dump-ast-format", "json", "-swift-version", "6", "-module-name",
            module, "-parse-as-library", "-I", modules.path, "-package-name", Build.packageName,
        ]
        // The macros of the standard library, which the driver would find.
        let resources =
            try Program.named("swiftc", ["-print-target-info"]).run().output
            .firstMatch(of: /"runtimeResourcePath": "([^"]+)"/).map { String($0.1) } ?? ""
        arguments += ["-plugin-path", resources + "/host/plugins"]
        // As the modules were built: their overloads differ by it.
        #if DEBUG
        arguments += ["-D", "DEBUG"]
        #endif
        for (file, tree) in zip(files, trees) { arguments += ["-primary-file", file.path, "-o", tree.path] }
        let result = try Program.named("swiftc", arguments).run()
        guard result.output.isEmpty, result.errors.isEmpty else { return [] }
        return try zip(files, trees).map { ($0, try JSONSerialization.jsonObject(with: Data(contentsOf: $1))) }
    }

    // MARK: - As found

    private static func lines(of source: Source) -> (certain: [String], conditional: [String]) {
        var certain: [String] = []
        var conditional: [String] = []
        func add(_ line: String, _ conditions: [String]) {
            let plain = line.replacing("`", with: "")
            if conditions.isEmpty { certain.append(plain) } else { conditional.append(plain) }
        }
        for declaration in source.declarations {
            add("\(declaration.kind) \(declaration.name)", declaration.conditions)
            for function in declaration.initialisers + declaration.functions {
                add(
                    "\(declaration.name).\(function.fullName)\(function.isStatic ? " static" : "")", function.conditions
                )
            }
        }
        return (certain, conditional)
    }

    // MARK: - As parsed

    private static let kinds = [
        "struct_decl": "struct", "class_decl": "class", "enum_decl": "enum", "protocol": "protocol",
        "extension_decl": "extension",
    ]

    private static func collect(_ node: Any, path: String, into lines: inout [String]) {
        if let list = node as? [Any] {
            for child in list { collect(child, path: path, into: &lines) }
        }
        guard let fields = node as? [String: Any] else { return }
        var inner = path
        if let kind = (fields["_kind"] as? String).flatMap({ kinds[$0] }) {
            inner = (path.isEmpty ? "" : path + ".") + typeName(fields)
            lines.append("\(fields["actor"] == nil ? kind : "actor") \(inner)")
            for member in fields["members"] as? [[String: Any]] ?? [] {
                if let name = functionName(member) { lines.append("\(inner).\(name)") }
            }
        }
        for child in fields.values { collect(child, path: inner, into: &lines) }
    }

    private static func typeName(_ fields: [String: Any]) -> String {
        if let extended = fields["extended_type"] as? String {
            // Without arguments, unless the type is a list or a dictionary.
            return extended.hasPrefix("[") ? extended : extended.replacing(/<[^.]*>/, with: "")
        }
        return baseName(fields).name
    }

    private static func baseName(_ fields: [String: Any]) -> (name: String, isOperator: Bool) {
        let name = (fields["name"] as? [String: Any])?["base_name"] as? [String: Any] ?? [:]
        return ((name["name"] ?? name["special"]) as? String ?? "", name["is_operator"] != nil)
    }

    private static func functionName(_ fields: [String: Any]) -> String? {
        guard let kind = fields["_kind"] as? String, kind == "constructor_decl" || kind == "func_decl",
            !baseName(fields).isOperator, fields["implicit"] == nil
        else { return nil }
        let labels = (fields["name"] as? [String: Any])?["args"] as? [String] ?? []
        let list = labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
        return "\(baseName(fields).name)(\(list))\(fields["static"] == nil ? "" : " static")"
    }
}
