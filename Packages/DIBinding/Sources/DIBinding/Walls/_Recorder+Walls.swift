// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Recorder {
    /// Records what only the module or list that is being recorded may need, and what it includes.
    func privately(_ record: () -> Void) {
        ensureOpen()
        if let items = sublist(record) {
            _ = list(.privately(_Declarations(of: component, items)))
            return
        }
        let walls = startedWalls()
        let (outer, own) = (owner, inclusion)
        guard outer != own else { return record() }
        var seen = walls.seen[own] ?? _WallNotes.Seen()
        exchange(&seen)
        owner = own
        let first = count
        record()
        walls.blocks.append((own, first..<count))
        owner = outer
        exchange(&seen)
        walls.seen[own] = seen
    }

    /// Closes the module or list that is being recorded, and adds a key to what it requires.
    func require(_ key: _Key?, _ place: _SourcePlace) {
        ensureOpen()
        if list(.requiring(key, place)) { return }
        startedWalls().words.append(_WallNotes.Word(inclusion: inclusion, key: key, place: place))
    }

    private func startedWalls() -> _WallNotes {
        if let walls { return walls }
        let started = _WallNotes(Self.close, { _WallPlanner.planning }, .all)
        walls = started
        return started
    }

    /// A module that counts once counts once for each owner.
    private func exchange(_ seen: inout _WallNotes.Seen) {
        swap(&modules, &seen.modules)
        swap(&installed, &seen.installed)
        swap(&declared, &seen.declared)
    }

    private static func close(_ notes: _WallNotes, _ entries: [_Entry], _ inclusions: [_Inclusion]) {
        var seats: [_WallNotes.Seat] = Array(repeating: (0, -1), count: entries.count)
        // Inner inclusions come behind the ones around them.
        for (index, inclusion) in inclusions.enumerated() {
            for entry in inclusion.entries { seats[entry] = (index + 1, inclusion.owner) }
        }
        for block in notes.blocks {
            for entry in block.entries where seats[entry].inclusion == block.owner { seats[entry].owner = block.owner }
        }
        notes.inclusions = inclusions
        notes.take(entries, at: seats)
    }
}

extension _Declarations.Item {
    /// A list of what is private to the list that has it.
    static func privately(_ list: _Declarations) -> Self {
        .word(
            _Declarations.Word { recorder, module, includer in
                recorder.privately { list.record(in: recorder, of: module, includedBy: includer) }
            })
    }

    /// A requirement of the list that has it.
    static func requiring(_ key: _Key?, _ place: _SourcePlace) -> Self {
        .word(_Declarations.Word { recorder, _, _ in recorder.require(key, place) })
    }
}

extension _Declarations {
    /// Makes a list of items.
    fileprivate init(of owner: Any.Type, _ items: [Item]) {
        self.init(of: owner, joining: items.count) { index in
            var list = Self(of: owner)
            list.append(item: items[index])
            return list
        }
    }

    /// Adds a list that is private to the one that has it.
    package mutating func append(private other: _Declarations) {
        append(item: .privately(other))
    }

    /// Adds a requirement, or that nothing is required.
    package mutating func append(requiring key: _Key?, _ place: _SourcePlace) {
        append(item: .requiring(key, place))
    }
}
