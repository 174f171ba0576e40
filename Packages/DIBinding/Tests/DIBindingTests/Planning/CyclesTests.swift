// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 5, first half: what defers breaks a cycle; optionals and collections do not.
@Suite struct CyclesTests {
    /// One end of the cycle; the other is a barista that asks for it in some shape.
    final class Machine: Sendable {
        let barista: Barista

        init(barista: Barista) {
            self.barista = barista
        }
    }

    /// The other end, which remembers how to get at the machine.
    final class Barista: Sendable {
        let machine: @Sendable () -> Machine?

        init(machine: @escaping @Sendable () -> Machine?) {
            self.machine = machine
        }
    }

    struct OfMachine: DICore.Tag { typealias Element = Machine }

    struct Shop<Way: Bindings>: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).sharedInScope().to(factory: Machine.init)
            Way.configure(binder: binder)
        }
    }

    enum By {
        struct Provider: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Barista.self).to(factory: { (machine: DICore.Provider<Machine>) in
                    Barista { machine.get() }
                })
            }
        }

        struct TaggedProvider: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Machine.self).tagged(with: OfMachine.self).to(factory: { (machine: Machine) in machine })
                binder.bind(Barista.self).to(factory: { (machine: DICore.TaggedProvider<OfMachine>) in
                    Barista { machine.get() }
                })
            }
        }

        struct OptionalTaggedProvider: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Machine.self).tagged(with: OfMachine.self).to(factory: { (machine: Machine) in machine })
                binder.bind(Barista.self).to(factory: { (machine: DICore.TaggedProvider<OfMachine>?) in
                    Barista { machine?.get() }
                })
            }
        }

        struct Lazy: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Barista.self).to(factory: { (machine: DICore.Lazy<Machine>) in Barista { machine.get() } })
            }
        }

        struct WeakProvider: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Barista.self).to(factory: { (machine: DICore.WeakProvider<Machine>) in
                    Barista { machine.get() }
                })
            }
        }

        struct Closure: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Barista.self).to(factory: { (machine: @escaping @Sendable () -> Machine) in
                    Barista { machine() }
                })
            }
        }

        struct Injector: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bindPropertyInjectionOf(Slot.self).to(injector: { $0.machine = $1 })
                binder.bind(Barista.self).to(factory: { (injector: PropertyInjector<Slot>) in
                    Barista {
                        let slot = Slot()
                        injector.injectProperties(into: slot)
                        return slot.machine
                    }
                })
            }
        }

        struct OptionalInjector: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bindPropertyInjectionOf(Slot.self).to(injector: { $0.machine = $1 })
                binder.bind(Barista.self).to(factory: { (injector: PropertyInjector<Slot>?) in
                    Barista {
                        let slot = Slot()
                        injector?.injectProperties(into: slot)
                        return slot.machine
                    }
                })
            }
        }

        struct ComponentFactory: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.install(dependency: Window.self)
                binder.bind(Barista.self).to(factory: { (window: DIBinding.ComponentFactory<Window>) in
                    Barista { window.build() }
                })
            }
        }

        struct OptionalComponentFactory: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Barista.self).to(factory: { (window: DIBinding.ComponentFactory<Window>?) in
                    Barista { window?.build() }
                })
                binder.install(dependency: Window.self)
            }
        }
    }

    final class Slot {
        var machine: Machine?
    }

    /// A component whose root is the machine of its parent, under a name of its own.
    struct Window: Component {
        typealias Root = Machine?

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Machine?>) -> BindingReceipt<Machine?> {
            bind.to(factory: { (machine: Machine) in machine })
        }
    }

    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isRight: @Sendable () throws -> Bool

        init<Wanted: Bindings>(_ way: Wanted.Type) {
            testDescription = "\(way)"
            isRight = {
                let served = try serve(Machine.self, from: Shop<Wanted>.self)
                return withExtendedLifetime(served.keeper) { served.dish.barista.machine() === served.dish }
            }
        }
    }

    @Test(arguments: [
        Way(By.Provider.self), Way(By.TaggedProvider.self), Way(By.OptionalTaggedProvider.self), Way(By.Lazy.self),
        Way(By.WeakProvider.self), Way(By.Closure.self), Way(By.Injector.self), Way(By.OptionalInjector.self),
        Way(By.ComponentFactory.self), Way(By.OptionalComponentFactory.self),
    ]) func cycle_isBroken_byWhatDefers(way: Way) throws {
        #expect(try way.isRight())
    }

    enum Unbroken {
        struct Optional: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Int.self).to(factory: { (_: Double?) in 1 })
                binder.bind(Double.self).to(factory: { (_: Int) in 1 })
            }
        }

        struct Array: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Int.self).to(factory: { (_: [Double]) in 1 })
                binder.bind(Double.self).intoCollection().to(factory: { (_: Int) in 1 })
            }
        }

        struct Set: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Int.self).to(factory: { (_: Swift.Set<Double>) in 1 })
                binder.bind(Double.self).intoSet().to(factory: { (_: Int) in 1 })
            }
        }

        struct Dictionary: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Int.self).to(factory: { (_: [String: Double]) in 1 })
                binder.bind(Double.self).intoDictionary(key: "a").to(factory: { (_: Int) in 1 })
            }
        }

        struct Alias: Bindings {
            static func configure(binder: Binder<Singleton>) {
                binder.bind(Int.self).to(qualified: "a")
                binder.bind(Int.self).qualified("a").to(factory: { (_: Int) in 1 })
            }
        }
    }

    @Test(arguments: [
        mistakes(of: Slip<Unbroken.Optional>.self), mistakes(of: Slip<Unbroken.Array>.self),
        mistakes(of: Slip<Unbroken.Set>.self), mistakes(of: Slip<Unbroken.Dictionary>.self),
        mistakes(of: Slip<Unbroken.Alias>.self),
    ]) func cycle_isFound_throughWhatDoesNotDefer(found: [Diagnostic.ID]) {
        #expect(found == [.dependencyCycle])
    }
}
