// SPDX-License-Identifier: Apache-2.0

import DICore

/// A type that may be unbound, as `bindOptional` declares.
package struct _OptionalDeclaration {
    let type: Any.Type
    let place: _SourcePlace
}

/// Records the bindings of one `configure`.
final class _Recorder {
    let component: Any.Type
    let circumstances: _Circumstances
    /// The conditions, and the entries that they leave out.
    var choices: _RecordedChoices = _RecordedChoices()
    /// The innermost choice that leaves out the entries being recorded, or -1.
    var unchosen: Int = -1
    // Proof of @exclusivity(unchecked): one thread records, and adding an entry runs no client code.
    /// The content that is being recorded: the graph's or, within a condition that fails, the rejected modules'.
    @exclusivity(unchecked) var content: Content = Content()
    /// The content that isn't being recorded.
    var other: Content = Content()
    /// The innermost choice that leaves out each entry, if any does.
    var owners: [Int] = []
    /// The memory for the parameters of the next entries.
    // Proof of @exclusivity(unchecked): one thread records, and making a list runs no client code.
    @exclusivity(unchecked) var types: _TypeBlock?
    /// The entries of lists that aren't among the entries, kept so that their addresses aren't reused: the list of a module may
    /// be made anew whenever it is read.
    private var kept: [_Entry] = []
    /// The entries of lists that are in an included list.
    private var included: _AddressTable = _AddressTable()
    private var isIncluding: Bool = false
    // Proof of @exclusivity(unchecked): one thread records, and neither a read nor a write runs client code.
    @exclusivity(unchecked) private var isOpen: Bool = true
    /// The ids that are silenced for all bindings of the module that is being included.
    // Proof of @exclusivity(unchecked): one thread records, and no access spans the `configure` of a module.
    @exclusivity(unchecked) private var allowed: [Diagnostic.ID] = []
    /// The items of the list that is recorded; nil if a graph is.
    // Proof of @exclusivity(unchecked): one thread records, and adding an item runs no client code.
    @exclusivity(unchecked) private var items: [_Declarations.Item]?

    /// The recorded content of a component.
    struct Content {
        var entries: [_Entry] = []
        var optionals: [_OptionalDeclaration] = []
        /// The included modules, each once.
        var modules: _AddressTable = _AddressTable()
        /// The module that included another one first, by the included module.
        var includers: [ObjectIdentifier: Any.Type] = [:]
        /// The modules with a scope that lists include, which the compiler doesn't compare with the component's.
        var scopedInclusions: [_GraphModel.Inclusion] = []
        fileprivate var installed: _AddressTable = _AddressTable()
        /// The entries of lists of declarations, each of which counts once.
        fileprivate var declared: _AddressTable = _AddressTable()

        /// Adds another recording's content except the entries; the first includer of a module counts.
        mutating func append(besidesEntriesOf other: Content) {
            optionals += other.optionals
            for row in other.includers where !modules.contains(row.key) && includers[row.key] == nil {
                includers[row.key] = row.value
            }
            modules.formUnion(other.modules)
            scopedInclusions += other.scopedInclusions
        }
    }

    /// Makes the recorder of a component, or of the overriding modules of one.
    init(for component: Any.Type, in circumstances: _Circumstances) {
        self.component = component
        self.circumstances = circumstances
    }

    /// Makes the recorder of a block of statements in a list. It leaves all decisions to the graphs.
    init(listingFor owner: Any.Type) {
        component = owner
        circumstances = _Circumstances(context: .detected)
        items = []
    }

    /// The number of entries.
    var count: Int { content.entries.count }

    /// Adds a completed entry.
    @_optimize(speed)
    func add(_ entry: _Entry) {
        ensureOpen()
        // A copy, since an entry of a list has no recorder.
        if list(.entry(_Entry(copying: entry))) { return }
        if !allowed.isEmpty { entry._allow(allowed) }
        append(entry)
    }

    /// Adds an entry, and the declared default that comes with it, to the graph or to the entries that a condition leaves out.
    private func append(_ entry: _Entry) {
        content.entries.append(entry)
        if unchosen >= 0 { owners.append(unchosen) }
        if let fallback = entry.fallback { append(fallback) }
    }

