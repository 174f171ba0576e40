// SPDX-License-Identifier: Apache-2.0

import DICore

/// A type whose absence `bindOptional` means.
struct _MeantAbsence {
    let type: Any.Type
    let place: _SourcePlace
}

/// Writes down what one `configure` says.
final class _Recorder {
    let component: Any.Type
    private var entries: [_Entry] = []
    private(set) var optionals: [_MeantAbsence] = []
    /// The modules that were included, each once however often it was.
    private(set) var modules: Set<ObjectIdentifier> = []
    /// For each module that another one included first, that other one.
    private(set) var includers: [ObjectIdentifier: Any.Type] = [:]
    private var installed: Set<ObjectIdentifier> = []
    private var isOpen: Bool = true
    /// What is silenced for all bindings of the module that is being included.
    private var allowed: [Diagnostic.ID] = []

    /// Makes the recorder of a component, or of the overriding modules of one.
    init(for component: Any.Type) {
        self.component = component
    }

    func add(_ entry: _Entry) {
        ensureOpen()
        if !allowed.isEmpty { entry.allowed += allowed }
        entries.append(entry)
    }

    func addOptional(_ type: Any.Type, _ place: _SourcePlace) {
        ensureOpen()
        optionals.append(_MeantAbsence(type: type, place: place))
    }

    /// Configures a module, unless it is there already. It counts as there from the beginning, so that modules that
    /// include each other end.
    func include<M: Module>(
        _ module: M.Type, by includer: (any Module.Type)? = nil, allowing ids: [Diagnostic.ID] = []
    ) {
        ensureOpen()
        guard modules.insert(ObjectIdentifier(module)).inserted else { return }
        if let includer { includers[ObjectIdentifier(module)] = includer }
        let outer = allowed
        allowed += ids
        defer { allowed = outer }
        M.configure(binder: Binder(self, module: module))
    }

    /// Binds the factory of a component, unless it is installed already.
    func install<C: ComponentBase>(
        _ type: C.Type, _ module: (any Module.Type)?, _ place: _SourcePlace, allowing ids: [Diagnostic.ID]
    ) {
        ensureOpen()
        guard installed.insert(ObjectIdentifier(type)).inserted else { return }
        let entry = _Entry(self, module, ComponentFactory<C>.self)
        entry.installed = type
        entry.allowed = ids
        entry._record(.componentFactory, [], place) { _ in _AnyNode._none }
    }

    /// Ends the recording and hands over the entries; whoever still has a binder of it gets a trap.
    ///
    /// Entries refer to their recorder, so that it must not keep them.
    func close() -> [_Entry] {
        isOpen = false
        defer { entries = [] }
        return entries
    }

    private func ensureOpen() {
        // Proof: only a programmer's misuse ends here, a binder kept beyond the call that it was made for; no input can.
        guard isOpen else {
            fatalError("the binder of '\(component)' was used after its configure function had returned")
        }
    }
}
