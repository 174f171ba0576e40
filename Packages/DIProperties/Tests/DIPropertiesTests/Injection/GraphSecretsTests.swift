// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIGraphTools
import DIProperties
import Testing

/// Secrets in every form in which a graph, its diagnostics and what it was made of leave a program.
@Suite struct GraphSecretsTests {
    struct Vault: ConfigProperty {
        static let path = "vault"
        let code: Int
        let owner: String
        let hint: String?

        func validate() throws {
            throw WaysOut.Refused(said: "\(code) of \(owner), \(hint ?? "")")
        }
    }

    struct Key: PropertyTag {
        typealias Element = Int
        static let path = "key"
    }

    struct Holder {
        let vault: Vault
        let key: TaggedProvider<Key>
        let text: String
        let texts: [String]
    }

    enum VaultComponent: RootComponent, Listed {
        typealias Root = Holder

        static var bindings: Bindings {
            bindProperties(Vault.self)
            bindProperty(Key.self)
            value(qualified: "one", "one")
            choose(String.self, qualifiedBy: "choice")
            choose([String].self, allQualifiedBy: "choices")
            factory(Holder.init)
        }
    }

    static let texts = [
        "{vault: {code: 12344321, owner: hunter1}, key: hunter2, choice: hunter3, choices: [hunter4], other: {a: hunter5}}",
        "{vault: {code: hunter6, owner: [hunter7]}, key: [hunter8], choice: {a: hunter9}, choices: hunter10}",
        "{vault: \"${key}\", key: \"x${choice}\", choice: hunter11, choices: [\"${choice}\"], other: \"${choice}\"}",
    ]

    static let patterns = ["vault", "key", "choice", "choices", "other"]

    @Test(arguments: texts) func secret_isInNoTextOfAGraph(_ text: String) throws {
        let open = try Properties(yaml: text)
        let properties = Self.patterns.reduce(open) { $0.marking(secret: $1) }
        let graph = VaultComponent.graph(GraphOptions(properties: properties))
        let plain = VaultComponent.graph(GraphOptions(properties: open))
        #expect(graph.diagnostics.count > 2)
        let paths = WaysOut.texts(of: properties, paths: Self.patterns, withGraph: false)
        var all = paths + WaysOut.graphTexts(VaultComponent.self, properties) + [graph.html()]
        all.append(GraphDiff(from: VaultComponent.graph, to: graph).text)
        all.append(GraphDiff(from: VaultComponent.graph, to: graph).markdown)
        for value: Any in [graph, graph.diagnostics] {
            var dumped = String(reflecting: value)
            dump(value, to: &dumped)
            all.append(dumped)
        }
        for text in all { #expect(!text.contains("hunter") && !text.contains("12344321"), "\(text)") }
        // Without marks the messages do quote values: the test looks where they would be.
        #expect(plain.diagnostics.contains { $0.description.contains("hunter") })
    }
}
