// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// One line that declares several bindings, and what a component has from several levels.
@Suite struct RepeatedDeclarationTests {
    final class Beans: Sendable {
        let name: String

        init(_ name: String) { self.name = name }
    }

    private enum AllBeansModule: Module, Listed {
        static var bindings: Bindings {
            for name in ["dark", "light"] {
                when(.profile(name)) { intoCollection { single { Beans(name) } } }
            }
        }
    }

    /// The line of both was one declaration, so that the object of the other profile was taken over.
    @Test func contributionsOfOneLine_areDistinguishedByTheirConditions() throws {
        let stack = ModuleStack(profiles: ["dark"])
        try stack.load { include(module: AllBeansModule.self) }
        let dark = try #require(stack.current.get([Beans].self).first)
        try stack.use(profiles: ["dark", "light"])
        let both = stack.current.get([Beans].self)
        #expect(both.map(\.name) == ["dark", "light"])
        #expect(both.first === dark)
        try stack.use(profiles: ["light"])
        #expect(stack.current.get([Beans].self).map(\.name) == ["light"])
    }

    private enum Session: Component, Listed {
        typealias Seed = Beans
        typealias Root = [String?]
        static var bindings: Bindings {
            factory { (optional: Beans?, make: @Sendable () -> Beans) in [optional?.name, make().name] }
        }
    }

    @Test func valueBelow_winsOverItsShapeAbove() throws {
        let shop = Bindings {
            factory { () -> Beans? in nil }
            value(as: (@Sendable () -> Beans).self) { Beans("above") }
            component(Session.self)
        }
        let session = try Injector(shop).get(ComponentFactory<Session>.self)
        #expect(session.build(Beans("below")) == ["below", "below"])
        #expect(shop.graph.diagnostics == [])
    }

    private enum Plugins: Module, Listed {
        static var bindings: Bindings {
            intoCollection { value("stamps") }
            intoCollection { value("cups") }
            decorate([String].self) { $0.map { "<\($0)>" } }
            single { Beans("house") }
        }
    }

    private struct Menu { let plugins: [String] }

    private enum Bar: Component, Listed {
        typealias Root = Menu
        static var bindings: Bindings {
            include(module: Plugins.self)
            intoCollection { value("water") }
            factory { (plugins: [String], _: Beans) in Menu(plugins: plugins) }
        }
    }

    @Test func contributionsOfAModuleInParentAndChild_countOnce_andItsSingletonIsNoted() throws {
        let shop = Bindings {
            include(module: Plugins.self)
            component(Bar.self)
        }
        let menu = try Injector(shop).get(ComponentFactory<Bar>.self).build()
        #expect(menu.plugins.sorted() == ["<cups>", "<stamps>", "<water>"])
        #expect(
            shop.graph.diagnostics.map(\.message) == [
                "'RepeatedDeclarationTests.Beans' is bound in 'RepeatedDeclarationTests.Bar' "
                    + "and hides the binding of its ancestor 'Bindings'"
            ])
    }
}
