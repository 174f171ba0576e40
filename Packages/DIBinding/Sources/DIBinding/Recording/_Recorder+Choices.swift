// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Recorder {
    /// Configures a module if a condition holds.
    func include<M: Module>(
        _ module: M.Type, when condition: Condition, by includer: (any Module.Type)?, allowing ids: [Diagnostic.ID],
        _ place: _SourcePlace
    ) {
        if list(.including(module, when: condition, allowing: ids, place)) { return }
        record(when: condition, guarding: module, place) { $0.include(module, by: includer, allowing: ids, place) }
    }

    /// Decides a condition, and records what it guards if it holds; a group of bindings has no module of its own.
    ///
    /// What isn't chosen is not configured, unless someone asks for it: then it is recorded aside, once.
    func record(
        when condition: Condition, guarding module: (any Module.Type)?, _ place: _SourcePlace,
        _ record: (_Recorder) -> Void
    ) {
        ensureOpen()
        let choice = choices.decide(condition, guarding: module, place, in: circumstances)
        guard !choice.isChosen else { return record(self) }
        guard circumstances.keepsUnchosen else { return }
        let aside = choices.aside ?? _Recorder(for: component, in: circumstances, beside: choices)
        choices.aside = aside
        choices.recordAside { record(aside) }
    }
}

/// The choices of a recorder, which the recorder of all that is not chosen shares.
final class _Choices {
    fileprivate var aside: _Recorder?
    private var recorded: _RecordedChoices = _RecordedChoices()
    /// The choice that each entry of the recorder aside was left out by.
    private var owners: [Int] = []
    /// The innermost choice that is being recorded aside, or -1.
    private var current: Int = -1

    fileprivate func decide(
        _ condition: Condition, guarding module: (any Module.Type)?, _ place: _SourcePlace,
        in circumstances: _Circumstances
    ) -> _GraphModel.Choice {
        let choice = _GraphModel.Choice(of: module, condition, in: circumstances, place: place, outer: current)
        recorded.choices.append(choice)
        return choice
    }

    /// Attributes the entries that a function records aside to the last choice.
    fileprivate func recordAside(_ record: () -> Void) {
        attributeEntries()
        let outer = current
        current = recorded.choices.count - 1
        record()
        attributeEntries()
        current = outer
    }

    private func attributeEntries() {
        owners += repeatElement(current, count: (aside?.count ?? 0) - owners.count)
    }

    /// Notes that a condition guards an entry, around those that are noted already.
    func note(_ condition: Condition, guarding entry: _Entry) {
        recorded.guards.add(condition, around: entry)
    }

    /// Ends the recording.
    func close() -> _RecordedChoices {
        if let aside {
            recorded.unchosen = zip(aside.close(), owners).map { ($0, $1) }
            recorded.modules = aside.modules
        }
        // It refers to this object.
        aside = nil
        return recorded
    }
}

/// The choices that were recorded for a component, and the entries that they left out, if these are kept.
package struct _RecordedChoices {
    package fileprivate(set) var choices: [_GraphModel.Choice] = []
    /// The entries, each with the index of the innermost choice that left it out.
    package fileprivate(set) var unchosen: [(entry: _Entry, choice: Int)] = []
    /// The modules that were configured without being chosen.
    fileprivate(set) var modules: _AddressTable = _AddressTable()
    /// The conditions of single lines.
    fileprivate(set) var guards: _Guards = _Guards()

    /// Adds those of another recorder.
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
    // The entries are kept, so that no other one gets the address of one of them.
    private var conditions: [ObjectIdentifier: (entry: _Entry, condition: Condition)] = [:]

    /// Adds a condition around those that an entry has.
    mutating func add(_ condition: Condition, around entry: _Entry) {
        let inner = conditions[ObjectIdentifier(entry)]?.condition
        conditions[ObjectIdentifier(entry)] = (entry, inner.map { condition && $0 } ?? condition)
    }

    /// Adds those of another recording.
    mutating func formUnion(_ other: _Guards) {
        guard !other.conditions.isEmpty else { return }
        conditions.merge(other.conditions) { first, _ in first }
    }

    /// Returns the conditions of an entry as one; nil if it has none.
    func condition(of entry: _Entry) -> Condition? {
        conditions.isEmpty ? nil : conditions[ObjectIdentifier(entry)]?.condition
    }
}
