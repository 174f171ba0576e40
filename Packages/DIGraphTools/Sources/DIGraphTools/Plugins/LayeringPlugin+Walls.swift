// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation

extension LayeringPlugin.Layer {
    /// A layer for each closed module that no other one includes.
    static func walls(of graph: BindingGraph) -> [LayeringPlugin.Layer] {
        let inner = Set(
            graph.walls.flatMap { wall in
                graph.walls.filter { $0 != wall && Set($0.bindings).isStrictSubset(of: wall.bindings) }
            })
        var names: Set<String> = []
        return graph.walls.filter { !inner.contains($0) && names.insert($0.module).inserted }.map { wall in
            LayeringPlugin.Layer(
                name: wall.module, patterns: [.wall(wall.module)],
                place: wall.place ?? wall.requirements.first?.place ?? Place(fileID: "", line: 0))
        }
    }
}

extension LayerTable {
    /// Reports the layers whose walls require each other: for each layer the shortest cycle with those behind it.
    ///
    /// Complexity: the number of layers times that of the layers that they require.
    func reportCycles(to report: inout Diagnostic.Report) {
        for layer in layers.indices {
            if let cycle = cycle(from: layer) { report.add(diagnostic(on: cycle)) }
        }
    }

    private func cycle(from start: Int) -> [Int]? {
        var sources: [Int: Int] = [:]
        var open = [start]
        var position = 0
        while position < open.count {
            let layer = open[position]
            position += 1
            for next in required[layer].keys.sorted() where next >= start {
                if next == start {
                    var cycle = [layer]
                    while let source = sources[cycle[0]] { cycle.insert(source, at: 0) }
                    return cycle
                }
                guard sources[next] == nil else { continue }
                sources[next] = layer
                open.append(next)
            }
        }
        return nil
    }

    private func diagnostic(on cycle: [Int]) -> Diagnostic {
        let names = _DiagnosticText.joined(cycle.map { "'\(layers[$0].name)'" }, "and")
        var trace: [Diagnostic.Step] = []
        for (position, layer) in cycle.enumerated() {
            let next = cycle[(position + 1) % cycle.count]
            guard let requirement = required[layer][next] else { continue }
            var step = Diagnostic.Step(
                Diagnostic.Step.Relation(rawValue: "requires"), name: requirement.key, place: requirement.place)
            step.remark = "'\(layers[layer].name)', of '\(layers[next].name)'"
            trace.append(step)
        }
        return Diagnostic(
            id: .layerCycle, severity: .error, subject: layers[cycle[0]].name,
            message: "the layers \(names) require each other", trace: trace,
            fixes: ["move a binding that is required into a layer below them, or join the layers in one closed module"])
    }
}

extension Diagnostic.ID {
    /// The walls of layers require each other in a cycle.
    public static let layerCycle: Diagnostic.ID = "Layering/LayerCycle"
}
