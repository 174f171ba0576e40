// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation
import Synchronization

/// Modules that are loaded and unloaded while the program runs, and the injector of all of them.
///
/// ```swift
/// let modules = ModuleStack()
/// try modules.load(shopModule)
/// let evening = try modules.load(eveningModule, priority: .high)
/// modules.current.get(Menu.self)    // the menu of the evening
/// try modules.unload(evening)
/// ```
///
/// Modules are ordered by priority, the highest first, and then by load. The first module that binds a
/// key wins, and the bindings that it hides are `DI/ShadowedBinding`, a note. Collections contain the contributions of all
/// modules, in that order, and bindings get the decorators of all modules.
///
/// Each change plans and checks the graph of all modules, replaces ``current``, and then makes new eager instances. A mistake
/// throws, and ``current`` doesn't change. Shared instances are taken over if none of their dependencies has changed; objects
/// that they requested themselves don't count. ``reset()`` makes all anew. Existing objects keep their dependencies.
///
/// Any thread may use a stack. Concurrent changes happen one after the other: a thread waits while another one plans. No lock is
/// held while factories run, so a factory may change the stack, or wait for a thread that does. The
/// `configure` of an included module, which runs while the modules are planned, must not wait for such a thread.
public final class ModuleStack: Sendable, _DeclarationsOwner {
    /// The stack of the program.
    ///
    /// The injector of the first load is never released; in return, reading it needs no reference counting until the next
    /// change.
    public static let shared: ModuleStack = ModuleStack(isCounted: false)

    private let state: Mutex<State>
    @usableFromInline let cell: _InjectorCell
    private let planning: ReentrantLock = ReentrantLock()
    /// The injectors of its states.
    private let chain: _InjectorChain = _InjectorChain()
    /// The run context, which conditions of the modules test.
    public let context: RunContext
    /// The options of its graphs, apart from the current profiles.
    private let options: GraphOptions

    /// The modules in their order, and their injectors until the next change.
    private struct State: Sendable {
        var modules: [LoadedModule] = []
        var profiles: Set<String> = []
        let injector: Injector
        var roles: [[Loaded]: Injector] = [:]
        var generation: Int = 0
    }

    /// Makes an empty stack.
    ///
    /// - Parameters:
    ///   - profiles: The profiles, which conditions of its modules test; see ``use(profiles:)``.
    ///   - context: The run context, which conditions test.
    public convenience init(profiles: Set<String> = [], context: RunContext = .detected) {
        self.init(isCounted: true, GraphOptions(profiles: profiles), context)
    }

    /// Makes an empty stack whose injectors are planned with options, such as with observers of `DIDiagnostics`.
    ///
    /// Each valid change is an event `planned` for observers, because it plans all modules. An instance that a change takes over
    /// is not made again.
    public convenience init(options: GraphOptions) {
        self.init(isCounted: true, options, options.context ?? .detected)
    }

    private init(isCounted: Bool, _ options: GraphOptions = GraphOptions(), _ context: RunContext = .detected) {
        self.context = context
        var options = options
        options.context = context
        self.options = options
        do throws(GraphError) {
            let injector = try Self.injector(of: [], options, takingOver: nil, in: nil, isPlaceholder: !isCounted)
            state = Mutex(State(profiles: options.profiles, injector: injector))
            cell = _InjectorCell(injector, isCounted: isCounted)
        } catch {
            // Proof: a graph without bindings has no mistakes.
            preconditionFailure("\(error)")
        }
    }

    /// The injector of all loaded modules.
    ///
    /// Read without a lock.
    public var current: Injector { cell.with(\.self) }

    /// The profiles, which conditions of the modules test.
    public var profiles: Set<String> { state.withLock { $0.profiles } }

    /// Calls a function with the injector of all loaded modules. For the layers' own use.
    @inlinable @inline(__always)
    package func _withCurrent<R>(_ body: (Injector) -> R) -> R { cell.with(body) }

    /// The modules that are loaded now. For the layers' own use.
    package var _snapshot: _Snapshot {
        state.withLock { _Snapshot(generation: $0.generation, modules: $0.modules, profiles: $0.profiles) }
    }

