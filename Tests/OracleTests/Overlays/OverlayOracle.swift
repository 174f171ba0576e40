// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics

/// The contract of overlays, computed naively: which declaration answers a request, and whose instance it is.
struct OverlayOracle {
    typealias Declaration = OverlayCase.Declaration

    /// A binding: a declaration in a component.
    struct Binding: Hashable {
        let component: Int
        let line: Int
    }

    /// A planned graph: the declarations of the root component and of its child.
    private struct Graph {
        var components: [[Declaration]]
        /// The graph that it was planned from.
        let base: Int
    }

    /// A frame of a component: where shared instances are.
    private struct Frame {
        let graph: Int
        let parent: Int
        /// The frame from which instances may be taken over, or -1.
        let base: Int
    }

    /// An injector: its graph, its component, and its frame.
    private struct Injector {
        let graph: Int
        let component: Int
        let frame: Int
    }

    private var declarations: [Int: Declaration] = [:]
    private var graphs: [Graph] = []
    private var frames: [Frame] = []
    private var injectors: [Injector] = []

    init(_ described: OverlayCase) {
        note(described.components.flatMap(\.self))
        graphs.append(Graph(components: described.components, base: -1))
        frames.append(Frame(graph: 0, parent: -1, base: -1))
        injectors.append(Injector(graph: 0, component: 0, frame: 0))
        for step in described.steps {
            switch step {
            case .child(let parent):
                let parent = injectors[parent]
                frames.append(Frame(graph: parent.graph, parent: parent.frame, base: -1))
                injectors.append(Injector(graph: parent.graph, component: 1, frame: frames.count - 1))
            case .overlay(let parent, let declarations): overlay(injectors[parent], with: declarations)
            }
        }
    }

    /// Plans stacks of lists, each of which takes instances over from the one before.
    init(_ described: StackCase) {
        note(described.lists.flatMap(\.self))
        for (index, stack) in described.stacks.enumerated() {
            graphs.append(Graph(components: [described.declarations(in: stack), []], base: index - 1))
            frames.append(Frame(graph: index, parent: -1, base: index - 1))
            injectors.append(Injector(graph: index, component: 0, frame: index))
        }
    }

    private mutating func note(_ new: [Declaration]) {
        for declaration in new { declarations[declaration.line] = declaration }
    }

    /// Plans the graph of an injector with bindings in the place of those of the same key, and makes its frames anew.
    private mutating func overlay(_ parent: Injector, with added: [Declaration]) {
        note(added)
        var components = graphs[parent.graph].components
        let old = components
        for new in added where new.isBinding {
            var isBound = false
            for component in components.indices {
                guard let first = old[component].firstIndex(where: { $0.key == new.key && $0.isBinding }) else {
                    continue
                }
                isBound = true
                components[component][first] = new
            }
            if !isBound { components[parent.component].append(new) }
        }
        // A decorator stands around the bindings of the key in all components, outside of those that are there.
        for new in added where new.role == .decorator {
            for component in components.indices
            where old[component].contains(where: { $0.key == new.key && $0.isBinding }) {
                components[component].append(new)
            }
        }
        // Parts come first, in their order, in the outermost collection of the key that is seen.
        for new in added.reversed() where new.role == .part {
            components[0].insert(new, at: 0)
        }
        graphs.append(Graph(components: components, base: parent.graph))
        var lineage = [parent.frame]
        while frames[lineage[0]].parent >= 0 { lineage.insert(frames[lineage[0]].parent, at: 0) }
        var above = -1
        for base in lineage {
            frames.append(Frame(graph: graphs.count - 1, parent: above, base: base))
            above = frames.count - 1
        }
        injectors.append(Injector(graph: graphs.count - 1, component: parent.component, frame: above))
    }
}

// What is seen from a frame.
extension OverlayOracle {
    /// The frame of an injector.
    func frame(of injector: Int) -> Int { injectors[injector].frame }

    /// The declaration of a binding.
    func declaration(_ line: Int) -> Declaration? { declarations[line] }

    /// Finds what a key leads to, seen from a frame: the frame of the component that binds it, and the binding.
    func find(_ key: Int, from frame: Int) -> (frame: Int, binding: Binding)? {
        guard frame >= 0 else { return nil }
        let component = level(of: frame)
        if let line = layers(key, in: component, of: frames[frame].graph).last {
            return (frame, Binding(component: component, line: line))
        }
        return find(key, from: frames[frame].parent)
    }

    /// Finds what a need of a binding in a frame leads to: for a decorator's need of its own key, what it decorates.
    func find(_ key: Int, for binding: Binding, in frame: Int) -> (frame: Int, binding: Binding)? {
        inner(of: binding, key, in: frames[frame].graph).map { inner in
            (inner.component == binding.component ? frame : frames[frame].parent, inner)
        } ?? find(key, from: frame)
    }

