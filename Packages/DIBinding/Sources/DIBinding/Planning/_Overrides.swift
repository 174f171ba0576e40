// SPDX-License-Identifier: Apache-2.0

import DICore

/// A decided binding that is not in the graph: an override has replaced it, or a condition leaves it out.
typealias _UnseenBinding = (decider: _Decider, place: _SourcePlace?, component: Int)

/// Bindings that replace bindings of a graph.
package enum _Override: Sendable {
    /// The bindings of a module.
    case module(any Module.Type)
    /// The entries of a list of declarations, without the lists and modules that it includes.
    case declarations(_Declarations)
}

/// The bindings of overrides: their own replace others of the same key; their inclusions are added to the root.
final class _Overrides {
    /// The bindings that replace all others of one key.
    private struct Group {
        var entries: [_Entry] = []
        /// The number of their override, the last one with the key.
        var override: Int
        /// The last component in which they have replaced something, or -1.
        var component: Int = -1
    }

    private var groups: [Group] = []
    /// The numbers of the groups.
    private var numbers: _KeyTable = _KeyTable(capacity: 0)
    private var installs: [_Entry] = []
    private var included: [_Entry] = []
    /// The decorators, which are added where their key is bound; a later module's are further out.
    private(set) var decorators: [_Entry] = []
    /// The defaults that are overridden, for where the root binds nothing in their place.
    private var defaults: [_Entry] = []
    /// The replacements of single contributions, which apply in every component that has the contribution.
    private(set) var replacements: [_Entry] = []
    /// The decorators and the replacements that found their targets.
    private var used: Set<ObjectIdentifier> = []
    /// The recorded content without the entries.
    private var content: _Recorder.Content = _Recorder.Content()
    private var choices: _RecordedChoices = _RecordedChoices()
    /// The components in which the contributions to a collection were replaced.
    private var contributed: [_Key: [Int]] = [:]
    /// The replaced bindings that would have been decided.
    private(set) var replaced: [_UnseenBinding] = []

    /// The overriding modules themselves.
    private(set) var modules: Set<ObjectIdentifier> = []
    /// Whether declarations override, too.
    private(set) var hasDeclarations: Bool = false

    // References to functions, so that only programs that make this object contain them.
    private let includer: (_Overrides, _Definition) -> Void
    private let replacer: (_Overrides, [_Entry], Int, _GraphModel) -> [_Entry]
    private let leftover: (_Overrides) -> [_Entry]

    init(_ overrides: [_Override], of component: Any.Type, in circumstances: _Circumstances) {
        includer = { $0.include(in: $1) }
        replacer = { $0.replace(in: $1, of: $2, $3) }
        leftover = { $0.findUnused() }
        for (number, override) in overrides.enumerated() {
            let recorder = _Recorder(for: component, in: circumstances)
            let recorded: _Recorder.Content
            switch override {
            case .module(let module):
                modules.insert(ObjectIdentifier(module))
                // A module that is given twice decorates once, at its last place.
                decorators.removeAll { $0.module == module }
                recorder.include(_Inclusion(module: module))
                recorded = recorder.close()
                for entry in recorded.entries { sort(entry, of: number, isOwn: entry.module == module) }
            case .declarations(let declarations):
                hasDeclarations = true
                declarations.record(in: recorder)
                recorded = recorder.close()
                decorators.removeAll { decorator in recorded.entries.contains { $0 === decorator } }
                for entry in recorded.entries {
                    sort(entry, of: number, isOwn: entry.module == nil && !recorder.isIncluded(entry))
                }
            }
            content.append(besidesEntriesOf: recorded)
            choices.append(recorder.closeChoices())
        }
    }

    /// Sorts an entry of one override, its own or an inclusion's.
    private func sort(_ entry: _Entry, of override: Int, isOwn: Bool) {
        // A default replaces nothing: it is added like an inclusion.
        if entry.countsLast || !isOwn {
            included.append(entry.overriding())
        } else if entry.installed != nil {
            installs.append(entry)
        } else if entry.kind == .decorator {
            decorators.append(entry.overriding())
        } else if entry.replacement != nil {
            replacements.append(entry.overriding(isDeclared: true))
        } else {
            let number = numbers.insert(entry.key, groups.count)
            if number == groups.count {
                groups.append(Group(override: override))
            } else if groups[number].override != override {
                groups[number] = Group(override: override)
            }
            groups[number].entries.append(entry.overriding(isDeclared: true))
            if let sharing = entry.defaultSharing {
                defaults.append(_Entry(nil, fallback: entry.key, sharing))
            }
        }
    }

    /// Adds the bindings of included modules to the root component, unless it includes the same module.
    func addIncluded(to root: _Definition) { includer(self, root) }

