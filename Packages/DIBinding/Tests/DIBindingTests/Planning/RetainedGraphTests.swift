// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Synchronization
import Testing

/// `DI/RetainCycle` against real objects in all small graphs: reported if, and only if, something shared is never freed,
/// whether its component is closed or not.
@Suite struct RetainedGraphTests {
    @Test(arguments: 0..<16)
    func graphsOfTwo_areReported_ifTheyLeak(withFirstLinks first: Int) {
        for second in 0..<16 {
            let links = [first, second].map { [Web.Link.atOnce[$0 % 4], Web.Link.atOnce[$0 / 4]] }
            for web in placings(of: links) { expectTruth(web) }
        }
    }

    @Test(arguments: 0..<25)
    func graphsOfTwo_endWithTheirClosing_unlessReported(withFirstLinks first: Int) async throws {
        for second in 0..<25 {
            let links = [first, second].map { [Web.Link.allCases[$0 % 5], Web.Link.allCases[$0 / 5]] }
            for web in placings(of: links) { try await expectEnd(web) }
        }
    }

    private func placings(of links: [[Web.Link]]) -> [Web] {
        (0..<9).flatMap { number in
            let sharing = [Web.Sharing.allCases[number % 3], Web.Sharing.allCases[number / 3]]
            return [false, true].map { Web(links: links, sharing: sharing, isInner: [false, $0]) }
        }
    }

    /// Of the many graphs of three, some that a fixed seed picks.
    @Test(arguments: 1...8)
    func graphsOfThree_areReported_ifTheyLeak(withSeed seed: UInt64) {
        let reported = websOfThree(seed, Web.Link.atOnce).count { expectTruth($0) }
        #expect(reported > 20, "\(reported)")
    }

    @Test(arguments: 1...8)
    func graphsOfThree_endWithTheirClosing_unlessReported(withSeed seed: UInt64) async throws {
        for web in websOfThree(seed, Web.Link.allCases) { try await expectEnd(web) }
    }

    private func websOfThree(_ seed: UInt64, _ links: [Web.Link]) -> [Web] {
        var random = SmallRandom(seed)
        return (0..<250).map { _ in
            let links = (0..<3).map { _ in
                (0..<3).map { _ in (links + [.none, .none]).randomElement(using: &random) ?? .none }
            }
            let sharing = (0..<3).map { _ in Web.Sharing.allCases.randomElement(using: &random) ?? .none }
            let firstInChild = Int.random(in: 0..<4, using: &random)
            return Web(links: links, sharing: sharing, isInner: (0..<3).map { $0 >= firstInChild })
        }
    }

    /// Opens and closes the components of a graph, and follows all requests before and after that.
    private func expectEnd(_ web: Web) async throws {
        guard web.isVisible, !web.keepsItself else { return }
        try await Web.$current.withValue(web) {
            guard let factory = try? ComponentFactory.of(Outer.self) else { return }
            let isReported = factory.diagnostics.contains { $0.id == .retainCycle }
            let census = Census()
            try await Census.$current.withValue(census) {
                let outer = try await factory.open()
                let inner = try await outer.root.inner.open()
                for make in inner.root.all { make() }
                census.followLazies()
                #expect(await inner.close() == nil)
                #expect(await outer.close() == nil)
                for make in inner.root.all { make() }
                census.followLazies()
            }
            // Whether a `Lazy` leads back depends on what the objects do with it.
            if web.hasLazies, isReported { return }
            #expect(census.isAnybodyAlive == isReported, "\(web)")
        }
    }

    /// - Returns: Whether a cycle was reported.
    @discardableResult
    private func expectTruth(_ web: Web) -> Bool {
        // What an outer component needs of an inner one is missing; that is no question here.
        guard web.isVisible else { return false }
        return Web.$current.withValue(web) {
            // Direct cycles are errors.
            guard let factory = try? ComponentFactory.of(Outer.self) else { return false }
            let isReported = factory.diagnostics.contains { $0.id == .retainCycle }
            let census = Census()
            Census.$current.withValue(census) {
                let outer = factory.build()
                let inner = outer.inner.build()
                for make in inner.all { make() }
            }
            #expect(census.isAnybodyAlive == isReported, "\(web)")
            return isReported
        }
    }
}

/// Three kinds of objects: what each needs and how, how they are shared, and whether the inner component binds them.
private struct Web: Sendable {
    enum Link: CaseIterable {
        case none, direct, provider, weak, lazy

        /// Those that the graph alone determines, whatever the program does with them.
        static let atOnce: [Link] = [.none, .direct, .provider, .weak]
    }

    enum Sharing: CaseIterable { case none, shared, weak }

    @TaskLocal static var current: Web = Web(links: [], sharing: [], isInner: [])

    let links: [[Link]]
    let sharing: [Sharing]
    let isInner: [Bool]

    var isVisible: Bool {
        links.indices.allSatisfy { from in
            links.indices.allSatisfy { links[from][$0] == .none || isInner[from] || !isInner[$0] }
        }
    }