    /// The sharing of a binding, seen from a frame: a decorator is shared as the innermost layer is.
    func sharing(of binding: Binding, in frame: Int) -> OverlayCase.Sharing {
        guard let found = declarations[binding.line], found.role == .decorator else {
            return declarations[binding.line]?.sharing ?? .unshared
        }
        let graph = frames[frame].graph
        let base = [binding.component, 0].lazy.compactMap { component in
            self.layers(found.key, in: component, of: graph).first.flatMap { self.declarations[$0] }
        }.first { $0.isBinding }
        return base?.sharing ?? .unshared
    }

    /// Finds the parts of a collection, seen from a frame: the component's own first.
    func parts(_ key: Int, from frame: Int) -> [(frame: Int, binding: Binding)] {
        guard frame >= 0 else { return [] }
        let component = level(of: frame)
        let own = graphs[frames[frame].graph].components[component].filter { $0.role == .part && $0.key == key }
        return own.map { (frame, Binding(component: component, line: $0.line)) }
            + parts(key, from: frames[frame].parent)
    }

    /// The frame that makes and keeps the instance of a shared binding of a frame's component.
    func owner(of binding: Binding, in frame: Int) -> Int {
        let base = frames[frame].base
        guard base >= 0, isUnchanged(binding, in: frames[frame].graph) else { return frame }
        return owner(of: binding, in: base)
    }

    private func level(of frame: Int) -> Int { frames[frame].parent < 0 ? 0 : 1 }

    /// The binding of a key in a component, if it has one, and its decorators, outwards.
    private func layers(_ key: Int, in component: Int, of graph: Int) -> [Int] {
        let all = graphs[graph].components[component].filter { $0.key == key }
        return (all.filter(\.isBinding).prefix(1) + all.filter { $0.role == .decorator }).map(\.line)
    }

    /// The layer within a decorator, if a key is its own.
    private func inner(of binding: Binding, _ key: Int, in graph: Int) -> Binding? {
        guard let found = declarations[binding.line], found.role == .decorator, found.key == key else { return nil }
        let layers = layers(key, in: binding.component, of: graph)
        guard let place = layers.firstIndex(of: binding.line) else { return nil }
        if place > 0 { return Binding(component: binding.component, line: layers[place - 1]) }
        guard binding.component > 0 else { return nil }
        return self.layers(key, in: 0, of: graph).last.map { Binding(component: 0, line: $0) }
    }
}

// What is the same in two graphs.
extension OverlayOracle {
    /// Whether a graph's base has the same binding, and everything that it needs in all ways is the same there.
    private func isUnchanged(_ binding: Binding, in graph: Int) -> Bool {
        let base = graphs[graph].base
        guard graphs[base].components[binding.component].contains(where: { $0.line == binding.line }) else {
            return false
        }
        return closure(of: binding, in: graph) == closure(of: binding, in: base)
    }

    /// Everything that a binding needs, directly or through others: each need with the bindings that it leads to.
    private func closure(of binding: Binding, in graph: Int) -> [Binding: [[Binding]]] {
        var result: [Binding: [[Binding]]] = [:]
        var open = [binding]
        while let next = open.popLast() {
            guard result[next] == nil, let declaration = declaration(next.line) else { continue }
            // What an opaque one asks for is unknown, and doesn't count.
            let needs = declaration.isOpaque ? [] : declaration.needs
            let inner = inner(of: next, declaration.key, in: graph).map { [[$0]] } ?? []
            let targets = inner + needs.map { self.targets(of: $0, for: next, in: graph) }
            result[next] = targets
            open += targets.flatMap(\.self)
        }
        return result
    }

    private func targets(of need: OverlayCase.Need, for binding: Binding, in graph: Int) -> [Binding] {
        let lineage = binding.component == 0 ? [0] : [1, 0]
        if need.wrapper == .array {
            return lineage.flatMap { component in
                graphs[graph].components[component].filter { $0.role == .part && $0.key == need.key }
                    .map { Binding(component: component, line: $0.line) }
            }
        }
        if let inner = inner(of: binding, need.key, in: graph) { return [inner] }
        for component in lineage {
            if let line = layers(need.key, in: component, of: graph).last {
                return [Binding(component: component, line: line)]
            }
        }
        return []
    }
}

extension OverlayOracle {
    /// The number of generations from a frame of an overlay back to one that it takes over from; nil for no overlay.
    func generations(from frame: Int, to owner: Int) -> Int? {
        guard frames[frame].base >= 0 else { return nil }
        var (current, count) = (frame, 0)
        while current != owner, current >= 0 {
            current = frames[current].base
            count += 1
        }
        return count
    }
}
