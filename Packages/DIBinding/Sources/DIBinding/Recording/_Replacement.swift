// SPDX-License-Identifier: Apache-2.0

import DICore

/// The word on the contribution of a type to a collection: the one whose entry has the word replaces it.
package final class _Replacement: Sendable {
    /// The type whose contribution it is about.
    let type: Any.Type
    /// Applies all such words to the entries of a component. A reference to a function, so that only programs with the word
    /// contain it.
    let apply: @Sendable (_ entries: [_Entry], _ overrides: [_Entry]) -> _Replaced

    init(_ type: Any.Type) {
        self.type = type
        apply = { _Replacing.apply(to: $0, overriddenBy: $1) }
    }
}

/// The entries of a component after the words on single contributions.
struct _Replaced {
    /// The entries that count; none of them has such a word.
    var entries: [_Entry] = []
    /// The types whose contributions aren't among them.
    var types: Set<ObjectIdentifier> = []
    /// The words that found a contribution.
    var used: Set<ObjectIdentifier> = []
    /// The component's own words that found none.
    var unused: [_Entry] = []
}

/// Puts contributions in the places of those that they replace.
private struct _Replacing {
    /// The contribution of a type to a collection.
    private struct Target: Hashable {
        let key: _Key
        let type: ObjectIdentifier
    }

    private var words: [Target: [_Entry]] = [:]
    private var result: _Replaced = _Replaced()

    /// The words of overrides apply to the result of the component's own.
    static func apply(to entries: [_Entry], overriddenBy overrides: [_Entry]) -> _Replaced {
        var own = _Replacing()
        own.replace(in: entries, by: entries.filter { $0.replacement != nil })
        guard !overrides.isEmpty else { return own.result }
        var outer = _Replacing()
        outer.replace(in: own.result.entries, by: overrides)
        outer.result.types.formUnion(own.result.types)
        outer.result.unused = own.result.unused
        return outer.result
    }

    private mutating func replace(in entries: [_Entry], by words: [_Entry]) {
        for word in words {
            guard let type = word.replacement?.type else { continue }
            self.words[Target(key: word.key, type: ObjectIdentifier(type)), default: []].append(word)
        }
        // A replacement is reached from the entry that it replaces, so that a ring of such words replaces nothing.
        for entry in entries where entry.replacement == nil { place(entry, as: entry) }
        result.unused = words.filter { !result.used.contains(ObjectIdentifier($0)) }
    }

    /// Adds an entry in the place of another one, or what replaces it.
    private mutating func place(_ entry: _Entry, as replaced: _Entry) {
        guard let type = entry.contributor,
            let words = words[Target(key: entry.key, type: ObjectIdentifier(type))]
        else {
            result.entries.append(settled(entry, as: replaced))
            return
        }
        result.types.insert(ObjectIdentifier(type))
        // A word counts once, however often the contribution is there.
        for word in words where result.used.insert(ObjectIdentifier(word)).inserted {
            place(word, as: replaced)
        }
    }

    /// An entry without its word.
    private func settled(_ entry: _Entry, as replaced: _Entry) -> _Entry {
        guard entry !== replaced else { return entry }
        let copy = _Entry(copying: entry, for: entry.recorder)
        copy.replacement = nil
        copy.original = entry.original ?? entry
        return copy
    }
}

extension _Entry {
    /// The type whose contribution it is: the only one that a part of a collection requests.
    fileprivate var contributor: Any.Type? {
        part != nil && parameters.count == 1 ? parameters[0] : nil
    }
}
