// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Testing

@testable import DIGraphTools

/// Properties of every diff, over random graphs and random changes.
@Suite struct GraphDiffPropertyTests {
    private static func randomGraph(_ random: inout SplitMix) -> GraphBuilder {
        var builder = GraphBuilder()
        let components = Int.random(in: 1...5, using: &random)
        for number in 0..<components {
            let parent = number == 0 ? nil : builder.components.randomElement(using: &random)?.id
            builder.component(
                "C\(Int.random(in: 0..<4, using: &random))x\(number)", in: parent, root: "Part0",
                construction: BindingGraph.Construction.allCases.randomElement(using: &random) ?? .synchronous)
        }
        for number in 0..<Int.random(in: 0...30, using: &random) {
            let component = builder.components.randomElement(using: &random)?.id ?? ""
            let key = "Part\(Int.random(in: 0..<12, using: &random))"
            let isTaken = builder.bindings.contains { $0.id == "\(component):\(key)" }
            builder.bind(
                key, in: component, at: number % 7 == 0 ? nil : randomPlace(&random),
                name: isTaken ? "\(key)#\(number)" : key,
                kind: ["factory", "value", "contribution", "seed"].randomElement(using: &random) ?? "",
                sharing: Bool.random(using: &random) ? .shared : .unshared,
                module: [nil, "Alpha", "Shop.Alpha", "Beta"].randomElement(using: &random) ?? nil,
                effects: BindingGraph.Effect.allCases.filter { _ in Int.random(in: 0..<4, using: &random) == 0 },
                isOnMainActor: Int.random(in: 0..<4, using: &random) == 0,
                hooks: BindingGraph.Hook.allCases.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
        }
        addEdges(&builder, &random)
        for _ in 0..<Int.random(in: 0...4, using: &random) { builder.diagnostics.append(randomDiagnostic(&random)) }
        return builder
    }

    private static func randomPlace(_ random: inout SplitMix) -> String {
        "\(["Shop", "Kit"].randomElement(using: &random) ?? "")/File\(Int.random(in: 0..<3, using: &random)).swift:"
            + "\(Int.random(in: 1...8, using: &random))"
    }

    private static func randomDiagnostic(_ random: inout SplitMix) -> Diagnostic {
        let subject = "Part\(Int.random(in: 0..<3, using: &random))"
        let place = Place(randomPlace(&random))
        return Diagnostic(
            id: "Shop/Naming", severity: .note, subject: subject,
            trace: [Diagnostic.Step(.bound, name: "", place: place)])
    }

    private static func addEdges(_ builder: inout GraphBuilder, _ random: inout SplitMix) {
        for _ in 0..<builder.bindings.count {
            guard let from = builder.bindings.randomElement(using: &random)?.id,
                let to = builder.bindings.randomElement(using: &random)?.id,
                let kind = BindingGraph.Edge.Kind.allCases.randomElement(using: &random)
            else { return }
            builder.need(from, to, kind: kind)
        }
    }

    /// Returns some of the same bindings, some others, some elsewhere.
    private static func changed(_ graph: GraphBuilder, _ random: inout SplitMix) -> GraphBuilder {
        var changed = graph
        changed.bindings = changed.bindings.filter { _ in Int.random(in: 0..<8, using: &random) > 0 }
        for (position, binding) in changed.bindings.enumerated() where Int.random(in: 0..<3, using: &random) == 0 {
            let place = Place(randomPlace(&random))
            let component = changed.components.randomElement(using: &random)?.id ?? ""
            let number = Int.random(in: 0..<100, using: &random)
            changed.replaceBinding(binding.id) { binding in
                switch number % 7 {
                case 0: binding.with(place: place)
                case 1: binding.with(id: "\(binding.id)New\(number)", key: "New\(number)")
                case 2: binding.with(kind: "value", sharing: .weak)
                case 3: binding.with(module: "Alpha")
                case 4: binding.with(effects: [.onMainActor], isOnMainActor: true)
                case 5: binding.with(isOnMainActor: !binding.isOnMainActor, hooks: [.onStop])
                default: binding.with(id: "\(component):\(binding.key)#1\(position)", component: component)
                }
            }
        }
        if let component = changed.components.last, changed.components.count > 1 {
            let parent = changed.components[0].id
            changed.renameComponent(component.id, to: parent + "/Renamed", name: "Renamed", parent: parent)
        }
        addEdges(&changed, &random)
        changed.diagnostics.append(randomDiagnostic(&random))
        return changed
    }

    @Test(arguments: UInt64(1)...200)
    func diffBackwards_isThatOfTheGraphsTheOtherWayRound_andThatOfOneIsEmpty(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let one = Self.randomGraph(&random)
        let other = seed.isMultiple(of: 4) ? Self.randomGraph(&random) : Self.changed(one, &random)
        #expect(GraphDiff(from: one.graph, to: one.graph).isEmpty)
        let there = GraphDiff(from: one.graph, to: other.graph)
        let back = GraphDiff(from: other.graph, to: one.graph)
        #expect(there.isEmpty == back.isEmpty)
        for (mark, opposite) in [("+", "-"), ("-", "+"), ("~", "~")] {
            #expect(Self.alone(there, mark) == Self.alone(back, opposite))
        }
    }

    /// The parts of the changes with a mark, each with all that is said of an added or removed element.
    private static func alone(_ diff: GraphDiff, _ mark: String) -> [[String]] {
        diff.changes.filter { $0.mark == mark }.map { change in
            let words = [change.name, change.owner ?? "", change.details, change.place?.description ?? ""]
            return [change.part.rawValue] + (mark == "~" ? change.aspects : words)
        }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Whatever is matched how: added and removed must account for the difference in number.
    @Test(arguments: UInt64(1)...100)
    func numbers_addUp(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let one = Self.randomGraph(&random)
        let other = Self.changed(one, &random)
        let diff = GraphDiff(from: one.graph, to: other.graph)
        func growth(_ part: GraphDiff.Change.Part) -> Int {
            diff.changes.filter { $0.part == part }.reduce(0) { $0 + ($1.mark == "+" ? 1 : $1.mark == "-" ? -1 : 0) }
        }
        #expect(other.bindings.count - one.bindings.count == growth(.bindings))
        #expect(other.components.count - one.components.count == growth(.components))
        #expect(other.diagnostics.count - one.diagnostics.count == growth(.diagnostics))
        #expect(Set(diff.bindings("+").map(\.name)).isSubset(of: other.bindings.map(\.key)))
        #expect(Set(diff.bindings("-").map(\.name)).isSubset(of: one.bindings.map(\.key)))
    }

    /// Matching that looks at pairs would take minutes.
    @Test func tenThousandBindings_areQuick() {
        var old = GraphBuilder()
        old.component("Shop", root: "Part0")
        for number in 0..<10_000 {
            old.bind("Part\(number)", at: "Shop/File\(number % 97).swift:\(number)", module: "Module\(number % 31)")
            if number > 0 { old.need("Shop:Part\(number)", "Shop:Part\(number / 2)", "Shop:Part\(number - 1)") }
        }
        var new = old
        // Every second one has another name in its old line.
        new.bindings = new.bindings.enumerated().map { number, binding in
            number % 2 == 0 ? binding.with(id: "Shop:New\(number)", key: "New\(number)") : binding
        }
        let names = Dictionary(zip(old.bindings.map(\.id), new.bindings.map(\.id))) { first, _ in first }
        new.edges = new.edges.map {
            BindingGraph.Edge(from: names[$0.from] ?? "", to: names[$0.to] ?? "", kind: $0.kind)
        }
        let (one, other) = (old.graph, new.graph)
        let time = cpuSeconds {
            let diff = GraphDiff(from: one, to: other)
            #expect(diff.bindings("+").isEmpty && diff.bindings("~").count == 5_000)
            #expect(!diff.text.isEmpty && !diff.markdown.isEmpty)
        }
        #expect(time < 20)
    }
}
