// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The walls of one recording: the owners of private bindings, and the requirements.
///
/// Data, and the functions that only graphs with walls need: its maker names them, so that other programs don't contain
/// them.
final class _WallNotes {
    /// The place of an entry: the number of the inclusion that it is written in, and of that to which it is private, or -1.
    typealias Seat = (inclusion: Int, owner: Int)

    /// The declaration of a closed module; a requirement of nothing has no key.
    struct Word {
        let inclusion: Int
        let key: _Key?
        let place: _SourcePlace
    }

    /// The private recordings, for each owner, as if nothing else were there.
    struct Seen {
        var modules: _AddressSet = _AddressSet()
        var installed: _AddressSet = _AddressSet()
        var declared: _AddressTable = _AddressTable()
    }

    /// Whether they are those of a component itself, rather than of what overrides or overlays it.
    var isOwn: Bool = false
    /// The blocks of private bindings, by their owners.
    var blocks: [(owner: Int, entries: Range<Int>)] = []
    var seen: [Int: Seen] = [:]
    // Proof of @exclusivity(unchecked): one thread records, and adding a word runs no code of others.
    @exclusivity(unchecked) var words: [Word] = []
    /// The inclusions, once the recording has ended.
    var inclusions: [_Inclusion] = []
    /// The entries and their seats, once the recording has ended. Entries are kept so that no other one gets their address.
    // Proof of @exclusivity(unchecked): as for the seats.
    @exclusivity(unchecked) private(set) var entries: [_Entry] = []
    // Proof of @exclusivity(unchecked): one thread records and then plans, and reading a seat runs no code of others.
    @exclusivity(unchecked) private var seats: [Seat] = []
    // Proof of @exclusivity(unchecked): as for the seats.
    @exclusivity(unchecked) private var numbers: _AddressTable = _AddressTable()
    private var numbered: Int = 0
    /// The number of the entry behind the last one whose seat was read: a planner reads most of them in their order, without a table.
    // Proof of @exclusivity(unchecked): as for the seats.
    @exclusivity(unchecked) private var next: Int = 0

    /// Finds the seats of the entries when the recording ends.
    let close: (_WallNotes, [_Entry], [_Inclusion]) -> Void
    /// Makes the part of the planner that knows walls.
    let plan: () -> _WallPlanning
    /// The rules about walls, for errors and for warnings.
    let rules: _WallRules

    init(
        _ close: @escaping (_WallNotes, [_Entry], [_Inclusion]) -> Void, _ plan: @escaping () -> _WallPlanning,
        _ rules: _WallRules
    ) {
        self.close = close
        self.plan = plan
        self.rules = rules
    }

    /// Returns notes of the same recording for another plan, which may be made at the same time.
    func copied() -> _WallNotes {
        let copy = _WallNotes(close, plan, rules)
        copy.isOwn = isOwn
        (copy.words, copy.inclusions) = (words, inclusions)
        copy.take(entries, at: seats)
        return copy
    }

    /// Takes over the entries when the recording ends.
    func take(_ entries: [_Entry], at seats: [Seat]) {
        (self.entries, self.seats) = (entries, seats)
    }

    /// The seat of an entry; nil for one of another recording.
    func seat(of entry: _Entry) -> Seat? {
        if next >= entries.count || entries[next] !== entry {
            guard let number = number(of: entry) else { return nil }
            next = number
        }
        defer { next += 1 }
        return seats[next]
    }

    private func number(of entry: _Entry) -> Int? {
        while numbered < entries.count {
            numbers.replace(ObjectIdentifier(entries[numbered]), with: numbered)
            numbered += 1
        }
        return numbers[ObjectIdentifier(entry)]
    }

    /// Gives a copy of an entry the seat of another one.
    func seat(_ copy: _Entry, as entry: _Entry) {
        guard let number = number(of: entry) else { return }
        entries.append(copy)
        seats.append(seats[number])
    }

    /// The modules that are included privately.
    var modules: [ObjectIdentifier] {
        inclusions.compactMap { $0.owner < 0 ? nil : $0.subject.map(ObjectIdentifier.init) }
    }

    /// Whether an entry is private.
    func isPrivate(_ entry: _Entry) -> Bool { (seat(of: entry)?.owner ?? -1) >= 0 }
}

