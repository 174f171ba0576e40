// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Definition {
    /// Makes the definition of a component that is a list of declarations: it has no root and no seed.
    package init(_ declarations: _Declarations, in circumstances: _Circumstances) {
        self.init(layers: [declarations], of: declarations.owner, in: circumstances)
    }

    /// Makes the definition of a component that is several lists of declarations. The first list that binds a key counts;
    /// collections have the parts of all, and decorators of all stand around what they decorate.
    package init(layers: [_Declarations], of owner: Any.Type, in circumstances: _Circumstances) {
        let recorder = _Recorder(for: owner, in: circumstances)
        var ends: [Int] = []
        for layer in layers {
            layer.record(in: recorder)
            ends.append(recorder.count)
        }
        self.init(of: recorder, named: owner)
        if ends.count > 1 { hidden = Self.hide(&entries, ends) }
    }

    /// Makes the definition of what was recorded without a component.
    init(of recorder: _Recorder, named owner: Any.Type) {
        entries = recorder.close()
        type = ListComponent.self
        name = owner
        scope = ListComponent.Scope.self
        seedKey = nil
        seedElement = ListComponent.Seed.self
        rootType = nil
        construction = ListComponent.Construction._effects
        optionals = recorder.optionals
        modules = recorder.modules
        includers = recorder.includers
        scopedInclusions = recorder.scopedInclusions
        choices = recorder.closeChoices()
    }

    /// Removes the entries whose key an earlier layer binds, and returns them, apart from entries of dictionaries.
    private static func hide(_ entries: inout [_Entry], _ ends: [Int]) -> [_Entry] {
        var owners: [_Key: Int] = [:]
        var entryOwners: [_Key: [(entry: _EntryKey, layer: Int)]] = [:]
        var defaults: [_Key: Int] = [:]
        var hidden: [_Entry] = []
        var kept: [_Entry] = []
        kept.reserveCapacity(entries.count)
        var layer = 0
        for (index, entry) in entries.enumerated() {
            while index >= ends[layer] { layer += 1 }
            // Of the defaults of several layers the first counts, and none where a layer binds the key.
            if entry.draft.isDefault, entry.draft.part == nil {
                let owner = defaults[entry.draft.key] ?? layer
                defaults[entry.draft.key] = owner
                if owner == layer { kept.append(entry) }
                continue
            }
            // One entry of a dictionary is replaced as a key is; all other contributions add up.
            if let entryKey = entry.draft.part?.entryKey {
                let known = entryOwners[entry.draft.key]?.first { $0.entry == entryKey }
                if known == nil { entryOwners[entry.draft.key, default: []].append((entryKey, layer)) }
                if known.map({ $0.layer == layer }) ?? true { kept.append(entry) }
                continue
            }
            let isKeyed = entry.draft.part == nil && !entry.draft.isUnkeyed && !entry.draft.isFallback
            if isKeyed, let owner = owners[entry.draft.key], owner != layer {
                hidden.append(entry)
            } else {
                if isKeyed { owners[entry.draft.key] = layer }
                kept.append(entry)
            }
        }
        entries = kept
        return hidden
    }
}

/// The component of a list of declarations. Nothing configures it, and nothing builds it by its root.
package enum ListComponent: RootComponent {
    package typealias Scope = Singleton

    package static func configure(binder: Binder<Singleton>) {}

    package static func configureRoot(binder bind: ReceiptBinder<Void>) -> BindingReceipt<Void> {
        bind.to(value: ())
    }
}
