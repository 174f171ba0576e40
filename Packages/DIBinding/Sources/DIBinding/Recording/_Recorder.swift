// SPDX-License-Identifier: Apache-2.0

import DICore

/// A type whose absence is meant, as `bindOptional` says.
struct _OptionalDeclaration {
    let type: Any.Type
    let place: _SourcePlace
}

/// Records the bindings of one `configure`.
final class _Recorder {
    let component: Any.Type
    private let circumstances: _Circumstances
    /// Made by the first condition; the recorder aside has that of the recorder that it belongs to.
    private var choices: _Choices?
    // Proof of @exclusivity(unchecked): one thread records, and adding an entry runs no code of others.
    @exclusivity(unchecked) private var entries: [_Entry] = []
    /// The memory for the parameters of the entries.
    // Proof of @exclusivity(unchecked): one thread records, and making a list runs no code of others.
    @exclusivity(unchecked) var types: _TypeBlocks = _TypeBlocks()
    private(set) var optionals: [_OptionalDeclaration] = []
    /// The modules that were included, each once however often it was.
    var modules: _AddressSet = _AddressSet()
    /// The module that included another one first, by the included module.
    private(set) var includers: _Includers = _Includers()
    var installed: _AddressSet = _AddressSet()
    /// The entries of lists of declarations, each of which counts once.
    var declared: _AddressTable = _AddressTable()
    /// The inclusions of modules and lists, in their order; `walls` and what is told of them refer to them by number.
    private(set) var inclusions: [_Inclusion] = []
    /// The number of the inclusion that is being recorded, 0 for the component itself.
    // Proof of @exclusivity(unchecked): one thread records, and neither a read nor a write runs code of others.
    @exclusivity(unchecked) private(set) var inclusion: Int = 0
    /// The number of the inclusion to which all that is being recorded is private, or -1.
    var owner: Int = -1
    /// The private bindings and the requirements; made by the first word about them.
    // Proof of @exclusivity(unchecked): one thread records, and neither a read nor a write runs code of others.
    @exclusivity(unchecked) var walls: _WallNotes?
    /// Those of them that aren't among the entries. They are kept so that no other one gets their address, since the list of a
    /// module may be made anew whenever it is read.
    private var kept: [_Entry] = []
    /// Those of them that are in an included list.
    private var included: _AddressSet = _AddressSet()
    private var isIncluding: Bool = false
    // Proof of @exclusivity(unchecked): one thread records, and neither a read nor a write runs code of others.
    @exclusivity(unchecked) private var isOpen: Bool = true
    /// The ids that are silenced for all bindings of the module that is being included.
    // Proof of @exclusivity(unchecked): one thread records, and no access spans the `configure` of a module.
    @exclusivity(unchecked) private var allowed: [Diagnostic.ID] = []
    /// The items of a list, if one is recorded that any number of graphs are planned from; nil if a graph is.
    // Proof of @exclusivity(unchecked): one thread records, and adding an item runs no code of others.
    @exclusivity(unchecked) private var items: [_Declarations.Item]?
    /// The place of the block that the list is recorded of.
    private let listPlace: _SourcePlace?
    /// The modules with a scope that lists include, of which the compiler doesn't know whether it is the component's.
    private(set) var scopedInclusions: [_GraphModel.Inclusion] = []

    /// Makes the recorder of a component, or of the overriding modules of one.
    init(for component: Any.Type, in circumstances: _Circumstances, choices: _Choices? = nil) {
        self.component = component
        self.circumstances = circumstances
        self.choices = choices
        listPlace = nil
    }

    /// Makes the recorder of a block of statements in a list. It decides nothing, so that each graph does.
    init(listingFor owner: Any.Type, at place: _SourcePlace) {
        component = owner
        circumstances = _Circumstances(context: .detected)
        items = []
        listPlace = place
    }

    /// The number of entries.
    var count: Int { entries.count }

    /// Adds a completed entry.
    @_optimize(speed)
    func add(_ entry: _Entry) {
        ensureOpen()
        // A copy, since an entry of a list has no recorder.
        if list(.entry(_Entry(nil, entry.draft))) { return }
        if !allowed.isEmpty { entry._allow(allowed) }
        entries.append(entry)
        if let fallback = entry.draft.fallback { entries.append(fallback) }
    }

    /// Adds a type whose absence is meant.
    func addOptional(_ type: Any.Type, _ place: _SourcePlace) {
        ensureOpen()
        if list(.absence(_OptionalDeclaration(type: type, place: place))) { return }
        optionals.append(_OptionalDeclaration(type: type, place: place))
    }

    /// Configures a module, unless it is there already. It counts as there from the beginning, so that modules that
    /// include each other end.
    func include<M: Module>(
        _ module: M.Type, by includer: (any Module.Type)? = nil, allowing ids: [Diagnostic.ID] = [],
        _ place: _SourcePlace? = nil
    ) {
        ensureOpen()
        if let listPlace, list(.including(module, allowing: ids, place ?? listPlace)) { return }
        guard !isOwner(module), modules.insert(ObjectIdentifier(module)) else { return note(module, place) }
        if let includer { includers.insert(ObjectIdentifier(module), includedBy: includer) }
        let outer = allowed
        allowed += ids
        defer { allowed = outer }
        within(module, place) {
            if let declarations = M._declarations { declarations.record(in: self, of: module) }
            M.configure(binder: Binder(self, module: module))
        }
    }

    /// Whether what is being recorded is private to a module, directly or not: behind its own wall, it counts once.
    private func isOwner(_ module: any Module.Type) -> Bool {
        var number = owner
        while number > 0 {
            let inclusion = inclusions[number - 1]
            if inclusion.subject == module { return true }
            number = inclusion.owner
        }
        return false
    }

