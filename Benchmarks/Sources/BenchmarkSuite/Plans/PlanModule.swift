// SPDX-License-Identifier: Apache-2.0

import DI

/// A module of a large graph.
protocol PlanModuleType: Module where Scope == Singleton {}

/// Twenty bindings; the digits say which.
enum PlanModule<K: Digit, H: Digit, T: Digit, Traits: PlanTraits>: PlanModuleType {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        let first = K.value * 1_000 + H.value * 100 + T.value * 10
        for number in first..<first + 20 {
            bind(number, to: binder)
            if Traits.isBoundTwice(number) { bind(number, to: binder) }
        }
    }

    /// Binding i takes i−1, i−2, i/2 and i/3; the first two take nothing.
    fileprivate static func bind(_ number: Int, to binder: Binder<Singleton>) {
        let node = PlanTypes.node(number)
        guard number > 1 else { return bindLeaf(node, isShared: number == 0, binder) }
        let first = need(number - 1, at: 0, of: number)
        let second = need(number - 2, at: 1, of: number)
        let third = need(number / 2, at: 2, of: number)
        let fourth = need(number / 3, at: 3, of: number)
        if Traits.awaits(number) {
            bindAwaiting(node, first, second, third, fourth, binder)
        } else if number.isMultiple(of: 3) {
            bindShared(node, first, second, third, fourth, binder)
        } else {
            bindUnshared(node, first, second, third, fourth, binder)
        }
    }

    private static func need(_ needed: Int, at position: Int, of number: Int) -> any PlanObject.Type {
        Traits.isUnbound(need: position, of: number) ? PlanTypes.gaps[number] : PlanTypes.node(needed)
    }
}

/// Overrides every tenth of a thousand bindings by the same.
enum PlanOverrides: Module {
    typealias Scope = Singleton
    private typealias Bindings = PlanModule<Thousands.D0, Hundreds.D0, Tens.D0, NoTraits>

    static func configure(binder: Binder<Singleton>) {
        for number in stride(from: 0, to: 1_000, by: 10) { Bindings.bind(number, to: binder) }
    }
}

private func bindLeaf<Node: PlanObject>(_: Node.Type, isShared: Bool, _ binder: Binder<Singleton>) {
    if isShared {
        binder.bind(Node.self).sharedInScope().to(factory: { Node([]) })
    } else {
        binder.bind(Node.self).to(factory: { Node([]) })
    }
}

private func bindShared<Node: PlanObject, A: PlanObject, B: PlanObject, C: PlanObject, D: PlanObject>(
    _: Node.Type, _: A.Type, _: B.Type, _: C.Type, _: D.Type, _ binder: Binder<Singleton>
) {
    binder.bind(Node.self).sharedInScope().to(factory: { (a: A, b: B, c: C, d: D) in Node([a, b, c, d]) })
}

private func bindAwaiting<Node: PlanObject, A: PlanObject, B: PlanObject, C: PlanObject, D: PlanObject>(
    _: Node.Type, _: A.Type, _: B.Type, _: C.Type, _: D.Type, _ binder: Binder<Singleton>
) {
    binder.bind(Node.self).sharedInScope().asynchronous(
        { (a: A, b: B, c: C, d: D) async in Node([a, b, c, d]) })
}

private func bindUnshared<Node: PlanObject, A: PlanObject, B: PlanObject, C: PlanObject, D: PlanObject>(
    _: Node.Type, _: A.Type, _: B.Type, _: C.Type, _: D.Type, _ binder: Binder<Singleton>
) {
    binder.bind(Node.self).to(factory: { (a: A, b: B, c: C, d: D) in Node([a, b, c, d]) })
}
