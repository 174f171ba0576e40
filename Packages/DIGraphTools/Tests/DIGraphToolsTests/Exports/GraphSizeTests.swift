// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

/// Large and damaged graphs: every export comes to its end, on a small stack too, and its length grows with the graph.
@Suite struct GraphSizeTests {
    /// A way to write a graph.
    enum Export: CaseIterable, Sendable {
        case json, tree, dot, mermaid

        func text(_ graph: BindingGraph) throws -> String {
            switch self {
            case .json: try graph.json()
            case .tree: graph.tree(places: true)
            case .dot: graph.dot()
            case .mermaid: graph.mermaid()
            }
        }
    }

    @Test(arguments: Export.allCases, [false, true])
    func chainOfTenThousand_isExported_onASmallStack(export: Export, withLamps: Bool) throws {
        let sizes = try onASmallStack {
            try? [1_000, 10_000].map { try export.text(.chain($0, withLamps: withLamps)).utf8.count }
        }
        let (small, large) = try (#require(sizes?.first), #require(sizes?.last))
        #expect(large < 12 * small)
        #expect(large > 9 * small)
    }

    @Test func chainOfTenThousand_isReadAgain_onASmallStack() throws {
        let text = try BindingGraph.chain(10_000, withLamps: true).json()
        let read = try onASmallStack { try? BindingGraph(json: text).json() }
        #expect(read == text)
    }

    @Test(arguments: Export.allCases)
    func nestOfComponents_isExported_onASmallStack(export: Export) throws {
        var builder = GraphBuilder()
        for number in 0..<1_000 {
            let (id, parent) = ("C\(number)", number == 0 ? nil : "C\(number - 1)")
            let root = builder.bind("Bar", in: id, line: 1)
            builder.components.append(.init(id: id, name: id, parent: parent, scope: nil, seed: nil, root: root))
        }
        let graph = builder.graph
        let text = try onASmallStack { try? export.text(graph) }
        #expect(text?.contains("C999") == true)
    }

    /// Ids that lead nowhere, twice the same, parents in a circle: what makes no sense is left out.
    @Test(arguments: Export.allCases)
    func graphThatDoesNotFitTogether_isExported(export: Export) throws {
        var builder = GraphBuilder()
        builder.components = [
            .init(id: "A", name: "A", parent: "B", scope: nil, seed: nil, root: "nowhere"),
            .init(id: "B", name: "B", parent: "A", scope: nil, seed: nil, root: "A:Bar"),
            .init(id: "B", name: "B", parent: "gone", scope: nil, seed: nil, root: nil),
        ]
        for line in 1...2 { builder.bind("Bar", in: "A", line: line) }
        builder.need("A:Bar", builder.bind("Lamp", in: "gone", line: 3))
        builder.need("A:Bar", "x", kind: .lazy)
        builder.need("x", "A:Bar", kind: .weak)
        builder.need("A:Bar", "A:Bar")
        builder.unmetNeeds = [.init(from: "x", key: "Milk", kind: .direct, isMeant: false)]
        let graph = builder.graph
        let text = try export.text(graph)
        #expect(text.contains("Lamp"))
        #expect(graph.focused(on: "A")?.components.count == 3)
    }
}