    private func include(in root: _Definition) {
        var firstOwner: [ObjectIdentifier: _Recorder?] = [:]
        var installed = Set(root.entries.compactMap { $0.installed.map { ObjectIdentifier($0) } })
        let hasLists = included.contains { $0.module == nil && $0.recorder == nil }
        var declared = hasLists ? Set(root.entries.map(\.identity)) : []
        for entry in included {
            if let module = entry.module.map(ObjectIdentifier.init) {
                guard !root.content.modules.contains(module) else { continue }
                // A module that several overrides include was configured for each of them; the first counts.
                let owner = firstOwner[module, default: entry.recorder]
                firstOwner[module] = owner
                guard owner === entry.recorder else { continue }
            } else if entry.recorder == nil {
                // An entry of a list counts once, however many lists include it.
                guard declared.insert(entry.identity).inserted else { continue }
            }
            // A component that is installed already counts once, as within one configuration.
            if let type = entry.installed, !installed.insert(ObjectIdentifier(type)).inserted { continue }
            root.entries.append(entry)
        }
        root.entries += defaults
        root.content.append(besidesEntriesOf: content)
        root.choices.append(choices)
    }

    /// Returns the entries of a component, with overriding ones in place of the replaced ones.
    ///
    /// Collections of parent and child add up, so contributions that an ancestor already has are not repeated.
    func apply(to entries: [_Entry], in component: Int, of model: _GraphModel) -> [_Entry] {
        replacer(self, entries, component, model)
    }

    @_optimize(speed)
    private func replace(in entries: [_Entry], of component: Int, _ model: _GraphModel) -> [_Entry] {
        guard !groups.isEmpty else { return entries }
        var result: [_Entry] = []
        result.reserveCapacity(entries.count)
        let root = entries.first(where: \.isRoot)?.key
        // Read once, since each read of a field of a class retains it.
        let numbers = numbers
        for entry in entries {
            guard let number = numbers.find(entry.key), entry.installed == nil, !entry.isUnkeyed
            else {
                result.append(entry)
                continue
            }
            let group = groups[number].entries
            let key = entry.key
            if let decider = entry.decider { replaced.append((decider, entry.place, component)) }
            guard groups[number].component != component else { continue }
            groups[number].component = component
            if group.allSatisfy({ $0.part != nil }) {
                let isRepeated = model.lineage(of: component).contains { contributed[key]?.contains($0) == true }
                guard !isRepeated else { continue }
                contributed[key, default: []].append(component)
            }
            // The first binding of the key need not be the root's own, which goes with all the others.
            for other in group { result.append(other.replacing(entry, isRoot: key == root)) }
        }
        return result
    }

    /// Counts a decorator as used, because a component binds what it decorates.
    func use(decorator: _Entry) {
        used.insert(ObjectIdentifier(decorator))
    }

    /// Counts replacements as used, because a component has their targets.
    func use(replacements: Set<ObjectIdentifier>) {
        used.formUnion(replacements)
    }

    /// Returns the overriding bindings that have replaced or decorated nothing, in the order of their places.
    func unused() -> [_Entry] { leftover(self) }

    private func findUnused() -> [_Entry] {
        let unused =
            groups.filter { $0.component < 0 }.flatMap(\.entries) + installs
            + (decorators + replacements).filter { !used.contains(ObjectIdentifier($0)) }
        return unused._sorted { one, other in
            guard let left = one.place?.place, let right = other.place?.place else { return false }
            return left < right
        }
    }
}

extension _Entry {
    /// Returns this entry as a part of an override. An entry of a list stays as it is, since other graphs share it, unless
    /// a copy of it is to replace something.
    fileprivate func overriding(isDeclared: Bool = false) -> _Entry {
        guard !countsLast else { return self }
        if recorder != nil {
            isOverride = true
            return self
        }
        guard isDeclared else { return self }
        let copy = _Entry(copying: self)
        copy.isOverride = true
        return copy
    }

    /// Returns this entry with the sharing and the role of the replaced one.
    @_optimize(speed)
    func replacing(_ replaced: _Entry, isRoot: Bool) -> _Entry {
        let copy = _Entry(copying: self, for: recorder)
        copy.isRoot = isRoot
        if part == nil, replaced.part == nil { copy.share(inPlaceOf: replaced) }
        return copy
    }

    /// Takes the sharing of a replaced binding.
    private func share(inPlaceOf replaced: _Entry) {
        if replaced.kind == .value {
            // A value is one object wherever it is requested.
            let isMade = kind != .value && recipe?.makesNothing == false
            if sharing == .unshared, isMade { sharing = .shared }
        } else if replaced.sharing != .unshared || hooks == nil {
            sharing = replaced.sharing
            // Its dependents rely on a Sendable type only if it was shared as such.
            isMainOnly = replaced.isMainOnly
        }
        // Only shared instances have hooks: a binding with hooks stays shared.
    }
}
