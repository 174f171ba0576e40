// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation
import Testing

/// Rule 5, second half: a deferred edge that is followed during construction and comes back ends the process with the
/// path on standard error, within a second.
@Suite struct ComingBackTests {
    /// Makes a root component and everything that it needs, in a process that ends a second later at the latest.
    static func build<B: Bindings>(_ bindings: B.Type) throws {
        alarm(1)
        _ = try ComponentFactory.of(Ring<B>.self).build()
    }

    /// A root component that asks for the machine.
    struct Ring<B: Bindings>: RootComponent {
        typealias Root = Served<Machine>
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Keeper.self).sharedInScope().to(factory: Keeper.init)
            B.configure(binder: binder)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Served.init)
        }
    }

    final class Machine: Sendable {}

    final class Barista: Sendable {}

    /// A barista who asks for the machine that is made of it.
    protocol Asking {
        static func bindBarista(_ binder: Binder<Singleton>)
    }

    private static func barista(_ ask: () -> Machine?) -> Barista {
        _ = ask()
        return Barista()
    }

    enum ByProvider: Asking {
        static func bindBarista(_ binder: Binder<Singleton>) {
            binder.bind(Barista.self).to(
                file: "Shop/Menu.swift", line: 2, factory: { (machine: Provider<Machine>) in barista(machine.get) })
        }
    }

    enum ByLazy: Asking {
        static func bindBarista(_ binder: Binder<Singleton>) {
            binder.bind(Barista.self).to(
                file: "Shop/Menu.swift", line: 2, factory: { (machine: Lazy<Machine>) in barista(machine.get) })
        }
    }

    enum ByClosure: Asking {
        static func bindBarista(_ binder: Binder<Singleton>) {
            binder.bind(Barista.self).to(
                file: "Shop/Menu.swift", line: 2, factory: { (machine: () -> Machine) in barista(machine) })
        }
    }

    enum BySendableClosure: Asking {
        static func bindBarista(_ binder: Binder<Singleton>) {
            binder.bind(Barista.self).to(
                file: "Shop/Menu.swift", line: 2, factory: { (machine: @Sendable () -> Machine) in barista(machine) })
        }
    }

    enum ByWeakProvider: Asking {
        static func bindBarista(_ binder: Binder<Singleton>) {
            binder.bind(Barista.self).to(
                file: "Shop/Menu.swift", line: 2, factory: { (machine: WeakProvider<Machine>) in barista(machine.get) })
        }
    }

    struct Shared<Request: Asking>: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).sharedInScope().to(
                file: "Shop/Menu.swift", line: 1, factory: { (_: Barista) in Machine() })
            Request.bindBarista(binder)
        }
    }

    struct WeaklyShared<Request: Asking>: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).sharedInScope(.weak).to(
                file: "Shop/Menu.swift", line: 1, factory: { (_: Barista) in Machine() })
            Request.bindBarista(binder)
        }
    }

    struct Unshared<Request: Asking>: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).to(
                file: "Shop/Menu.swift", line: 1, factory: { (_: Barista) in Machine() })
            Request.bindBarista(binder)
        }
    }

    struct ByInjector: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).to(
                file: "Shop/Menu.swift", line: 1,
                factory: { (injector: PropertyInjector<Display>) in
                    injector.injectProperties(into: Display())
                    return Machine()
                })
            binder.bindPropertyInjectionOf(Display.self).to(
                file: "Shop/Menu.swift", line: 2, injector: { (_: Display, _: Machine) in })
        }
    }

    /// A component whose root is made of its parent's machine.
    struct Window: Component {
        typealias Root = Barista

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Barista>) -> BindingReceipt<Barista> {
            bind.to(file: "Shop/Menu.swift", line: 2, factory: { (_: Machine) in Barista() })
        }
    }

    struct ByComponent: Bindings {
        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Window.self, file: "Shop/Menu.swift", line: 3)
            binder.bind(Machine.self).to(
                file: "Shop/Menu.swift", line: 1,
                factory: { (window: ComponentFactory<Window>) in
                    _ = window.build()
                    return Machine()
                })
        }
    }

    /// The text for a machine whose barista asks for the machine.
    static let text = """
        error: [DI/DependencyCycle] 'ComingBackTests.Machine' was requested again while it was being made
          'ComingBackTests.Machine'         Shop/Menu.swift:1
          needs 'ComingBackTests.Barista'   Shop/Menu.swift:2
          needs 'ComingBackTests.Machine'   Shop/Menu.swift:1
        fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
        docs: swift package di explain DependencyCycle

        """

    private func expect(_ result: ExitTest.Result?, says text: String = Self.text) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("\n" + text))
    }

    @Test func shared_thatComesBackThroughAProvider_endsWithThePath() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try ComingBackTests.build(Shared<ByProvider>.self)
            })
    }

    @Test func shared_thatComesBackThroughALazy_endsWithThePath() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try ComingBackTests.build(Shared<ByLazy>.self)
            })
    }

    @Test func shared_thatComesBackThroughAClosure_endsWithThePath() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try ComingBackTests.build(Shared<ByClosure>.self)
            })
    }

    @Test func shared_thatComesBackThroughAWeakProvider_endsWithThePath() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try ComingBackTests.build(Shared<ByWeakProvider>.self)
            })
    }

    @Test func weaklyShared_thatComesBack_endsWithThePath() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try ComingBackTests.build(WeaklyShared<ByProvider>.self)
            })
    }

    @Test func unshared_thatComesBackThroughAProvider_endsWithThePath() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try ComingBackTests.build(Unshared<ByProvider>.self)
            })
    }

    @Test func unshared_thatComesBackThroughALazy_endsWithThePath() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try ComingBackTests.build(Unshared<ByLazy>.self)
            })
    }

    @Test func unshared_thatComesBackThroughAClosure_endsWithThePath() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try ComingBackTests.build(Unshared<BySendableClosure>.self)
            })
    }

    @Test func unshared_thatComesBackThroughAnInjector_endsWithThePath() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try ComingBackTests.build(ByInjector.self)
            },
            says: """
                error: [DI/DependencyCycle] 'ComingBackTests.Machine' was requested again while it was being made
                  'ComingBackTests.Machine'           Shop/Menu.swift:1
                  needs 'PropertyInjector<Display>'   Shop/Menu.swift:2
                  needs 'ComingBackTests.Machine'     Shop/Menu.swift:1
                fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
                docs: swift package di explain DependencyCycle

                """)
    }

    @Test func construction_thatComesBackThroughAComponent_endsWithThePath() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try ComingBackTests.build(ByComponent.self)
            },
            says: """
                error: [DI/DependencyCycle] 'ComingBackTests.Machine' was requested again while it was being made
                  'ComingBackTests.Machine'                          Shop/Menu.swift:1
                  needs 'ComponentFactory<ComingBackTests.Window>'   Shop/Menu.swift:3
                  needs 'ComingBackTests.Barista'                    Shop/Menu.swift:2   (root of 'ComingBackTests.Window')
                  needs 'ComingBackTests.Machine'                    Shop/Menu.swift:1
                fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
                docs: swift package di explain DependencyCycle

                """)
    }

    /// Two shared objects whose factories ask for each other's, each on a thread of its own.
    struct Crossing: Bindings {
        static let firstIsAtWork = DispatchSemaphore(value: 0)
        static let secondIsAtWork = DispatchSemaphore(value: 0)

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).sharedInScope().to(
                file: "Shop/Menu.swift", line: 1,
                factory: { (barista: Provider<Barista>) in
                    firstIsAtWork.signal()
                    secondIsAtWork.wait()
                    _ = barista.get()
                    return Machine()
                })
            binder.bind(Barista.self).sharedInScope().to(
                file: "Shop/Menu.swift", line: 2,
                factory: { (machine: Provider<Machine>) in
                    secondIsAtWork.signal()
                    firstIsAtWork.wait()
                    _ = machine.get()
                    return Barista()
                })
        }
    }

    struct Pair: Sendable {
        let machine: Provider<Machine>
        let barista: Provider<Barista>

        struct Menu: Module {
            typealias Scope = Singleton

            static func configure(binder: Binder<Singleton>) {
                binder.bind(Pair.self).to(factory: Pair.init)
                Crossing.configure(binder: binder)
            }
        }
    }

    @Test func shared_thatComesBackAcrossThreads_endsWithThePath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            alarm(1)
            let pair = try serve(Pair.self, from: Pair.Menu.self).dish
            Thread.detachNewThread { _ = pair.barista.get() }
            _ = pair.machine.get()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        // Which of the two threads closes the circle is not determined.
        let machineFirst = Self.crossingText(("Machine", 1), ("Barista", 2))
        let baristaFirst = Self.crossingText(("Barista", 2), ("Machine", 1))
        #expect(text.contains("\n" + machineFirst) || text.contains("\n" + baristaFirst))
    }

    final class Waiter: Sendable {}

    /// Three shared objects whose factories ask for the next one's, each on a thread of its own.
    struct Round: Sendable {
        let machine: Provider<Machine>
        let barista: Provider<Barista>
        let waiter: Provider<Waiter>

        struct Menu: Module {
            typealias Scope = Singleton
            static let atWork = DispatchSemaphore(value: 0)
            static let goOn = DispatchSemaphore(value: 0)

            static func configure(binder: Binder<Singleton>) {
                binder.bind(Round.self).to(factory: Round.init)
                binder.bind(Machine.self).sharedInScope().to(
                    file: "Shop/Menu.swift", line: 1,
                    factory: { (next: Provider<Barista>) in
                        meet()
                        _ = next.get()
                        return Machine()
                    })
                binder.bind(Barista.self).sharedInScope().to(
                    file: "Shop/Menu.swift", line: 2,
                    factory: { (next: Provider<Waiter>) in
                        meet()
                        _ = next.get()
                        return Barista()
                    })
                binder.bind(Waiter.self).sharedInScope().to(
                    file: "Shop/Menu.swift", line: 3,
                    factory: { (next: Provider<Machine>) in
                        meet()
                        _ = next.get()
                        return Waiter()
                    })
            }

            private static func meet() {
                atWork.signal()
                goOn.wait()
            }
        }
    }

    @Test func shared_thatComesBackAcrossThreeThreads_endsWithThePath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            alarm(1)
            let round = try serve(Round.self, from: Round.Menu.self).dish
            Thread.detachNewThread { _ = round.machine.get() }
            Thread.detachNewThread { _ = round.barista.get() }
            Thread.detachNewThread { _ = round.waiter.get() }
            for _ in 0..<3 { Round.Menu.atWork.wait() }
            for _ in 0..<3 { Round.Menu.goOn.signal() }
            pause()
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let names = ["Machine", "Barista", "Waiter"]
        // Which of the three threads closes the circle is not determined.
        let texts = (0..<3).map { start in
            let way = (0..<4).map { names[(start + $0) % 3] }
            return """
                error: [DI/DependencyCycle] 'ComingBackTests.\(way[0])' was requested again while it was being made by 3 \
                threads that wait for each other
                """ + "\n"
                    + way.enumerated().map { index, name in
                        let step = (index == 0 ? "  " : "  needs ") + "'ComingBackTests.\(name)'"
                        let line = (names.firstIndex(of: name) ?? 0) + 1
                        return step.padding(toLength: 33, withPad: " ", startingAt: 0) + "   Shop/Menu.swift:\(line)\n"
                    }.joined()
        }
        #expect(texts.contains { said.contains("\n" + $0) })
    }

    private static func crossingText(_ first: (name: String, line: Int), _ second: (name: String, line: Int)) -> String
    {
        """
        error: [DI/DependencyCycle] 'ComingBackTests.\(first.name)' was requested again while it was being made by 2 \
        threads that wait for each other
          'ComingBackTests.\(first.name)'         Shop/Menu.swift:\(first.line)
          needs 'ComingBackTests.\(second.name)'   Shop/Menu.swift:\(second.line)
          needs 'ComingBackTests.\(first.name)'   Shop/Menu.swift:\(first.line)
        fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
        docs: swift package di explain DependencyCycle

        """
    }
}
