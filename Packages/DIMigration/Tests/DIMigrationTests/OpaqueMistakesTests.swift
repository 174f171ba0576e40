// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIMigration
import DIModules
import Testing

/// The texts of requests of opaque factories that are refused.
@Suite struct OpaqueMistakesTests {
    @Test(arguments: ["cup", "pump", "saucer", "display", "stack"])
    func opaqueFactory_isNamed_whereWhatItAsksForIsRefused(_ asked: String) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [asked] in
            let stack = ModuleStack()
            try stack.load(Self.opaque)
            let shop = try Injector(Self.opaque)
            switch asked {
            case "cup": _ = shop.get(Cup.self)
            case "pump": _ = shop.get(Tray.self)
            case "saucer": _ = shop.get(Saucer.self)
            case "display": _ = shop.get(Cup.self, qualified: "display")
            default: _ = stack.current.get(Cup.self)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(Self.body(text) == Self.answers[asked])
    }

    /// The text of a diagnostic without the page.
    private static func body(_ text: some CustomStringConvertible) -> String {
        text.description.split(separator: "\n").prefix { !$0.hasPrefix("docs:") }.joined(separator: "\n")
    }

    private static let kitchen: StaticString = "Shop/Kitchen.swift"

    /// Opaque factories that ask for what they can't get.
    static let opaque: Bindings = Bindings {
        single(file: kitchen, line: 3) { Pump(heater: $0(file: "Shop/Kitchen.swift", line: 3)) }
        factory(file: kitchen, line: 6) { (ask: Resolver) in
            Cup(size: ask(Int.self, file: "Shop/Kitchen.swift", line: 7))
        }
        factory(file: kitchen, line: 8) { Saucer(store: $0(file: "Shop/Kitchen.swift", line: 8)) }
        throwing.single(file: kitchen, line: 9, Store.init)
        onMainActor.single(file: kitchen, line: 10, Display.init)
        factory(qualified: "display", file: kitchen, line: 11) { (ask: Resolver) in
            _ = ask(Display.self, file: "Shop/Kitchen.swift", line: 12)
            return Cup()
        }
        factory(file: kitchen, line: 13) { (pump: Pump) in Tray(pump: pump) }
    }

    /// The texts of what the opaque factories ask for, by name.
    static let answers: [String: String] = [
        "pump": """
        error: [DI/MissingBinding] no binding for 'Heater'
          requested by the factory of 'Pump'   Shop/Kitchen.swift:3
        fix: bind 'Heater' in these bindings
        """,
        "cup": """
        error: [DI/MissingBinding] no binding for 'Int'
          requested by the factory of 'Cup'   Shop/Kitchen.swift:7   (bound at Shop/Kitchen.swift:6)
        fix: bind 'Int' in these bindings
        """,
        "saucer": """
        error: [DI/EffectRequired] 'Store' throws, but it is requested synchronously
          bound                                  Shop/Kitchen.swift:9
          requested by the factory of 'Saucer'   Shop/Kitchen.swift:8
        fix: request 'ThrowingProvider<Store>' instead
        """,
        "display": """
        error: [DI/MainActorRequired] 'Display' belongs to the main actor, but this request can be made off the main actor
          bound                                                   Shop/Kitchen.swift:10
          requested by the factory of 'Cup' qualified "display"   Shop/Kitchen.swift:12   (bound at \
        Shop/Kitchen.swift:11)
        fix: declare 'Cup' qualified "display" by onMainActor.factory
        fix: request 'MainActorProvider<Display>' instead
        """,
        "stack": """
        error: [DI/MissingBinding] no loaded module binds 'Int'
          requested by the factory of 'Cup'   Shop/Kitchen.swift:7   (bound at Shop/Kitchen.swift:6)
        fix: bind 'Int' in a module of the stack, or load one that does
        """,
    ]
}

private struct Saucer: Sendable {
    let store: Store
}

private struct Tray {
    let pump: Pump
}
