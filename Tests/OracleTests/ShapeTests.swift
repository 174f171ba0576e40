// SPDX-License-Identifier: Apache-2.0

import DI
import Testing

/// All graphs of few nodes: whatever a shape can do wrong, a small one does.
@Suite struct ShapeTests {
    private enum Link: Int, CaseIterable { case none, direct, deferred }

    /// Some ten thousand graphs each; unoptimised, they take most of a minute and say nothing else.
    private static let hasTimeForAll: Bool = {
        #if DEBUG
        false
        #else
        true
        #endif
    }()

    @Test(arguments: 1...2)
    func allShapes_areToldAsTheOracleDoes_alsoWithNodesThatNothingBinds(ofSize size: Int) {
        let shapes = Self.power(Link.allCases.count, size * size)
        for shape in 0..<shapes {
            for bound in 0..<(1 << size) {
                let links = Self.links(shape, size) { Link(rawValue: $0) ?? .none }
                expectAgreement(links) { bound & (1 << $0) != 0 }
            }
        }
    }

    @Test(.enabled(if: hasTimeForAll, "the optimised tests try them"), arguments: 0..<27)
    func allShapesOfThree_areToldAsTheOracleDoes(withFirstRow first: Int) {
        for rest in 0..<Self.power(3, 6) {
            let links = Self.links(first + 27 * rest, 3) { Link(rawValue: $0) ?? .none }
            // The second and the third node are alike, so one order of them stands for both.
            let order = [0, 2, 1]
            let swapped = order.flatMap { row in order.map { links[row][$0].rawValue } }
            if swapped.lexicographicallyPrecedes(links.flatMap(\.self).map(\.rawValue)) { continue }
            expectAgreement(links) { _ in true }
        }
    }

    /// The root asks for the first node; the others are alike, so one order of them stands for all.
    @Test(.enabled(if: hasTimeForAll, "the optimised tests try them"), arguments: 0..<16)
    func allShapesOfFour_areToldAsTheOracleDoes(withFirstRow first: Int) {
        for rest in 0..<(1 << 12) {
            let shape = first | rest << 4
            guard Self.isFirstOfItsOrders(shape) else { continue }
            expectAgreement(Self.links(shape, 4, base: 2) { $0 == 1 ? .direct : .none }) { _ in true }
        }
    }

    private func expectAgreement(_ links: [[Link]], isBound: (Int) -> Bool) {
        let size = links.count
        let graph = Description(components: [
            Description.Component(
                root: 90, rootLine: 100, rootNeeds: [need(of: 0, .direct)],
                items: (0..<size).filter(isBound).map { node in
                    let needs = (0..<size).filter { links[node][$0] != .none }.map { need(of: $0, links[node][$0]) }
                    let subject = Description.Subject(form: .plain, number: node)
                    // Lines against the order of registration.
                    return .entry(Description.Entry(kind: .binding, subject: subject, line: 30 - node, needs: needs))
                })
        ])
        let expected = Oracle.verdicts(on: graph)
        let found = graph.verdictsOfTheLibrary()
        if found != expected { Issue.record("\(links): \(found), not \(expected)") }
    }

    private func need(of node: Int, _ link: Link) -> Description.Need {
        Description.Need(
            wrapper: link == .deferred ? .provider : .bare, subject: Description.Subject(form: .plain, number: node))
    }

    /// Reads a number as a matrix, digit by digit.
    private static func links(_ number: Int, _ size: Int, base: Int = 3, _ link: (Int) -> Link) -> [[Link]] {
        var rest = number
        return (0..<size).map { _ in
            (0..<size).map { _ in
                defer { rest /= base }
                return link(rest % base)
            }
        }
    }

    private static func power(_ base: Int, _ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { power, _ in power * base }
    }

    private static let orders: [[Int]] = [
        [0, 1, 2, 3], [0, 1, 3, 2], [0, 2, 1, 3], [0, 2, 3, 1], [0, 3, 1, 2], [0, 3, 2, 1],
    ]

    private static func isFirstOfItsOrders(_ shape: Int) -> Bool {
        orders.allSatisfy { order in
            var reordered = 0
            for row in 0..<4 {
                for column in 0..<4 where shape & (1 << (order[row] * 4 + order[column])) != 0 {
                    reordered |= 1 << (row * 4 + column)
                }
            }
            return shape <= reordered
        }
    }
}
