// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Testing

/// An assisted factory under decorators, which are factories made by hand.
@Suite struct DecoratedFactoryTests {
    @Test(arguments: Depth.allCases)
    func decorator_isGivenTheFactory_andEveryRequesterTheDecorator(depth: Depth) throws {
        let factory = try serve(Factory<Labels>.self, from: Menu.self, at: depth).dish
        #expect(factory.build("latte") == "<bar: latte!>")
    }

    /// A factory is called later, so that a cycle over it is not one of construction.
    @Test func cycleThroughTheFactory_isBrokenByIt() throws {
        struct Loop: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.bindFactory(String.self).with(Labels.self).to { (text: Assisted<String>, again: Printer) in
                    text.get().isEmpty ? "." : again.labels.build("") + text.get()
                }
                binder.decorate(Factory<Labels>.self).to { inner in Factory { "(\(inner.build($0)))" } }
                binder.bind(Printer.self).to(factory: Printer.init)
            }
        }
        #expect(try serve(Printer.self, from: Loop.self).dish.labels.build("a") == "((.)a)")
    }

    enum Labels: AssistedFactory {
        typealias Seed = String
        typealias Element = String
    }

    private struct Printer {
        let labels: Factory<Labels>
    }

    private struct Menu: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).to(value: 1)
            binder.decorate(Factory<Labels>.self).to { inner in Factory { inner.build($0 + "!") } }
            binder.bindFactory(String.self).with(Labels.self).to { (text: Assisted<String>, _: Int) in
                "bar: \(text.get())"
            }
            binder.decorate(Factory<Labels>.self).to { (inner, _: Int) in Factory { "<\(inner.build($0))>" } }
        }
    }
}
