// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Synchronization

/// The bindings that can be requested through an injector of one component of a plan: its own bindings and those that it inherits, in every shape.
///
/// Made once per component, when its first injector is. Shapes are linked when they are first requested. If requests are
/// observed, the tables are empty, so that none passes unseen.
@usableFromInline
final class _EntryPoints: @unchecked Sendable {
    // Proof of @unchecked Sendable: constant but for what the lock guards.

    /// The nodes that any thread may request.
    let table: _EntryTable
    /// The nodes that the main actor may request.
    let mainTable: _EntryTable
    private let linker: EntryLinker
    private let observation: _Observation?
    // Proof of Unmanaged: the plan owns this object, and is reached by whoever asks.
    private let plan: Unmanaged<_Plan>
    private let late: Mutex<Late> = Mutex(Late())

    /// The nodes that were linked when they were requested, by request.
    private final class Late: @unchecked Sendable {
        // Proof of @unchecked Sendable: used under the lock.
        var nodes: [Request: Unmanaged<_AnyNode>] = [:]
        /// The nodes of requests that the newest injector of the line answers.
        var nodesOfNewest: [Request: _AnyNode] = [:]
        var kept: [AnyObject] = []
    }

    private struct Request: Hashable {
        let key: _Key
        let isOnMain: Bool
    }

    init(_ component: Int, of plan: _Plan, _ slots: _SlotLayout, _ nodes: _LinkedNodes, isRestricted: Bool) {
        linker = EntryLinker(component, of: plan.graph, slots, nodes, isRestricted: isRestricted)
        self.plan = .passUnretained(plan)
        observation = plan.options.observation
        var kept: [AnyObject] = []
        let entries = observation == nil ? linker.entries { kept.append($0) } : []
        mainTable = .make(entries.map { ($0.type, $0.node) })
        table =
            entries.contains(where: \.isMainOnly)
            ? .make(entries.filter { !$0.isMainOnly }.map { ($0.type, $0.node) }) : mainTable
        late.withLock { $0.kept = kept }
    }

    /// Returns the node for a request, if the graph allows it; `isOnMain` says that the main actor asks.
    // Proof of Unmanaged: the plan owns this object, which keeps the nodes.
    @usableFromInline
    @_optimize(speed)
    func node(for request: _Key, isOnMain: Bool) -> Unmanaged<_AnyNode>? {
        if let observation { linker.report(request, to: observation) }
        let known = Request(key: request, isOnMain: isOnMain)
        return late.withLock { guarded in
            let late = guarded
            if let node = late.nodes[known] { return node }
            let node = linker.node(for: request, isOnMain: isOnMain) { late.kept.append($0) }
            guard let node else { return nil }
            late.kept.append(node)
            late.nodes[known] = .passUnretained(node)
            return late.nodes[known]
        }
    }

    // Proof of Unmanaged: as above.
    /// Returns the node for a request that the newest injector of the line answers, made once.
    func node(ofNewestFor request: _Key, isOnMain: Bool, _ make: () -> _AnyNode) -> Unmanaged<_AnyNode> {
        late.withLock { late in
            let known = Request(key: request, isOnMain: isOnMain)
            let node = late.nodesOfNewest[known] ?? make()
            late.nodesOfNewest[known] = node
            return .passUnretained(node)
        }
    }

    /// Whether the component binds a key itself or inherits it.
    func binds(_ key: _Key) -> Bool { linker.find(key) != nil }

    // Proof of Unmanaged: only the address is compared.
    /// The binding that a node answers with, in its own shape or another one.
    func binding(of node: Unmanaged<_AnyNode>) -> Int? {
        if let known = linker.binding(of: node) { return known }
        let request = late.withLock { late in late.nodes.first { $0.value.toOpaque() == node.toOpaque() }?.key.key }
        return request.flatMap(linker.boundBinding)
    }

    /// Names the binding that a node answers with.
    func step(of node: Unmanaged<_AnyNode>) -> Diagnostic.Step? {
        // Proof of Unmanaged: as for `plan`.
        binding(of: node).map { _Words.current.step(for: $0, in: plan.takeUnretainedValue().graph.model) }
    }

    /// The bindings of the component's graph that injectors make on this thread, the innermost first.
    var makers: [Int] {
        var (makers, next) = ([Int](), _ThreadConstruction.current)
        while let record = next {
            if let node = record.pointee.node, let binding = binding(of: node) { makers.append(binding) }
            next = record.pointee.outer
        }
        return makers
    }

    /// The owner of the shared instance that a key leads to; nil for what is not shared or may not be requested.
    func owner(of key: _Key, in built: _BuiltComponent, isOnMain: Bool) -> _InstanceOwner? {
        linker.shared(key, isOnMain: isOnMain).map(built.owner)
    }
}

extension _EntryPoints {
    /// Returns the node for a request, or ends the process with the reason why there is none.
    // Proof of Unmanaged: as above.
    func answer(
        _ request: _Key, _ place: _SourcePlace, isOnMain: Bool, by askers: @autoclosure () -> [Int]
    ) -> Unmanaged<_AnyNode> {
        if let node = node(for: request, isOnMain: isOnMain) { return node }
        observation?.observer.willTrap(request)
        refusal(of: request, place, isOnMain: isOnMain, by: askers())._endProcess()
    }

    /// Explains why a request is not answered.
    private func refusal(
        of request: _Key, _ place: _SourcePlace, isOnMain: Bool, by askers: [Int]
    ) -> Diagnostic {
        let plan = plan.takeUnretainedValue()
        let reason: _Refusal.Reason =
            plan.options.isPlaceholder
            ? .noInjector : linker.keyNotOffered(of: request).map { .notOffered($0) } ?? .unanswered
        let refusal = _Refusal(
            reason, of: request, at: place, isOnMain: isOnMain, leadingTo: linker.boundBinding(of: request), by: askers,
            plan, linker.component)
        return (_LinkedWords.type as? any _RefusalWords.Type)?.diagnostic(of: refusal) ?? refusal.diagnostic
    }
}