    /// The modules of a stack at some time. For the layers' own use.
    package struct _Snapshot: Sendable {
        /// The number of changes until then.
        package let generation: Int
        fileprivate let modules: [LoadedModule]
        fileprivate let profiles: Set<String>

        /// Plans and checks the modules with other options.
        package func plan(_ options: _PlanOptions) throws(GraphError) -> _InjectorPlan {
            var options = options
            options.planningContext = ModuleStack.context(of: modules)
            options.add(profiles)
            return try _InjectorPlan(of: modules.map(\.bindings._declarations), named: ModuleStack.self, options)
        }
    }

    /// Returns the injector of some of the loaded modules.
    ///
    /// Until the next change, equal choices return the same injector. It shares the instances of ``current`` that have the same
    /// transitive closure in its modules.
    ///
    /// - Throws: `GraphError` if the chosen modules have mistakes without the others.
    public func injector(of role: Role) throws(GraphError) -> Injector {
        while true {
            let state = state.withLock { $0 }
            let chosen = role.choose(among: state.modules)
            if chosen == state.modules { return state.injector }
            let key = chosen.map(\.loaded)
            if let known = state.roles[key] { return known }
            let planned = try planning.withLock { () throws(GraphError) in try plan(chosen, of: state) }
            if let planned {
                if planned.isNew { planned.injector._makeEager() }
                return planned.injector
            }
        }
    }

    /// Plans some of the modules, unless another thread has done so in the meantime; nil if the modules have changed since.
    private func plan(
        _ chosen: [LoadedModule], of old: State
    ) throws(GraphError) -> (injector: Injector, isNew: Bool)? {
        let key = chosen.map(\.loaded)
        let now = state.withLock { $0 }
        guard now.generation == old.generation else { return nil }
        if let known = now.roles[key] { return (known, false) }
        let new = try Self.injector(of: chosen, options(now.profiles), takingOver: now.injector, in: nil)
        return state.withLock { state in
            guard state.generation == old.generation else { return nil }
            state.roles[key] = new
            return (new, true)
        }
    }

    /// True. For the layers' own use.
    package static var _isStack: Bool { true }

    /// Loads a module.
    ///
    /// - Parameters:
    ///   - bindings: The module. It can be loaded more than once, and again after it was unloaded.
    ///   - priority: Its priority; modules of higher priority are first.
    /// - Returns: The loaded module, for `unload(_:)`.
    /// - Throws: `GraphError` with every mistake of the graph, which then has not changed.
    /// - Complexity: Linear in the bindings of all modules and their parameters.
    @discardableResult
    public func load(_ bindings: Bindings, priority: Priority = .normal) throws(GraphError) -> Loaded {
        try _load([bindings], priority, with: nil)[0]
    }

    /// Loads the module that a closure declares; otherwise as `load(_:priority:)`.
    @discardableResult
    public func load(
        priority: Priority = .normal, @BindingsBuilder _ content: () -> Bindings
    ) throws(GraphError) -> Loaded {
        try load(content(), priority: priority)
    }

    /// Loads several modules in one change, so that they may depend on each other.
    ///
    /// Eager instances are made after all modules are loaded.
    ///
    /// - Throws: `GraphError` with every mistake of the graph, which then has not changed.
    @discardableResult
    public func load(_ modules: [Bindings], priority: Priority = .normal) throws(GraphError) -> [Loaded] {
        try _load(modules, priority, with: nil)
    }

    /// Loads modules in one change, with an input of a higher layer for as long as they are loaded. For the layers' own use.
    package func _load(
        _ modules: [Bindings], _ priority: Priority, with input: (any _PlanningInput)?
    ) throws(GraphError) -> [Loaded] {
        guard !modules.isEmpty else { return [] }
        let modules = modules.map { LoadedModule(priority: priority, bindings: $0, input: input) }
        try change { all in
            all.insert(contentsOf: modules, at: all.firstIndex { $0.priority < priority } ?? all.endIndex)
        }
        return modules.map(\.loaded)
    }

