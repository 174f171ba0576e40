// SPDX-License-Identifier: Apache-2.0

import DI

/// The thousand bindings of `plan1000` as a value; `makeBindings()` records them.
enum DeclaredPlan {
    /// Binding i takes i−1, i−2, i/2 and i/3; the first two take nothing.
    static func declare(_ number: Int) -> Bindings {
        let node = PlanTypes.nodes[number]
        guard number > 1 else { return leaf(node, isShared: number == 0) }
        let (first, second) = (PlanTypes.nodes[number - 1], PlanTypes.nodes[number - 2])
        let (third, fourth) = (PlanTypes.nodes[number / 2], PlanTypes.nodes[number / 3])
        return number.isMultiple(of: 3)
            ? shared(node, first, second, third, fourth) : unshared(node, first, second, third, fourth)
    }
}

private func leaf<Node: PlanObject>(_: Node.Type, isShared: Bool) -> Bindings {
    isShared ? single { Node([]) } : factory { Node([]) }
}

private func shared<Node: PlanObject, A: PlanObject, B: PlanObject, C: PlanObject, D: PlanObject>(
    _: Node.Type, _: A.Type, _: B.Type, _: C.Type, _: D.Type
) -> Bindings {
    single { (a: A, b: B, c: C, d: D) in Node([a, b, c, d]) }
}

private func unshared<Node: PlanObject, A: PlanObject, B: PlanObject, C: PlanObject, D: PlanObject>(
    _: Node.Type, _: A.Type, _: B.Type, _: C.Type, _: D.Type
) -> Bindings {
    factory { (a: A, b: B, c: C, d: D) in Node([a, b, c, d]) }
}
