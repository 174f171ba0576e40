// SPDX-License-Identifier: Apache-2.0

import DICore

/// The inclusion of a module.
package struct _Inclusion {
    let module: any Module.Type
    /// The condition under which it counts; nil for none.
    var condition: Condition?
    /// The ids that are silenced for all bindings of the module.
    var allowed: [Diagnostic.ID] = []
    var place: _SourcePlace = _SourcePlace("", 0)
}

extension _Recorder {
    /// Includes a module, if its condition holds; `isListed` if a list includes it, where the compiler doesn't check its scope.
    func include(_ inclusion: _Inclusion, by includer: (any Module.Type)? = nil, isListed: Bool = false) {
        ensureOpen()
        if list(.module(inclusion)) { return }
        guard let condition = inclusion.condition else {
            return configure(inclusion.module, as: inclusion, by: includer, isListed)
        }
        record(when: condition, guarding: inclusion.module, inclusion.place) {
            configure(inclusion.module, as: inclusion, by: includer, isListed)
        }
    }

    /// Decides a condition, and records what it guards if it holds; a group of bindings has no module of its own.
    ///
    /// Rejected modules are not configured. If the circumstances keep them, they are recorded beside the graph.
    func record(
        when condition: Condition, guarding module: (any Module.Type)?, _ place: _SourcePlace,
        _ record: () -> Void
    ) {
        ensureOpen()
        let choice = _GraphModel.Choice(of: module, condition, in: circumstances, place: place, outer: unchosen)
        choices.choices.append(choice)
        guard !choice.isChosen else { return record() }
        guard circumstances.keepsUnchosen else { return }
        let outer = unchosen
        if outer < 0 { swap(&content, &other) }
        unchosen = choices.choices.count - 1
        record()
        unchosen = outer
        if outer < 0 { swap(&content, &other) }
    }

    /// Hands over the choices and the entries that they left out, which the recorder must not keep, either.
    func closeChoices() -> _RecordedChoices {
        defer { (choices, other) = (_RecordedChoices(), Content()) }
        choices.modules = other.modules
        choices.unchosen = zip(other.entries, owners).map { ($0, $1) }
        return choices
    }

    /// Notes the condition of the lines of one module or component that a function records, without their inclusions.
    func note(_ condition: Condition, guardingLinesOf module: (any Module.Type)?, _ record: () -> Void) {
        let first = count
        record()
        for entry in content.entries[first...] where entry.module.map({ $0 == module }) ?? (module == nil) {
            choices.guards.add(condition, around: entry)
        }
    }
}

/// The choices that were recorded for a component, and the entries that they left out, if these are kept.
package struct _RecordedChoices {
    package internal(set) var choices: [_GraphModel.Choice] = []
    /// The entries, each with the index of the innermost choice that left it out.
    package internal(set) var unchosen: [(entry: _Entry, choice: Int)] = []
    /// The modules that were configured without being chosen.
    var modules: _AddressTable = _AddressTable()
    /// The conditions of single lines.
    var guards: _Guards = _Guards()

    /// Adds another recorder's choices.
    mutating func append(_ other: _RecordedChoices) {
        let first = choices.count
        choices += other.choices.map { $0.moved(by: first) }
        unchosen += other.unchosen.map { ($0.entry, $0.choice + first) }
        modules.formUnion(other.modules)
        guards.formUnion(other.guards)
    }
}

extension _GraphModel.Choice {
    /// The same choice behind a number of others.
    func moved(by count: Int) -> _GraphModel.Choice {
        var choice = self
        if outer >= 0 { choice.outer += count }
        return choice
    }
}

/// The conditions that guard single lines of lists, by entry. They distinguish declarations that one line makes in a loop
/// or a helper function.
struct _Guards {
    // The entries are kept, so that their addresses aren't reused.
    private var conditions: [ObjectIdentifier: (entry: _Entry, condition: Condition)] = [:]

    /// Adds a condition around an entry's conditions.
    mutating func add(_ condition: Condition, around entry: _Entry) {
        let inner = conditions[ObjectIdentifier(entry)]?.condition
        conditions[ObjectIdentifier(entry)] = (entry, inner.map { condition && $0 } ?? condition)
    }

    /// Adds another recording's conditions.
    mutating func formUnion(_ other: _Guards) {
        guard !other.conditions.isEmpty else { return }
        conditions.merge(other.conditions) { first, _ in first }
    }

    /// Returns the conditions of an entry as one; nil if it has none.
    func condition(of entry: _Entry) -> Condition? {
        conditions.isEmpty ? nil : conditions[ObjectIdentifier(entry)]?.condition
    }
}
