// SPDX-License-Identifier: Apache-2.0

import DICore

/// The replacement of a type's contribution to a collection, by the contribution whose entry has it.
package final class _Replacement: Sendable {
    /// The type whose contribution is replaced.
    let type: Any.Type
    /// Applies all replacements to the entries of a component. A reference to a function, so that only programs with
    /// replacements contain it.
    let apply: @Sendable (_ entries: [_Entry], _ overrides: [_Entry]) -> _Replaced

    init(_ type: Any.Type) {
        self.type = type
        apply = { _Replacing.apply(to: $0, overriddenBy: $1) }
    }
}

/// The entries of a component after all replacements.
struct _Replaced {
    /// The entries that count; none of them has a replacement.
    var entries: [_Entry] = []
    /// The types whose contributions aren't among them.
    var types: Set<ObjectIdentifier> = []
    /// The replacements that found a contribution.
    var used: Set<ObjectIdentifier> = []
    /// The component's own replacements that found none.
    var unused: [_Entry] = []
}

/// Puts contributions in place of the replaced ones.
private struct _Replacing {
    /// The contribution of a type to a collection.
    private struct Target: Hashable {
        let key: _Key
        let type: ObjectIdentifier
    }

    private var words: [Target: [_Entry]] = [:]
    private var result: _Replaced = _Replaced()

    /// The replacements of overrides apply to the result of the component's own.
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
        // A replacement is reached from the entry that it replaces, so that a ring of replacements replaces nothing.
        for entry in entries where entry.replacement == nil { place(entry, as: entry) }
        result.unused = words.filter { !result.used.contains(ObjectIdentifier($0)) }
    }

    /// Adds an entry in the place of another one, or its replacements.
    private mutating func place(_ entry: _Entry, as replaced: _Entry) {
        guard let type = entry.contributor,
            let words = words[Target(key: entry.key, type: ObjectIdentifier(type))]
        else {
            result.entries.append(settled(entry, as: replaced))
            return
        }
        result.types.insert(ObjectIdentifier(type))
        // A replacement counts once, however often the contribution is there.
        for word in words where result.used.insert(ObjectIdentifier(word)).inserted {
            place(word, as: replaced)
        }
    }

    /// An entry without its replacement.
    private func settled(_ entry: _Entry, as replaced: _Entry) -> _Entry {
        guard entry !== replaced else { return entry }
        let copy = _Entry(copying: entry, for: entry.recorder)
        copy.changeRare { ($0.replacement, $0.original) = (nil, entry.original ?? entry) }
        return copy
    }
}

extension _Entry {
    /// The type whose contribution it is: the only dependency of a part of a collection.
    fileprivate var contributor: Any.Type? {
        part != nil && parameters.count == 1 ? parameters[0] : nil
    }
}
