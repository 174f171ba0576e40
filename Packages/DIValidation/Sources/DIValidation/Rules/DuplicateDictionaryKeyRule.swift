// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/DuplicateDictionaryKey`: several entries of one dictionary under one key in one component.
enum DuplicateDictionaryKeyRule {
    private struct Entry: Hashable {
        let dictionary: _Key
        let key: _EntryKey
    }

    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        guard !model.entryKeys.isEmpty else { return }
        for component in model.components {
            var groups: [(entry: Entry, bindings: [Int])] = []
            // The groups by the hash of their entry: for a dictionary of entries, the runtime would read all conformances of
            // the program in each process.
            var places: [Int: [Int]] = [:]
            for index in component.bindings {
                guard let key = model.entryKeys[index] else { continue }
                let entry = Entry(dictionary: model.bindings[index].key, key: key)
                let hash = entry.hashValue
                if let place = places[hash]?.first(where: { groups[$0].entry == entry }) {
                    groups[place].bindings.append(index)
                } else {
                    places[hash, default: []].append(groups.count)
                    groups.append((entry, [index]))
                }
            }
            for group in groups where group.bindings.count > 1 {
                findings.append(_Finding(.duplicateDictionaryKey, list: group.bindings))
            }
        }
    }
}