    var hasLazies: Bool { links.contains { $0.contains(.lazy) } }

    /// Whether a weakly shared object may hold itself by a `Lazy`, like one that stores itself: no component has a part in it.
    var keepsItself: Bool {
        links.indices.contains { node in
            guard sharing[node] == .weak else { return false }
            var reached: Set<Int> = []
            func follow(_ from: Int) {
                for to in links.indices where [.direct, .lazy].contains(links[from][to]) && sharing[to] != .shared {
                    if reached.insert(to).inserted { follow(to) }
                }
            }
            follow(node)
            return reached.contains(node)
        }
    }
}

/// Everything that was made.
private final class Census: Sendable {
    private struct Witness: @unchecked Sendable {
        // Proof of @unchecked Sendable: used by one thread.
        weak var object: AnyObject?
    }

    @TaskLocal static var current: Census = Census()

    private let witnesses: Mutex<[Witness]> = Mutex([])

    func add(_ object: AnyObject) {
        let witness = Witness(object: object)
        witnesses.withLock { $0.append(witness) }
    }

    var isAnybodyAlive: Bool { witnesses.withLock { $0.contains { $0.object != nil } } }

    /// Has everything that is alive make its lazy elements. Those of what is made here are not made: there may be no end.
    func followLazies() {
        for witness in witnesses.withLock(\.self) { (witness.object as? any Node)?.followLazies() }
    }
}

private protocol Node: AnyObject, Sendable {
    init(_ needs: [Any])
    func followLazies()
}

private protocol LazyNeed { func follow() }

extension Lazy: LazyNeed {
    fileprivate func follow() { _ = get() }
}

private enum First {}
private enum Second {}
private enum Third {}

private final class NodeOf<Number>: Node, @unchecked Sendable {
    // Proof of @unchecked Sendable: a constant, which one thread uses here.
    private let needs: [Any]

    init(_ needs: [Any]) {
        self.needs = needs
        Census.current.add(self)
    }

    func followLazies() {
        for case let lazy as any LazyNeed in needs { lazy.follow() }
    }
}

private let nodes: [any Node.Type] = [NodeOf<First>.self, NodeOf<Second>.self, NodeOf<Third>.self]

private struct InnerScope: Scope {}

private struct Outer: RootComponent {
    struct Root { let inner: ComponentFactory<Inner> }

    static func configure(binder: Binder<Singleton>) {
        Weaver(binder: binder).bind(isInner: false)
        binder.install(dependency: Inner.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}

private struct Inner: Component {
    /// Asks for each object once.
    struct Root { let all: [() -> Void] }

    static func configure(binder: Binder<InnerScope>) {
        Weaver(binder: binder).bind(isInner: true)
        Weaver(binder: binder).bindAsks()
        binder.bindOptional([() -> Void].self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}

/// Says to a binder what the current web says.
private struct Weaver<S: Scope> {
    let binder: Binder<S>

    func bind(isInner: Bool) {
        let web = Web.current
        for node in web.links.indices where web.isInner[node] == isInner {
            bind(nodes[node], web.sharing[node], needs: web.links[node].enumerated().compactMap(parameter))
        }
    }

    func bindAsks() {
        for node in Web.current.links.indices { ask(nodes[node]) }
    }

    private func ask<N: Node>(_ node: N.Type) {
        binder.bind((() -> Void).self).intoCollection().to { (provider: Provider<N>) in { _ = provider.get() } }
    }

    private func parameter(_ node: Int, _ link: Web.Link) -> Any.Type? {
        func wrapped<N: Node>(_ node: N.Type) -> Any.Type? {
            switch link {
            case .none: nil
            case .direct: N.self
            case .provider: Provider<N>.self
            case .weak: WeakProvider<N>.self
            case .lazy: Lazy<N>.self
            }
        }
        return wrapped(nodes[node])
    }

    private func bind<N: Node>(_ node: N.Type, _ sharing: Web.Sharing, needs: [Any.Type]) {
        switch sharing {
        case .none: end(binder.bind(N.self), needs)
        case .shared: end(binder.bind(N.self).sharedInScope(), needs)
        case .weak: end(binder.bind(N.self).sharedInScope(.weak), needs)
        }
    }

    private func end<N: Node, Step>(_ builder: BindingBuilder<N, Step, N, S>, _ needs: [Any.Type]) {
        func one<P1>(_: P1.Type) { builder.to { (one: P1) in N([one]) } }
        func two<P1, P2>(_: P1.Type, _: P2.Type) { builder.to { (one: P1, two: P2) in N([one, two]) } }
        func three<P1, P2, P3>(_: P1.Type, _: P2.Type, _: P3.Type) {
            builder.to { (one: P1, two: P2, three: P3) in N([one, two, three]) }
        }
        switch needs.count {
        case 0: builder.to { N([]) }
        case 1: one(needs[0])
        case 2: two(needs[0], needs[1])
        default: three(needs[0], needs[1], needs[2])
        }
    }
}