    /// Adds a type that may be unbound.
    func addOptional(_ type: Any.Type, _ place: _SourcePlace) {
        ensureOpen()
        if list(.absence(_OptionalDeclaration(type: type, place: place))) { return }
        content.optionals.append(_OptionalDeclaration(type: type, place: place))
    }

    /// Configures a module, unless it is there already. It counts as there from the beginning, so that mutual inclusions
    /// end.
    func configure<M: Module>(
        _ module: M.Type, as inclusion: _Inclusion, by includer: (any Module.Type)?, _ isListed: Bool
    ) {
        if isListed, M.Scope.self != Unscoped.self {
            content.scopedInclusions.append((M.self, M.Scope.self, inclusion.place))
        }
        guard content.modules.insert(ObjectIdentifier(module)) else { return }
        if let includer, content.includers[ObjectIdentifier(module)] == nil {
            content.includers[ObjectIdentifier(module)] = includer
        }
        let outer = allowed
        allowed += inclusion.allowed
        defer { allowed = outer }
        if let declarations = M._declarations { declarations.record(in: self, of: module) }
        M.configure(binder: Binder(self, module: module))
    }

    /// Binds the factory of a component, under its type, unless the component is installed already.
    func install(
        _ type: any Component.Type, binding factory: Any.Type, _ module: (any Module.Type)?, _ place: _SourcePlace,
        allowing ids: [Diagnostic.ID]
    ) {
        ensureOpen()
        guard items != nil || content.installed.insert(ObjectIdentifier(type)) else { return }
        let entry = _Entry(self, module, binding: factory)
        entry._allow(ids)
        entry.record(.componentFactory, place, .component(type))
    }

    /// Includes a list, whose lines count once and replace nothing where they override.
    func include(_ list: _Declarations, by includer: (any Module.Type)?) {
        ensureOpen()
        if self.list(.included(list)) { return }
        list.record(includedIn: self, by: includer)
    }

    /// Makes room for entries of a list of declarations.
    func reserve(_ count: Int) {
        content.entries.reserveCapacity(count)
        content.declared.reserveCapacity(count)
    }

    /// Adds an entry of a list of declarations, unless it is there already, or is the factory of a component that is installed
    /// already.
    ///
    /// It is added itself, and shared with other graphs; or as a copy, for a line of a module or silenced diagnostics.
    @_optimize(speed)
    func add(declared entry: consuming _Entry, of module: (any Module.Type)?) {
        guard content.declared.insert(ObjectIdentifier(entry)) else { return }
        if entry.kind == .componentFactory, let type = entry.installed,
            !content.installed.insert(ObjectIdentifier(type))
        {
            return kept.append(entry)
        }
        if let module {
            kept.append(copy entry)
            entry = _Entry(copying: entry, for: self)
            entry.module = module
            entry._allow(allowed)
        } else if !allowed.isEmpty {
            kept.append(copy entry)
            entry = entry.copied(allowing: allowed)
        }
        if isIncluding { _ = included.insert(ObjectIdentifier(entry)) }
        append(entry)
    }

    /// Records the content of an included list.
    func include(_ record: () -> Void) {
        let outer = isIncluding
        isIncluding = true
        record()
        isIncluding = outer
    }

    /// Whether an entry of a list of declarations is in an included one.
    func isIncluded(_ entry: _Entry) -> Bool {
        included.contains(ObjectIdentifier(entry))
    }

    /// Ends the recording and hands over its content; using a binder of it traps from now on.
    ///
    /// Entries refer to their recorder, so it must not keep them.
    func close() -> Content {
        isOpen = false
        defer { (content, kept) = (Content(), []) }
        return content
    }

    /// Ends the recording of a block and hands over its items; using a binder of it traps from now on.
    func closeList() -> [_Declarations.Item] {
        isOpen = false
        defer { items = nil }
        return items ?? []
    }

    /// Adds an item to the list that is recorded; false if a graph is.
    func list(_ item: @autoclosure () -> _Declarations.Item) -> Bool {
        guard items != nil else { return false }
        let item = item()
        items?.append(item)
        return true
    }

    func ensureOpen() {
        // Proof: no input reaches this, only code that keeps a binder beyond the call of `configure` that it was made for.
        guard isOpen else {
            let owner = component is any _DeclarationsOwner.Type ? "a block of 'include'" : "'\(component)'"
            fatalError("the binder of \(owner) was used after its configure function had returned")
        }
    }
}