    /// Unloads a module. Has no effect if it is not loaded.
    ///
    /// - Throws: `GraphError` if other modules need it, and then it stays loaded.
    public func unload(_ loaded: Loaded) throws(GraphError) {
        try unload([loaded])
    }

    /// Unloads several modules in one change; otherwise as `unload(_:)`.
    public func unload(_ loaded: [Loaded]) throws(GraphError) {
        try change { modules in modules.removeAll { loaded.contains($0.loaded) } }
    }

    /// Unloads all modules.
    public func unloadAll() {
        // A graph without bindings has no mistakes.
        try? change { $0 = [] }
    }

    /// Releases the shared instances of all modules, which are made anew for later requests.
    ///
    /// Nothing changes if the graph is invalid, as with a module whose `configure` isn't deterministic.
    public func reset() {
        try? change(keepsInstances: false) { _ in }
    }

    /// Replaces the profiles, and decides the conditions of all modules again.
    ///
    /// ```swift
    /// try ModuleStack.shared.use(profiles: ["rehearsal"])   // before or after modules are loaded
    /// ```
    ///
    /// - Throws: `GraphError` with every mistake of the graph, which then has not changed.
    public func use(profiles: Set<String>) throws(GraphError) {
        try change(to: profiles) { _ in }
    }

    /// Changes the modules under the planning lock, and then makes new eager instances.
    private func change(
        keepsInstances: Bool = true, to profiles: Set<String>? = nil, _ edit: (inout [LoadedModule]) -> Void
    ) throws(GraphError) {
        let change = try planning.withLock { () throws(GraphError) in try changeNow(keepsInstances, profiles, edit) }
        cell.retired.sweep()
        change?.new._makeEager()
    }

    /// Plans the changed modules outside of the state's lock; again if the planning has changed the stack itself.
    ///
    /// Returns the replaced state, too, since releasing it may run client code.
    private func changeNow(
        _ keepsInstances: Bool, _ newProfiles: Set<String>?, _ edit: (inout [LoadedModule]) -> Void
    ) throws(GraphError) -> (new: Injector, replaced: State)? {
        while true {
            let old = state.withLock { $0 }
            var modules = old.modules
            edit(&modules)
            let profiles = newProfiles ?? old.profiles
            if keepsInstances, modules == old.modules, profiles == old.profiles { return nil }
            let generation = old.generation + 1
            let injector = try Self.injector(
                of: modules, options(profiles), takingOver: keepsInstances ? old.injector : nil,
                in: chain, isPlaceholder: modules.isEmpty && self === Self.shared)
            let new = State(modules: modules, profiles: profiles, injector: injector, generation: generation)
            let isReplaced = state.withLock { state in
                guard state.generation == old.generation else { return false }
                let isFirst = !cell.isCounted && state.modules.isEmpty && !modules.isEmpty
                cell.replace(by: injector, isCounted: !isFirst)
                // `old` is the same state, and keeps it until the planning lock is released.
                state = new
                return true
            }
            if isReplaced {
                // This thread still holds the planning lock: no other change has come between.
                chain.newest = injector._frame
                return (injector, old)
            }
        }
    }

    /// Makes the input of a planning, such as the modules' properties.
    fileprivate static func context(of modules: [LoadedModule]) -> (any _PlanningContext)? {
        let inputs = modules.compactMap(\.input)
        return inputs.first?._context(before: Array(inputs.dropFirst()))
    }

    private func options(_ profiles: Set<String>) -> GraphOptions {
        var options = options
        options.profiles = profiles
        return options
    }

    /// Plans modules; `isPlaceholder` if the program's own stack has none.
    private static func injector(
        of modules: [LoadedModule], _ options: GraphOptions, takingOver old: Injector?, in chain: _InjectorChain?,
        isPlaceholder: Bool = false
    ) throws(GraphError) -> Injector {
        var options = _PlanOptions(options)
        options.planningContext = context(of: modules)
        options.isPlaceholder = isPlaceholder
        return try Injector(
            _planning: modules.map(\.bindings._declarations), of: ModuleStack.self, takingOver: old, in: chain,
            options)
    }
}