/// The questions of the planner and the resolver to the walls of a graph, if it has some.
///
/// References to functions rather than a protocol: every program contains what conforms to a protocol. An object, since each request
/// asks it.
final class _WallPlanning {
    /// Adds the walls of a component that is being placed; a binding of its parent, or -1, installs it.
    let placing: ([_WallNotes], Int, Int, _GraphModel) -> Void
    let owning: (_Entry) -> Int
    let copying: (_Entry, _Entry) -> Void
    let seating: (Int, _Entry?, Int) -> Bool
    let inserting: (_Key, Int) -> Int
    let findingBesides: (_Key, Int) -> Int??
    let replacing: (_Key, Int) -> Bool
    let finding: (_Key, Int, Int, Bool, (Int) -> Int?) -> Int?
    let seeing: (Int, Int, Int) -> Bool
    let refusing: (_Key, Int, Int) -> Int
    let finishing: (inout _GraphModel, (_Key, Int) -> Int?) -> Void
    /// The keys that are private to some room.
    // Proof of @exclusivity(unchecked): one thread plans, and neither a read nor a write runs code of others.
    @exclusivity(unchecked) private(set) var hidden: _KeyTable = _KeyTable(capacity: 0)

    init(
        placing: @escaping ([_WallNotes], Int, Int, _GraphModel) -> Void, owning: @escaping (_Entry) -> Int,
        copying: @escaping (_Entry, _Entry) -> Void, seating: @escaping (Int, _Entry?, Int) -> Bool,
        inserting: @escaping (_Key, Int) -> Int, findingBesides: @escaping (_Key, Int) -> Int??,
        replacing: @escaping (_Key, Int) -> Bool, finding: @escaping (_Key, Int, Int, Bool, (Int) -> Int?) -> Int?,
        seeing: @escaping (Int, Int, Int) -> Bool, refusing: @escaping (_Key, Int, Int) -> Int,
        finishing: @escaping (inout _GraphModel, (_Key, Int) -> Int?) -> Void
    ) {
        (self.placing, self.owning, self.copying) = (placing, owning, copying)
        (self.seating, self.inserting, self.findingBesides) = (seating, inserting, findingBesides)
        (self.replacing, self.finding, self.seeing) = (replacing, finding, seeing)
        (self.refusing, self.finishing) = (refusing, finishing)
    }

    /// Adds the walls of a component that is being placed; a binding of its parent, or -1, installs it.
    func place(_ notes: [_WallNotes], of component: Int, installedBy binding: Int, in model: _GraphModel) {
        placing(notes, component, binding, model)
    }

    /// The room to which an entry of the component is private, or -1.
    func owner(of entry: _Entry) -> Int { owning(entry) }

    /// Gives a copy of an entry the room and the owner of that.
    func seat(_ copy: _Entry, as entry: _Entry) { copying(copy, entry) }

    /// Notes the room of a binding that is being added: that of its entry, or the owner of a contribution for its collection.
    /// Returns whether it is private.
    func seat(_ binding: Int, of entry: _Entry?, gathering part: Int) -> Bool { seating(binding, entry, part) }

    /// Adds a private binding, and returns the one of the same owner that has the key.
    func insert(_ key: _Key, _ binding: Int) -> Int {
        _ = hidden.insert(key, binding)
        return inserting(key, binding)
    }

    /// The private bindings with the same owner as a binding; nil for one that is exposed.
    func find(_ key: _Key, besides binding: Int) -> Int?? { findingBesides(key, binding) }

    /// Gives the key of a private binding to its decorator; false for one that is exposed.
    func replace(_ key: _Key, with binding: Int) -> Bool { replacing(key, binding) }

    /// Finds the binding that another one sees; `exposed` finds that of a component. A collection finds that around its own.
    func find(
        _ key: _Key, for binding: Int, in component: Int, aroundIt: Bool, _ exposed: (Int) -> Int?
    ) -> Int? {
        finding(key, binding, component, aroundIt, exposed)
    }

    /// Whether walls leave a binding in the sight of another one.
    func sees(_ binding: Int, from other: Int, in component: Int) -> Bool { seeing(binding, other, component) }

    /// The target of an edge to a key that a binding doesn't find.
    func unbound(_ key: _Key, for binding: Int, in component: Int) -> Int { refusing(key, binding, component) }

    /// Hands the walls over to the model, with what meets the requirements.
    func finish(_ model: inout _GraphModel, _ exposed: (_Key, Int) -> Int?) { finishing(&model, exposed) }
}
