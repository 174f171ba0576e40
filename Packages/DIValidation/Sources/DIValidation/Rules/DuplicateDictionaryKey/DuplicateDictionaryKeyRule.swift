// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/DuplicateDictionaryKey`: several entries of one dictionary under one key in one component.
enum DuplicateDictionaryKeyRule: Rule {
    static let ids: [Diagnostic.ID] = [.duplicateDictionaryKey]

    private struct Entry: Hashable {
        let dictionary: _Key
        let key: AnyHashable
    }

    static func check(_ model: _GraphModel, into findings: inout [any Finding]) {
        guard !model.entryKeys.isEmpty else { return }
        for component in model.components {
            var order: [Entry] = []
            var entries: [Entry: [Int]] = [:]
            for index in component.bindings {
                guard let key = model.entryKeys[index] else { continue }
                let entry = Entry(dictionary: model.bindings[index].key, key: key.key)
                if entries[entry] == nil { order.append(entry) }
                entries[entry, default: []].append(index)
            }
            for entry in order {
                if let bindings = entries[entry], bindings.count > 1 {
                    findings.append(DuplicateDictionaryKeyFinding(bindings: bindings))
                }
            }
        }
    }
}
