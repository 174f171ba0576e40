// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// Overrides and declarations without an implementation.
@Suite struct DefaultsInGraphsTests {
    struct Fakes: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(\.heating).to { Heater(name: "fake") }
        }
    }

    @Test(arguments: [true, false])
    func override_replacesADefault_andKeepsItsSharing(isBound: Bool) throws {
        let injector =
            isBound
            ? try Injector(ComponentFactory.of(Kitchen.self, overriding: [Fakes.self]))
            : try Injector(ComponentFactory.of(Cups.self, overriding: [Fakes.self]))
        injector.run {
            #expect(inject(\.heating).name == "fake")
            #expect(inject(\.heating) as? Heater === inject(\.heating) as? Heater)
        }
    }

    @Test func graph_namesDeclarations() throws {
        let graph = Bindings {
            factory(as: (any Heating).self, to: \.heating)
            value(\.a, 2)
        }.graph(GraphOptions(context: .test))
        #expect(graph.diagnostics == [])
        #expect(
            graph.bindings.map(\.key) == ["any Heating", "'any Heating' default \"heating\"", "'Int' default \"a\""])
        #expect(graph.bindings.map(\.sharing) == [.unshared, .shared, .unshared])
        #expect(
            graph.bindings.map(\.id) == [
                "DIBinding.Bindings:DIAmbientTests.Heating",
                "DIBinding.Bindings:DIAmbientTests.Heating default \"heating\"",
                "DIBinding.Bindings:Int default \"a\"",
            ])
    }

    @Test func declarationBoundTwice_isADuplicate() throws {
        let error = #expect(throws: GraphError.self) {
            try Bindings {
                value(\.a, 2)
                value(\.a, 3)
            }.validate()
        }
        #expect(error?.diagnostics.map(\.message) == ["'Int' default \"a\" is bound twice in these bindings"])
    }

    @Test func missingType_isFoundAsADefault() throws {
        let error = #expect(throws: GraphError.self) {
            try Bindings {
                single(\.heating) { Heater() }
                factory { DefaultsInModulesTests.CoffeeMaker(heating: $0) }
            }.validate()
        }
        #expect(
            error?.diagnostics.flatMap(\.fixes) == [
                "forward to that default by to(\\.heating), or bind 'any Heating' in these bindings"
            ])
    }

    @Test func defaultThatAsksForItself_endsTheProcessWithThePath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let injector = try Injector(options: GraphOptions(context: .test)) {}
            injector.run { _ = inject(\.endless) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'Int' default \"endless\" was requested again while it was being made"))
    }

    @MainActor @Test func mainActor_asksForWhatBelongsToIt() throws {
        @MainActor struct Screen {
            @MainActorInjected(\.heating) var heating
        }
        let injector = try Injector(options: GraphOptions(context: .test)) {
            onMainActor.single(\.heating) { Heater(name: "main") }
        }
        injector.run {
            #expect(inject(onMainActor: \.heating).name == "main")
            #expect(Screen().heating.name == "main")
            #expect(inject(onMainActor: \.cup) == Cup())
        }
    }

    @Test func declarations_areToldApart_alsoWhereTheyShareTheirName() throws {
        try Injector(options: GraphOptions(context: .test)) {}.run {
            for _ in 0..<2 {
                #expect(inject(\.oneHelped) == 1)
                #expect(inject(\.textHelped) == "one")
            }
        }
    }
}

extension DefaultValues {
    var endless: Default<Int> { self { inject(\.endless) + 1 } }

    /// Two declarations of one name, since the name is that of the function.
    private func helped<V: Sendable>(_ value: V) -> Default<V> { self(.shared) { value } }
    var oneHelped: Default<Int> { helped(1) }
    var textHelped: Default<String> { helped("one") }
}