    /// Notes the inclusion of what is included already.
    private func note(_ subject: Any.Type, _ place: _SourcePlace?) {
        inclusions.append(_Inclusion(of: subject, by: inclusion, for: owner, place))
    }

    /// Records the content of a module or a list.
    func within(_ subject: Any.Type?, _ place: _SourcePlace?, _ record: () -> Void) {
        let outer = inclusion
        let index = inclusions.count
        inclusions.append(_Inclusion(of: subject, by: outer, for: owner, place))
        inclusion = index + 1
        let first = entries.count
        record()
        inclusions[index].entries = first..<entries.count
        inclusion = outer
    }

    /// Notes that a list includes a module.
    func note<M: Module>(_ module: M.Type, includedAt place: _SourcePlace) {
        guard M.Scope.self != Unscoped.self else { return }
        scopedInclusions.append(_GraphModel.Inclusion(of: M.self, scope: M.Scope.self, place))
    }

    /// Binds the factory of a component, under its type, unless the component is installed already.
    func install(
        _ type: any Component.Type, binding factory: Any.Type, _ module: (any Module.Type)?, _ place: _SourcePlace,
        allowing ids: [Diagnostic.ID]
    ) {
        ensureOpen()
        guard items != nil || installed.insert(ObjectIdentifier(type)) else { return note(type, place) }
        let entry = _Entry(self, _BindingDraft(module, binding: factory))
        entry._allow(ids)
        entry.record(.componentFactory, place, .component(type))
    }

    /// Includes a list, whose lines count once and replace nothing where they override.
    func include(_ list: _Declarations, by includer: (any Module.Type)?) {
        ensureOpen()
        if self.list(.included(list)) { return }
        list.record(includedIn: self, by: includer)
    }

    /// Notes the condition of the lines of one module or component that a function records; not of what these include.
    func note(_ condition: Condition, guardingLinesOf module: (any Module.Type)?, _ record: () -> Void) {
        let first = entries.count
        record()
        for entry in entries[first...] where entry.draft.module.map({ $0 == module }) ?? (module == nil) {
            startedChoices().note(condition, guarding: entry)
        }
    }

    /// Makes room for entries of a list of declarations.
    func reserve(_ count: Int) {
        entries.reserveCapacity(count)
        declared.reserveCapacity(count)
    }

    /// Adds an entry of a list of declarations, unless it is there already, or is the factory of a component that is installed
    /// already.
    ///
    /// It is added as it is, and shared with other graphs; or as a copy, if it is a line of a module or something is silenced.
    @_optimize(speed)
    func add(declared entry: consuming _Entry, of module: (any Module.Type)?) {
        // An index that another entry has is below the count.
        guard declared.insert(entries.count, for: ObjectIdentifier(entry)) == entries.count else { return }
        if entry.draft.kind == .componentFactory, let type = entry.draft.installed,
            !installed.insert(ObjectIdentifier(type))
        {
            kept.append(copy entry)
            return note(type, entry.draft.place)
        }
        if let module {
            kept.append(copy entry)
            var draft = entry.draft
            draft.module = module
            entry = _Entry(self, draft)
            entry._allow(allowed)
        } else if !allowed.isEmpty {
            kept.append(copy entry)
            entry = entry.copied(allowing: allowed)
        } else if owner >= 0 {
            // One that is private to several modules is another binding in each.
            kept.append(copy entry)
            entry = _Entry(nil, entry.draft)
        }
        if isIncluding { _ = included.insert(ObjectIdentifier(entry)) }
        let fallback = entry.draft.fallback
        entries.append(entry)
        if let fallback { entries.append(fallback) }
    }

    /// Records the content of an included list.
    func include(_ record: (_Recorder) -> Void) {
        let outer = isIncluding
        isIncluding = true
        record(self)
        isIncluding = outer
    }

    /// Whether an entry of a list of declarations is in an included one.
    func isIncluded(_ entry: _Entry) -> Bool {
        included.contains(ObjectIdentifier(entry))
    }

    /// Ends the recording and hands over the entries; using a binder of it traps from now on.
    ///
    /// Entries refer to their recorder, so it must not keep them.
    func close() -> [_Entry] {
        isOpen = false
        defer { (entries, kept) = ([], []) }
        return entries
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

    /// Records what a function adds to a list that is recorded, as a list of its own; nil if a graph is recorded.
    func sublist(_ record: () -> Void) -> [_Declarations.Item]? {
        guard let outer = items else { return nil }
        items = []
        record()
        defer { items = outer }
        return items
    }

    /// Hands over what is private and what is required, for entries that the recorder has handed over.
    func closeWalls(of entries: [_Entry]) -> [_WallNotes] {
        guard let walls else { return [] }
        self.walls = nil
        walls.close(walls, entries, inclusions)
        walls.isOwn = true
        return [walls]
    }

    /// Hands over the choices and what they left out.
    func closeChoices() -> _RecordedChoices {
        choices?.close() ?? _RecordedChoices()
    }

    /// Returns the object that decides conditions.
    func startedChoices() -> _Choices {
        ensureOpen()
        let choices = choices ?? _Choices(for: component, in: circumstances)
        self.choices = choices
        return choices
    }

    func ensureOpen() {
        // Proof: no input reaches this, only code that keeps a binder beyond the call of `configure` that it was made for.
        guard isOpen else {
            let owner = component is any _DeclarationsOwner.Type ? "a block of 'include'" : "'\(component)'"
            fatalError("the binder of \(owner) was used after its configure function had returned")
        }
    }
}
