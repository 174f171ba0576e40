// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Recorder {
    /// Configures a module if a condition holds; else records aside what it would bind.
    func include<M: Module>(
        _ module: M.Type, when condition: Condition, by includer: (any Module.Type)?, allowing ids: [Diagnostic.ID],
        _ place: _SourcePlace
    ) {
        if list(.including(module, when: condition, allowing: ids, place)) { return }
        record(when: condition, guarding: module, place) { $0.include(module, by: includer, allowing: ids, place) }
    }

    /// Decides a condition, and records what it guards: here if it holds, else aside. A group of bindings has no
    /// module of its own.
    func record(
        when condition: Condition, guarding module: (any Module.Type)?, _ place: _SourcePlace,
        _ record: (_Recorder) -> Void
    ) {
        let choices = startedChoices()
        if choices.decide(condition, guarding: module, place) {
            record(self)
        } else {
            choices.recordAside(record)
        }
    }
}

/// The choices of a recorder, and the recorder of all that is not chosen.
///
/// What is not chosen is configured all the same, once: for the profiles that its own conditions name, and for the keys that
/// it would bind. Nothing of it enters the graph.
final class _Choices {
    private var decided: [_GraphModel.Choice] = []
    /// Nil once the recording has ended, since it refers to this object.
    private var aside: _Recorder?
    private let circumstances: _Circumstances
    /// The choice that each entry of the recorder aside was left out by.
    private var owners: [Int] = []
    /// The innermost choice that is being recorded aside, or -1.
    private var current: Int = -1
    private var guards: _Guards = _Guards()

    init(for component: Any.Type, in circumstances: _Circumstances) {
        self.circumstances = circumstances
        aside = _Recorder(for: component, in: circumstances, choices: self)
    }

    /// Decides a condition, and returns whether what it guards is to be recorded in the graph.
    func decide(_ condition: Condition, guarding module: (any Module.Type)?, _ place: _SourcePlace) -> Bool {
        let choice = _GraphModel.Choice(
            of: module, condition, in: circumstances, place: place, outer: current)
        decided.append(choice)
        return choice.isChosen
    }

    /// Records what the last choice left out.
    func recordAside(_ record: (_Recorder) -> Void) {
        guard let aside else { return }
        attributeEntries()
        let outer = current
        current = decided.count - 1
        record(aside)
        attributeEntries()
        current = outer
    }

    private func attributeEntries() {
        guard let aside else { return }
        owners += repeatElement(current, count: aside.count - owners.count)
    }

    /// Notes that a condition guards an entry, around those that are noted already.
    func note(_ condition: Condition, guarding entry: _Entry) {
        guards.add(condition, around: entry)
    }

    /// Ends the recording.
    func close() -> _RecordedChoices {
        let entries = aside?.close() ?? []
        let modules = aside?.modules ?? _AddressSet()
        aside = nil
        return _RecordedChoices(
            choices: decided, unchosen: zip(entries, owners).map { ($0, $1) }, modules: modules, guards: guards)
    }
}

/// The choices that were recorded for a component, and the entries that they left out.
struct _RecordedChoices {
    var choices: [_GraphModel.Choice] = []
    /// The entries, each with the index of the innermost choice that left it out.
    var unchosen: [(entry: _Entry, choice: Int)] = []
    /// The modules that were configured without being chosen.
    var modules: _AddressSet = _AddressSet()
    /// The conditions of single lines.
    var guards: _Guards = _Guards()

    /// Adds those of another recorder.
    mutating func append(_ other: _RecordedChoices) {
        let first = choices.count
        choices += other.choices.map { choice in
            var choice = choice
            if choice.outer >= 0 { choice.outer += first }
            return choice
        }
        unchosen += other.unchosen.map { ($0.entry, $0.choice + first) }
        modules.formUnion(other.modules)
        guards.formUnion(other.guards)
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
