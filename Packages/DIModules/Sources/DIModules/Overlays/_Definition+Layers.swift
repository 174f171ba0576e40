// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension _PlannedGraph {
    /// Plans a component that is several lists of declarations. The first list that binds a key counts; collections have the
    /// parts of all lists, and the decorators of all lists apply.
    init(layers: [_Declarations], of owner: Any.Type, _ options: _PlanOptions) {
        let (definition, hidden) = _Definition.layered(layers, of: owner, in: options.circumstances)
        self.init(of: definition, options)
        guard !hidden.isEmpty else { return }
        var visible: [_Key: Int] = [:]
        for binding in model.components[0].bindings where model.isVisible(binding) {
            visible[model.bindings[binding].key] = model.base(of: binding)
        }
        model.hidden = hidden.compactMap { entry in
            visible[entry.key].map { ($0, entry.place, entry.module, entry.allowed) }
        }
    }
}

extension _Definition {
    fileprivate static func layered(
        _ layers: [_Declarations], of owner: Any.Type, in circumstances: _Circumstances
    ) -> (definition: _Definition, hidden: [_Entry]) {
        let (definition, ends) = recorded(layers, of: owner, in: circumstances)
        definition.again = { layered(layers, of: owner, in: $0).definition }
        let hidden = ends.count > 1 ? hide(&definition.entries, ends) : []
        return (definition, hidden)
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
            if entry.isDefault, entry.part == nil {
                let owner = defaults[entry.key] ?? layer
                defaults[entry.key] = owner
                if owner == layer { kept.append(entry) }
                continue
            }
            // One entry of a dictionary is replaced as a key is; all other contributions add up.
            if let entryKey = entry.part?.entryKey {
                let known = entryOwners[entry.key]?.first { $0.entry == entryKey }
                if known == nil { entryOwners[entry.key, default: []].append((entryKey, layer)) }
                if known.map({ $0.layer == layer }) ?? true { kept.append(entry) }
                continue
            }
            let isKeyed = entry.part == nil && !entry.isUnkeyed && !entry.isFallback
            if isKeyed, let owner = owners[entry.key], owner != layer {
                hidden.append(entry)
            } else {
                if isKeyed { owners[entry.key] = layer }
                kept.append(entry)
            }
        }
        entries = kept
        return hidden
    }
}
