// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIHints

/// The trees of the compilers that are known, without what nobody reads in them, and what other forms lead to.
@Suite struct SelfCheckTests {
    private static let folder: URL = Toolchain.tests.appendingPathComponent("Fixtures")

    static func versions() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.first?.isNumber == true }.sorted()
    }

    private static func fixture(_ version: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("\(version)/SelfCheck.json"), encoding: .utf8)
    }

    @Test(arguments: try versions())
    func form_isRecognized(_ version: String) throws {
        let tree = Data(try Self.fixture(version).utf8)
        #expect(try SelfCheck.verify(tree, form: .swift63) == "Swift \(version)")
    }

    /// Each part of the form that is read: had the next compiler another one, there would be no hint at all.
    static let mutations: [(String, String)] = [
        ("\"_kind\"", "\"kind\""), ("\"source_file\"", "\"file\""), ("\"items\"", "\"declarations\""),
        ("\"call_expr\"", "\"call\""), ("\"declref_expr\"", "\"reference_expr\""),
        ("\"default_argument_expr\"", "\"magic_identifier_literal_expr\""), ("\"paren_expr\"", "\"parentheses\""),
        ("\"constructor_decl\"", "\"initializer_decl\""), ("\"extension_decl\"", "\"extension\""),
        ("\"struct_decl\"", "\"type_decl\""), ("\"class_decl\"", "\"type_decl\""), ("\"range\"", "\"source_range\""),
        ("\"start\": ", "\"start\": 1"), ("\"fn\"", "\"function\""), ("\"args\"", "\"arguments\""),
        ("\"expr\"", "\"value\""), ("\"single_expr_body\"", "\"body\""), ("\"sub_expr\"", "\"inner\""),
        ("\"label\"", "\"name\""), ("\"implicit\"", "\"compiler_generated\""), ("\"decl_usr\"", "\"symbol\""),
        ("\"base_name\": \"init\"", "\"base_name\": \"constructor\""), ("\"usr\"", "\"symbol\""),
        ("\"extended_type\"", "\"type\""), ("\"access\"", "\"visibility\""), ("\"interface_type\"", "\"type\""),
        ("\"params\"", "\"parameters\""), ("\"failable\"", "\"optional\""), ("\"attrs\"", "\"attributes\""),
        ("\"deprecated\"", "\"old\""), ("\"unavailable\"", "\"absent\""), ("\"inout\"", "\"by_reference\""),
        ("\"variadic\"", "\"many\""), ("\"custom_attr\"", "\"actor_attr\""),
        ("\"generic_signature\"", "\"generics\""), ("\"global_actor_isolated\"", "\"isolated\""),
        ("$sScMD", "$sMainActorD"), ("s:9DIBinding", "s:DIBinding"), ("$s9DIBinding", "$sDIBinding"),
    ]

    @Test(arguments: mutations)
    func otherForm_isNotBelieved(_ old: String, _ new: String) throws {
        for version in try Self.versions() {
            let text = try Self.fixture(version)
            let mutated = text.replacing(old, with: new)
            #expect(mutated != text)
            #expect(throws: HintsUnavailable.self) { _ = try SelfCheck.verify(Data(mutated.utf8), form: .swift63) }
        }
    }

    @Test(arguments: ["", "{", "[]", "{\"_kind\": \"source_file\"}", "{\"items\": []}"])
    func noTree_isNotBelieved(_ text: String) {
        #expect(throws: HintsUnavailable.self) { _ = try SelfCheck.verify(Data(text.utf8), form: .swift63) }
    }

    /// A compiler of the unknown: the package has no notes and no columns, but a reason.
    @Test func packageOfAnUnknownForm_hasNothingButAReason() throws {
        let module = try HintedModule([
            "Shop.swift": """
            import DI
            struct Lid {}
            struct Cup { init() {}; init(lid: Lid) {} }
            func configure(binder: UnscopedBinder) { binder.bind(Cup.self).to(factory: Cup.init) }
            """
        ])
        #expect(try module.notes().count == 1)
        let cache = try SummaryCache(workFolder: module.work.path, moduleCache: Toolchain.moduleCache)
        defer { cache.close() }
        var form = TreeForm.swift63
        form.name = "Swift 7.0"
        form.call = "call"
        let reader = HintReader(request: module.request, cache: cache, form: form)
        let error = #expect(throws: HintsUnavailable.self) { _ = try reader.read() }
        let version = try module.read().form
        #expect(error?.reason == "the typed trees of \(version) have an unknown form")
        // The outcome for the known form is not that of the other one.
        #expect(try module.notes().count == 1)
    }

    /// With `RECORD_FIXTURES=1`, the tree of the running compiler becomes its fixture.
    @Test func fixture_isOfTheRunningCompiler_ifThereIsOneOfIt() throws {
        let module = try HintedModule(["SelfCheck.swift": SelfCheck.source], named: "DIBinding")
        let source = module.folder.appendingPathComponent("SelfCheck.swift").path
        let output = module.folder.appendingPathComponent("SelfCheck.json")
        var request = module.request
        request.arguments["DIBinding"]?.removeLast(2)
        let line = try #require(request.arguments["DIBinding"])
        let build = try #require(BuildArguments(commandLine: line))
        let frontend = try Frontend.derive(
            from: build, source: source, moduleCache: Toolchain.moduleCache.path, in: module.folder)
        try frontend.dump([source], among: [source], into: [output], in: module.folder)
        let tree = try Data(contentsOf: output)
        let version = try SelfCheck.verify(tree, form: .swift63).dropFirst("Swift ".count)
        let trimmed = try Self.trimmed(tree)
        #expect(try SelfCheck.verify(trimmed, form: .swift63) == "Swift \(version)")
        let fixture = Self.folder.appendingPathComponent("\(version)/SelfCheck.json")
        if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] != nil {
            try FileManager.default.createDirectory(
                at: fixture.deletingLastPathComponent(), withIntermediateDirectories: true)
            try trimmed.write(to: fixture)
            Issue.record("recorded \(fixture.path)")
        } else if FileManager.default.fileExists(atPath: fixture.path) {
            #expect(try Data(contentsOf: fixture) == trimmed)
        }
    }

    /// The tree without the parts that are as long as they are unread.
    private static func trimmed(_ tree: Data) throws -> Data {
        let unread: Set<String> = [
            "inherits", "type_repr", "substitutions", "function_ref", "decl_context", "builtin_initializer", "context",
            "type", "type_usr", "init_context", "discriminator", "nothrow", "isolation_crossing", "captures", "full",
            "filename",
        ]
        func trim(_ value: Any) -> Any {
            if let list = value as? [Any] { return list.map(trim) }
            guard let fields = value as? [String: Any] else { return value }
            return fields.filter { !unread.contains($0.key) }.mapValues(trim)
        }
        let object = trim(try JSONSerialization.jsonObject(with: tree))
        let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        // One node a line, so that a difference can be read.
        return Data(
            String(decoding: data, as: UTF8.self).replacing("{\"_kind\":", with: "\n{\"_kind\": ")
                .replacing("\":", with: "\": ").replacing("\":  ", with: "\": ").utf8)
    }
}
