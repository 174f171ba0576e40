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

    /// The ways in which the barista remembers.
    static let ways: [LocalBindings] = [
        LocalBindings("provider") { binder in
            binder.bind(Barista.self).to(factory: { (machine: Provider<Machine>) in Barista { machine.get() } })
        },
        LocalBindings("tagged provider") { binder in
            binder.bind(Machine.self).tagged(with: OfMachine.self).to(factory: { (machine: Machine) in machine })
            binder.bind(Barista.self).to(factory: { (machine: TaggedProvider<OfMachine>) in
                Barista { machine.get() }
            })
        },
        LocalBindings("lazy") { binder in
            binder.bind(Barista.self).to(factory: { (machine: Lazy<Machine>) in Barista { machine.get() } })
        },
        LocalBindings("weak provider") { binder in
            binder.bind(Barista.self).to(factory: { (machine: WeakProvider<Machine>) in Barista { machine.get() } })
        },
        LocalBindings("closure") { binder in
            binder.bind(Barista.self).to(factory: { (machine: @escaping @Sendable () -> Machine) in
                Barista { machine() }
            })
        },
        LocalBindings("property injector") { binder in
            binder.bindPropertyInjectionOf(Slot.self).to(injector: { $0.machine = $1 })
            binder.bind(Barista.self).to(factory: { (injector: PropertyInjector<Slot>) in
                Barista {
                    let slot = Slot()
                    injector.injectProperties(into: slot)
                    return slot.machine
                }
            })
        },
        LocalBindings("component factory") { binder in
            binder.install(dependency: Window.self)
            binder.bind(Barista.self).to(factory: { (window: ComponentFactory<Window>) in Barista { window.build() } })
        },
    ]

    @Test(arguments: ways)
    func cycle_isBroken_byWhatDefers(way: LocalBindings) throws {
        let shop = LocalBindings { binder in
            binder.bind(Machine.self).sharedInScope().to(factory: Machine.init)
            way.bind(binder)
        }
        let served = try serve(Machine.self, from: shop)
        withExtendedLifetime(served.keeper) {
            #expect(served.dish.barista.machine() === served.dish)
        }
    }

    final class Slot {
        var machine: Machine?
    }

    /// A component whose root is the machine of its parent, under a name of its own.
    struct Window: BareComponent {
        static func configureRoot(binder bind: ReceiptBinder<Machine?>) -> BindingReceipt<Machine?> {
            bind.to(factory: { (machine: Machine) in machine })
        }
    }

    static let unbroken: [LocalBindings] = [
        LocalBindings("dictionary") { binder in
            binder.bind(Int.self).to(factory: { (_: [String: Double]) in 1 })
            binder.bind(Double.self).intoDictionary(key: "a").to(factory: { (_: Int) in 1 })
        },
        LocalBindings("alias") { binder in
            binder.bind(Int.self).to(qualified: "a")
            binder.bind(Int.self).qualified("a").to(factory: { (_: Int) in 1 })
        },
    ]

    @Test(arguments: unbroken)
    func cycle_isFound_throughWhatDoesNotDefer(bindings: LocalBindings) {
        #expect(mistakes(from: bindings) == [.dependencyCycle])
    }
}
