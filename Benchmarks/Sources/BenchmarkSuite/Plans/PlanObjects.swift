// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses

/// A class of a large graph.
protocol PlanObject: Inspectable, Sendable, SendableMetatype {
    init(_ needs: [any PlanObject])
}

/// A bound class of a large graph: one for each number of four or five digits.
final class PlanNode<K: Digit, H: Digit, T: Digit, O: Digit>: PlanObject {
    let needs: [any PlanObject]

    init(_ needs: [any PlanObject]) {
        self.needs = needs
    }

    var parts: [any Inspectable] { needs }
}

/// A missing class of a faulty graph: one for each number of four digits.
final class PlanGap<K: Digit, H: Digit, T: Digit, O: Digit>: PlanObject {
    let needs: [any PlanObject]

    init(_ needs: [any PlanObject]) {
        self.needs = needs
    }

    var parts: [any Inspectable] { needs }
}

/// The classes by their numbers. They are put together before anything is measured.
enum PlanTypes {
    static let nodes: [any PlanObject.Type] = makeAll { makeNode($0, $1, $2, $3) }
    static let gaps: [any PlanObject.Type] = makeAll { makeGap($0, $1, $2, $3) }

    /// Those of five digits, for the largest graph only, since the runtime takes its time to make them.
    private static let furtherNodes: [any PlanObject.Type] = makeAll(10_000..<100_000) { makeNode($0, $1, $2, $3) }

    /// Returns a class of a graph of any size.
    static func node(_ number: Int) -> any PlanObject.Type {
        number < nodes.count ? nodes[number] : furtherNodes[number - nodes.count]
    }

    private static func makeAll(
        _ numbers: Range<Int> = 0..<10_000,
        _ make: (any Digit.Type, any Digit.Type, any Digit.Type, any Digit.Type) -> any PlanObject.Type
    ) -> [any PlanObject.Type] {
        numbers.map { number in
            make(
                Thousands.upTo100[number / 1_000], Hundreds.all[number / 100 % 10],
                Tens.all[number / 10 % 10], Ones.all[number % 10]
            )
        }
    }

    private static func makeNode<K: Digit, H: Digit, T: Digit, O: Digit>(
        _: K.Type, _: H.Type, _: T.Type, _: O.Type
    ) -> any PlanObject.Type {
        PlanNode<K, H, T, O>.self
    }

    private static func makeGap<K: Digit, H: Digit, T: Digit, O: Digit>(
        _: K.Type, _: H.Type, _: T.Type, _: O.Type
    ) -> any PlanObject.Type {
        PlanGap<K, H, T, O>.self
    }
}
