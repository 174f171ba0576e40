// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Synchronization

/// The answers to requests through an injector of one component: its own and inherited bindings, in every shape.
///
/// Made with the first injector of the component. Shapes are linked when they are first requested. If requests are
/// observed, the tables are empty, so that the observer sees each.
@usableFromInline
final class _EntryPoints: _NodeNaming, @unchecked Sendable {
    // Proof of @unchecked Sendable: constant but for the state under the lock.

    /// The nodes that any thread may request.
    @usableFromInline let table: _EntryTable
    /// The nodes that the main actor may request.
    @usableFromInline let mainTable: _EntryTable
    private let requests: _Requests
    private let observer: (any _RequestObserver)?
    // Proof of Unmanaged: the plan owns this object, and every caller keeps the plan.
    private let uncountedPlan: Unmanaged<_Plan>
    /// The nodes that were linked when they were requested. The plan owns them.
    private let late: Mutex<Late> = Mutex(Late())

    /// A class, so that the code of its dictionary isn't copied with the lock.
    private final class Late: @unchecked Sendable {
        // Proof of @unchecked Sendable: used under the lock.
        // Proof of Unmanaged: as above.
        var nodes: [Request: Unmanaged<_AnyNode>] = [:]
    }

    private struct Request: Hashable {
        let key: _Key
        let isOnMain: Bool
    }

    /// The plan.
    var plan: _Plan { uncountedPlan.takeUnretainedValue() }
    /// The component.
    var component: Int { requests.component }

    init(_ component: Int, of plan: _Plan) {
        let requests = _Requests(component, of: plan)
        self.requests = requests
        uncountedPlan = .passUnretained(plan)
        observer = plan.options.requestObserver
        // Proof of Unmanaged: as above.
        var entries: [(type: Any.Type, node: Unmanaged<_AnyNode>, isMainOnly: Bool)] = []
        if observer == nil {
            plan.withLinker { linker in
                for (binding, isMainOnly) in requests.plain {
                    guard let node = linker.entry(to: binding, from: component) else { continue }
                    entries.append((plan.graph.model.bindings[binding].key.type, node, isMainOnly))
                }
            }
        }
        mainTable = .make(entries.map { ($0.type, $0.node) })
        table =
            entries.contains(where: \.isMainOnly)
            ? .make(entries.filter { !$0.isMainOnly }.map { ($0.type, $0.node) }) : mainTable
    }

    /// Returns the node for a request, if the graph allows it; `isOnMain` for a request on the main actor.
    // Proof of Unmanaged: the plan owns the nodes.
    @usableFromInline
    @_optimize(speed)
    func node(for request: _Key, isOnMain: Bool) -> Unmanaged<_AnyNode>? {
        observer?.willAnswer(request, by: requests.boundBinding(of: request), in: plan.graph)
        return late.withLock { late in
            let known = Request(key: request, isOnMain: isOnMain)
            let node = late.nodes[known] ?? link(request, isOnMain: isOnMain)
            late.nodes[known] = node
            return node
        }
    }

    // Proof of Unmanaged: as above.
    private func link(_ request: _Key, isOnMain: Bool) -> Unmanaged<_AnyNode>? {
        plan.withLinker { linker in
            guard let target = requests.target(of: request, isOnMain: isOnMain) else {
                return requests.absent(request).map { linker.keep($0) }
            }
            guard let (form, inner) = target.shape else { return linker.entry(to: target.binding, from: component) }
            return linker.entry(form, inner, to: target.binding, from: component)
        }
    }

    /// Whether the component binds a key itself or inherits it.
    func binds(_ key: _Key) -> Bool { requests.find(key) != nil }

    // Proof of Unmanaged: only the address is compared.
    /// The binding that a node answers with, in its own shape or another one.
    private func binding(of node: Unmanaged<_AnyNode>) -> Int? {
        if let known = plan.withLinker({ $0.binding(of: node) }) { return known }
        let request = late.withLock { late in late.nodes.first { $0.value.toOpaque() == node.toOpaque() }?.key.key }
        return request.flatMap(requests.boundBinding)
    }

    // Proof of Unmanaged: as above.
    package func step(of node: Unmanaged<_AnyNode>) -> Diagnostic.Step? {
        binding(of: node).map { _Words.current.step(for: $0, in: plan.graph.model) }
    }

    /// The bindings of the component's graph under construction on this thread, the innermost first.
    var makers: [Int] {
        _ThreadConstruction.all.compactMap { $0.pointee.node.flatMap(binding) }
    }

    /// The owner of a key's shared instance; nil if the key isn't shared or may not be requested.
    func owner(of key: _Key, in frame: _Frame, isOnMain: Bool) -> _InstanceOwner? {
        requests.shared(key, isOnMain: isOnMain).map { plan.owner(of: $0, from: component, in: frame) }
    }
}

extension _EntryPoints {
    /// Returns the node for a request, or ends the process with the reason why there is none.
    // Proof of Unmanaged: as above.
    func answer(
        _ request: _Key, _ place: _SourcePlace, isOnMain: Bool, by askers: @autoclosure () -> [Int]
    ) -> Unmanaged<_AnyNode> {
        if let node = node(for: request, isOnMain: isOnMain) { return node }
        observer?.willTrap(request)
        let key = requests.boundKey(of: request)
        let refusal = _Refusal(
            of: request, leadingTo: key, requests.find(key), at: place, isOnMain: isOnMain, by: askers(), plan,
            component)
        let words = (_LinkedWords.type as? any _RefusalWords.Type)?.diagnostic(of: refusal)
        (words ?? refusal.diagnostic)._endProcess()
    }
}
