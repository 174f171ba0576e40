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
        let ids = (0..<1_000).map { "C\($0)" }
        let graph = BindingGraph(
            components: ids.enumerated().map { number, id in
                .init(
                    id: id, name: id, parent: number == 0 ? nil : "C\(number - 1)", scope: nil, seed: nil,
                    root: "\(id):Bar")
            }, bindings: ids.map { .made("Bar", in: $0, line: 1) }, edges: [], diagnostics: [])
        let text = try onASmallStack { try? export.text(graph) }
        #expect(text?.contains("C999") == true)
    }

    /// Ids that lead nowhere, twice the same, parents in a circle: what makes no sense is left out.
    @Test(arguments: Export.allCases)
    func graphThatDoesNotFitTogether_isExported(export: Export) throws {
        let graph = BindingGraph(
            components: [
                .init(id: "A", name: "A", parent: "B", scope: nil, seed: nil, root: "nowhere"),
                .init(id: "B", name: "B", parent: "A", scope: nil, seed: nil, root: "A:Bar"),
                .init(id: "B", name: "B", parent: "gone", scope: nil, seed: nil, root: nil),
            ],
            bindings: [
                .made("Bar", in: "A", line: 1), .made("Bar", in: "A", line: 2), .made("Lamp", in: "gone", line: 3),
            ],
            edges: [
                .init(from: "A:Bar", to: "gone:Lamp", kind: .direct), .init(from: "A:Bar", to: "x", kind: .lazy),
                .init(from: "x", to: "A:Bar", kind: .weak), .init(from: "A:Bar", to: "A:Bar", kind: .direct),
            ], diagnostics: [], unmetNeeds: [.init(from: "x", key: "Milk", kind: .direct, isMeant: false)])
        let text = try export.text(graph)
        #expect(text.contains("Lamp"))
        #expect(graph.focused(on: "A")?.components.count == 3)
    }
}
