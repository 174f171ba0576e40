// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

/// The rules of warnings against the slow and obvious way, in all small graphs.
@Suite struct WarningOracleTests {
    private enum Link: Int { case none, direct, deferred }

    /// The root needs the first of three bindings, which need each other in all ways.
    @Test(arguments: 0..<27)
    func graphsOfThree_areToldAsTheOracleDoes(withFirstRow first: Int) {
        for rest in 0..<729 {
            let links = Self.links(first + 27 * rest)
            let model = makeShop { shop, root in
                let nodes = (0..<3).map { shop.bind(Pump.self, UInt($0 + 2)) }
                shop.need(root, nodes[0])
                for from in 0..<3 {
                    for to in 0..<3 where links[from][to] != .none {
                        shop.need(nodes[from], nodes[to], links[from][to] == .deferred ? .provider : .direct)
                    }
                }
            }
            let errors = _Validator.findings(in: model)
            let warnings = RemarkRules.remarks(on: model, beside: errors)
            var oracle = Oracle(links: links)
            oracle.searchCycles()
            #expect(Self.closings(warnings, model) == oracle.closings, "\(links)")
            guard errors.isEmpty else { continue }
            #expect(Self.unused(warnings) == (1...3).filter { !oracle.isUsed($0 - 1) }, "\(links)")
        }
    }

    private static func links(_ number: Int) -> [[Link]] {
        var rest = number
        return (0..<3).map { _ in
            (0..<3).map { _ in
                defer { rest /= 3 }
                return Link(rawValue: rest % 3) ?? .none
            }
        }
    }

    private static func unused(_ findings: [Remark]) -> [Int] {
        findings.filter { $0.id == .unusedBinding }.map { $0.indices[0] }
    }

    /// Returns the bindings at the ends of the edges that close cycles over something deferred.
    private static func closings(_ findings: [Remark], _ model: _GraphModel) -> [[Int]] {
        findings.filter { $0.id == .deferredCycle }.map { finding in
            let closing = model.edges[finding.indices[0]]
            return [closing.from - 1, closing.to - 1]
        }
    }

    private struct Oracle {
        let links: [[Link]]
        private(set) var closings: [[Int]] = []
        private var finished: Set<Int> = []

        init(links: [[Link]]) {
            self.links = links
        }

        func isUsed(_ node: Int) -> Bool {
            var reached: Set<Int> = [0]
            for _ in links {
                for from in reached { for to in links.indices where links[from][to] != .none { reached.insert(to) } }
            }
            return reached.contains(node)
        }

        mutating func searchCycles() {
            for node in links.indices { visit(node, []) }
        }

        private mutating func visit(_ node: Int, _ path: [(node: Int, isDeferred: Bool)]) {
            guard !finished.contains(node) else { return }
            for to in links.indices where links[node][to] != .none {
                let way = path + [(node, links[node][to] == .deferred)]
                if let start = way.firstIndex(where: { $0.node == to }) {
                    if way[start...].contains(where: \.isDeferred) { closings.append([node, to]) }
                } else {
                    visit(to, way)
                }
            }
            finished.insert(node)
        }
    }

    /// All trees of four components, each of which binds the key or not.
    @Test(arguments: 0..<6)
    func trees_areToldAsTheOracleDoes(withShape shape: Int) {
        let parents = [-1, 0, shape % 2, shape / 2]
        for mask in 0..<16 {
            let isBound = (0..<4).map { mask & (1 << $0) != 0 }
            var builder = ModelBuilder()
            for parent in parents { builder.component(Shop.self, in: parent) }
            for component in 0..<4 {
                builder.bind(CoffeeMaker.self, UInt(component + 1), in: component, isRoot: true)
                if isBound[component] { builder.bind(Heater.self, UInt(component + 11), in: component) }
            }
            let model = builder.build()
            let found = RemarkRules.remarks(on: model, beside: []).filter { $0.id == .shadowedBinding }.map { finding in
                finding.indices.map { model.bindings[$0].component }
            }
            let expected = (0..<4).compactMap { component -> [Int]? in
                var ancestor = parents[component]
                while ancestor >= 0, !isBound[ancestor] { ancestor = parents[ancestor] }
                return isBound[component] && ancestor >= 0 ? [component, ancestor] : nil
            }
            #expect(found.sorted { $0[0] < $1[0] } == expected, "\(parents) \(isBound)")
        }
    }

    /// A chain of which nothing is needed, whose last binding leads back to its first.
    @Test func tenThousandBindings_areSearched_onASmallStack() throws {
        let model = makeShop(scope: PerShop.self) { shop, _ in
            let links = (0..<10_000).map { shop.bind(Pump.self, UInt($0 + 2), sharing: $0 == 0 ? .shared : .unshared) }
            for (from, to) in zip(links, links.dropFirst()) { shop.need(from, to) }
            shop.need(links[9_999], links[0], .provider)
        }
        let texts = try onASmallStack { warningDiagnostics(of: model).map(\.description) }
        #expect(texts.count == 10_002)
        #expect(
            texts.count { $0.hasPrefix("note: [DI/DeferredCycle] 'Pump' depends on itself through a deferred request") }
                == 1)
        #expect(texts.count { $0.hasPrefix("warning: [DI/RetainCycle] 'Pump' is shared in 'Shop'") } == 1)
        #expect(texts.count { $0.hasPrefix("warning: [DI/UnusedBinding] 'Pump' is needed only by") } == 10_000)
    }
}
