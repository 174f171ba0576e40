// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation
import Testing

/// Rule 5, second half: a deferred edge that is followed during construction and comes back ends the process with the
/// path on standard error, within a second.
@Suite struct ComingBackTests {
    final class Machine: Sendable {}
    final class Waiter: Sendable {}

    final class Barista: Sendable {
        init(_ ask: () -> Machine?) {
            _ = ask()
        }
    }

    private static let menu: StaticString = "Shop/Menu.swift"

    private enum Sharing { case shared, weak, none }

    /// Binds a machine that is made of a barista, who asks for the machine.
    private static func way<Request>(
        _ name: String, _ sharing: Sharing, _ barista: @escaping @Sendable (Request) -> Barista
    ) -> LocalBindings {
        LocalBindings(name) { binder in
            let machine = binder.bind(Machine.self)
            switch sharing {
            case .shared: machine.sharedInScope().to(file: menu, line: 1, factory: { (_: Barista) in Machine() })
            case .weak: machine.sharedInScope(.weak).to(file: menu, line: 1, factory: { (_: Barista) in Machine() })
            case .none: machine.to(file: menu, line: 1, factory: { (_: Barista) in Machine() })
            }
            binder.bind(Barista.self).to(file: menu, line: 2, factory: barista)
        }
    }

    static let ways: [LocalBindings] = [
        way("shared, through a provider", .shared) { (machine: Provider<Machine>) in Barista(machine.get) },
        way("shared, through a lazy", .shared) { (machine: Lazy<Machine>) in Barista(machine.get) },
        way("shared, through a closure", .shared) { (machine: @escaping () -> Machine) in Barista(machine) },
        way("shared, through a weak provider", .shared) { (machine: WeakProvider<Machine>) in Barista(machine.get) },
        way("weakly shared", .weak) { (machine: Provider<Machine>) in Barista(machine.get) },
        way("unshared, through a provider", .none) { (machine: Provider<Machine>) in Barista(machine.get) },
        way("unshared, through a lazy", .none) { (machine: Lazy<Machine>) in Barista(machine.get) },
        way("unshared, through a closure", .none) { (machine: @escaping @Sendable () -> Machine) in Barista(machine) },
        LocalBindings("unshared, through an injector") { binder in
            binder.bind(Machine.self).to(
                file: menu, line: 1,
                factory: { (injector: PropertyInjector<Display>) in
                    injector.injectProperties(into: Display())
                    return Machine()
                })
            binder.bindPropertyInjectionOf(Display.self).to(
                file: menu, line: 2, injector: { (_: Display, _: Machine) in })
        },
        LocalBindings("through a component") { binder in
            binder.install(dependency: Window.self, file: menu, line: 3)
            binder.bind(Machine.self).to(
                file: menu, line: 1,
                factory: { (window: ComponentFactory<Window>) in
                    _ = window.build()
                    return Machine()
                })
        },
    ]

    /// A component whose root is made of its parent's machine.
    struct Window: BareComponent {
        static func configureRoot(binder bind: ReceiptBinder<Barista>) -> BindingReceipt<Barista> {
            bind.to(file: menu, line: 2, factory: { (_: Machine) in Barista { nil } })
        }
    }

    /// Makes a machine in one of the ways, in a process that ends a second later at the latest.
    static func build(_ name: String) throws {
        alarm(1)
        _ = try serve(Machine.self, from: try #require(ways.first { $0.testDescription == name }))
    }

    /// The text for a machine whose barista asks for the machine.
    static let text = text(
        """
          'ComingBackTests.Machine'         Shop/Menu.swift:1
          needs 'ComingBackTests.Barista'   Shop/Menu.swift:2
          needs 'ComingBackTests.Machine'   Shop/Menu.swift:1
        """)

    /// The texts of other ways.
    private static let texts: [String: String] = [
        "unshared, through an injector": text(
            """
              'ComingBackTests.Machine'           Shop/Menu.swift:1
              needs 'PropertyInjector<Display>'   Shop/Menu.swift:2
              needs 'ComingBackTests.Machine'     Shop/Menu.swift:1
            """),
        "through a component": text(
            """
              'ComingBackTests.Machine'                          Shop/Menu.swift:1
              needs 'ComponentFactory<ComingBackTests.Window>'   Shop/Menu.swift:3
              needs 'ComingBackTests.Barista'                    Shop/Menu.swift:2   (root of 'ComingBackTests.Window')
              needs 'ComingBackTests.Machine'                    Shop/Menu.swift:1
            """),
    ]

    private static func text(_ path: String, of name: String = "Machine", by makers: String = "") -> String {
        """
        error: [DI/DependencyCycle] 'ComingBackTests.\(name)' was requested again while it was being made\(makers)
        \(path)
        fix: keep the Provider, Lazy or WeakProvider, and use it only after construction
        docs: swift package di explain DependencyCycle

        """
    }

    @Test(arguments: ways)
    func machine_thatComesBack_endsWithThePath(_ way: LocalBindings) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [name = way.testDescription as String] in
            try ComingBackTests.build(name)
        }
        #expect(result.said.contains("\n" + (Self.texts[way.testDescription] ?? Self.text)))
    }

    // MARK: - Across threads

    static let atWork = DispatchSemaphore(value: 0)
    static let goOn = DispatchSemaphore(value: 0)

    /// Binds shared objects whose factories ask for the next one's, and a request for each.
    static func round(of count: Int) -> LocalBindings {
        LocalBindings { binder in
            bind(binder, line: 1, asking: Barista.self) { Machine() }
            if count == 2 {
                bind(binder, line: 2, asking: Machine.self) { Barista { nil } }
            } else {
                bind(binder, line: 2, asking: Waiter.self) { Barista { nil } }
                bind(binder, line: 3, asking: Machine.self) { Waiter() }
            }
        }
    }

    private static func bind<Made: Sendable, Next>(
        _ binder: Binder<Singleton>, line: UInt, asking next: Next.Type, _ make: @escaping @Sendable () -> Made
    ) {
        binder.bind(Made.self).sharedInScope().to(
            file: menu, line: line,
            factory: { (next: Provider<Next>) in
                atWork.signal()
                goOn.wait()
                _ = next.get()
                return make()
            })
        binder.bind((@Sendable () -> Void).self).intoCollection().to { (made: Provider<Made>) in { _ = made.get() } }
    }

    @Test(arguments: [2, 3])
    func shared_thatComesBackAcrossThreads_endsWithThePath(_ count: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [count = count as Int] in
            alarm(1)
            let requests = try serve([@Sendable () -> Void].self, from: ComingBackTests.round(of: count)).dish
            for request in requests { Thread.detachNewThread(request) }
            for _ in 0..<count { ComingBackTests.atWork.wait() }
            for _ in 0..<count { ComingBackTests.goOn.signal() }
            pause()
        }
        let names = ["Machine", "Barista", "Waiter"].prefix(count)
        // Which of the threads closes the circle is not determined.
        let texts = names.indices.map { start in
            let path = (0...count).map { index in
                let place = (start + index) % count
                let step = (index == 0 ? "  " : "  needs ") + "'ComingBackTests.\(names[place])'"
                return step.padding(toLength: 33, withPad: " ", startingAt: 0) + "   Shop/Menu.swift:\(place + 1)"
            }
            return Self.text(
                path.joined(separator: "\n"), of: names[start], by: " by \(count) threads that wait for each other")
        }
        #expect(texts.contains { result.said.contains("\n" + $0) })
    }
}
