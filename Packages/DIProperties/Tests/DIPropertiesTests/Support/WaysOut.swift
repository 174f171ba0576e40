// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIGraphTools
import DIProperties
import Foundation

/// Everything that properties say of themselves: each text is one that a program may print.
///
/// Values that are read are left out, since these are asked for; what is said where reading fails is not. It sees only what
/// is public, since the fuzzer is built with it.
enum WaysOut {
    /// Returns the texts of all ways out of a tree, for some paths.
    static func texts(of properties: Properties, paths: [String] = [], withGraph: Bool = true) -> [String] {
        var texts = properties.paths
        let read = Array(Set(texts + paths + ["", "a", "a.b", "nowhere"])).sorted().prefix(60)
        for path in read { texts += self.texts(of: properties, at: path) }
        texts += ["\(properties)", String(reflecting: properties), dumped(properties)]
        texts += complaints(of: properties)
        texts += properties.unmatchedSecrets.map { "\($0)" }
        return withGraph ? texts + graphTexts(LetterComponent.self, properties) : texts
    }

    /// Returns the texts about one path.
    private static func texts(of properties: Properties, at path: String) -> [String] {
        func words<Value: Decodable>(_ type: Value.Type) -> String {
            said { _ = try properties.value(type, at: path) }
        }
        let explanation = properties.explain(path)
        var texts = [
            "\(explanation)", String(reflecting: explanation), dumped(explanation),
            (try? properties.json(at: path)) ?? "", said { _ = try properties.json(at: path) },
            words(String.self), words(Int.self), words(Bool.self), words(Duration.self), words(URL.self),
            words([Int].self), words([[Int]].self), words([String: Int].self), words([String: [String: Int]].self),
            words([String: [String]].self), words(Word.self), words(Kind.self), words(Refusing.self),
            words([Refusing].self),
            words([String: Refusing].self), words(Anything.self), words(Reflecting.self),
            said { _ = try properties.value(Length.self, at: path) },
        ]
        texts.append(
            said {
                _ = try properties.adding([.values(["a": "${nowhere}"], named: "added")]).value(Int.self, at: path)
            })
        return texts
    }

    private static func complaints(of properties: Properties) -> [String] {
        [
            said { _ = try properties.value(of: Whole.self) }, said { _ = try properties.value(of: Part.self) },
            said { _ = try properties.value(of: Letter.self) },
            said { _ = try properties.adding([.yaml("a: [")]) },
            said { _ = try properties.adding([.arguments(["--property", "a[99]=1", "--property", "a.b"])]) },
        ]
    }

    /// Returns the texts of the graph of a component that reads properties.
    static func graphTexts<C: RootComponent>(_ component: C.Type, _ properties: Properties) -> [String] {
        let graph = C.graph(GraphOptions(properties: properties))
        return graph.diagnostics.flatMap { ["\($0)", dumped($0)] }
            + [
                (try? graph.json()) ?? "", (try? graph.diagnostics.json()) ?? "", graph.tree(),
                said { try C.validate(properties: properties) },
            ]
    }

    /// Returns the text of a thrown error, and everything in it.
    private static func said(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            let json = try? (error as? PropertyError)?.diagnostics.json()
            return "\(error) \(String(reflecting: error)) \(dumped(error)) \(json ?? "")"
        }
    }

    private static func dumped(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }
}
