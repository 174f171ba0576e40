// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// Entries that an overlay or a stack replaces, keys in every shape, and near misses.
@Suite struct ReplacingTests {
    private final class Clock: Sendable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private static func entries(_ entries: KeyValuePairs<String, String>) -> Bindings {
        Bindings {
            include { binder in
                for (key, value) in entries { binder.bind(String.self).intoDictionary(key: key).to(value: value) }
            }
        }
    }

    // Regression: DI/DuplicateDictionaryKey. Overlays and children are in the oracle's tests.
    @Test func entryOfADictionary_isReplaced_byAModuleOfHigherPriority_butNotWithinOne() throws {
        let shop = try Injector(Self.entries(["a": "shop", "b": "shop"]))
        let stack = ModuleStack()
        try stack.load(Self.entries(["a": "shop", "b": "shop"]))
        try stack.load(Self.entries(["a": "fake"]), priority: .high)
        #expect(stack.current.get([String: String].self) == ["a": "fake", "b": "shop"])
        #expect(throws: GraphError.self) { try Injector(Self.entries(["a": "one", "a": "two"])) }
        #expect(throws: GraphError.self) {
            try Injector(parent: shop) { Self.entries(["a": "one", "a": "two"]) }
        }
    }

    // Regression: the request ended the process, and the text spoke of wrappers within each other.
    @Test func qualifiedKey_isRequested_inEveryShape() throws {
        let injector = try Injector {
            value(qualified: "q", "text")
            single(qualified: "main") { Clock("main") }
        }
        #expect(injector.get(String?.self, qualified: "q") == "text")
        #expect(injector.get(String?.self, qualified: "none") == nil)
        #expect(injector.find(Provider<String>.self, qualified: "q")?.get() == "text")
        #expect(injector.find(Provider<String>.self, qualified: "none")?.get() == nil)
        #expect(injector.find(Provider<Provider<String>>.self, qualified: "q")?.get() == nil)
        let clock = injector.get(Clock.self, qualified: "main")
        #expect(injector.get(Lazy<Clock>.self, qualified: "main").get() === clock)
        #expect(injector.get((() -> Clock).self, qualified: "main")() === clock)
    }

    private struct Formatter {
        let format: (Int) -> String
        let range: (low: Int, high: Int)
    }

    @Test func functionsAndTuples_areNearMisses_ofThoseThatDifferInSendableOrLabels() throws {
        let bindings = Bindings {
            value(as: (@Sendable (Int) -> String).self, file: "Shop.swift", line: 1) { "\($0)" }
            value(as: (Int, Int).self, file: "Shop.swift", line: 2, (1, 2))
            factory(file: "Shop.swift", line: 3, Formatter.init)
        }
        let error = #expect(throws: GraphError.self) { try bindings.validate() }
        let notes = error?.diagnostics.flatMap { $0.notes + $0.fixes } ?? []
        #expect(
            notes == [
                "'@Sendable (Int) -> String' is bound at Shop.swift:1 in these bindings",
                "request '@Sendable (Int) -> String', or bind '(Int) -> String' in these bindings",
                "'(Int, Int)' is bound at Shop.swift:2 in these bindings",
                "request '(Int, Int)', or bind '(low: Int, high: Int)' in these bindings",
            ])
    }

    private enum Forgetful: RootComponent, Listed {
        typealias Root = Clock
        static var bindings: Bindings {
            factory(file: "Shop.swift", line: 1) { () -> Void in }
            factory { Clock("real") }
        }
    }

    @Test func closureThatReturnsNothing_isNamed_whereNothingNeedsVoid() {
        #expect(
            Forgetful.graph.diagnostics.flatMap(\.notes) == [
                "a closure that returns nothing binds Void, and so does one whose type can't be copied"
            ])
    }
}
