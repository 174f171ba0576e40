// SPDX-License-Identifier: Apache-2.0

import DICore

/// The walls of a graph while it is planned.
///
/// A room is a component, a module or a list. A binding sees what is private to its own room, then to the rooms through which
/// everything leads that includes it: the dominators of the graph of inclusions, by the algorithm of Cooper, Harvey and Kennedy.
/// Then come the exposed bindings of its component, and the rooms around the place in which that is installed.
final class _WallPlanner {
    private var walls: _GraphModel.Walls = _GraphModel.Walls()
    /// The private bindings of each room.
    private var tables: [Int: _KeyTable] = [:]
    /// The keys that are private to some room.
    private var privateKeys: Set<_Key> = []
    /// The room of each component itself, or -1; and its parent.
    private var roots: [Int] = []
    private var parents: [Int] = []
    /// The room to which the content of each room is private, or -1.
    private var privateTo: [Int] = []
    /// The rooms that a closed module includes, and those modules.
    private var isConfined: [Bool] = []
    /// The entries of the component that is being placed.
    private var seats: [ObjectIdentifier: (room: Int, owner: Int)] = [:]
    private var notes: [_WallNotes] = []

    func place(_ notes: [_WallNotes], of component: Int, installedBy binding: Int, in model: _GraphModel) {
        // Components that were placed before the first wall was found have none around them.
        while roots.count < component { add(-1, parent: model.components[roots.count].parent, door: -1) }
        let parent = model.components[component].parent
        let door = binding < 0 ? -1 : door(of: model.components[component].type, installedBy: binding)
        seats = [:]
        self.notes = notes
        let root = notes.isEmpty ? -1 : walls.rooms.count
        add(root, parent: parent, door: door)
        guard root >= 0 else { return }
        walls.rooms.append(
            _GraphModel.Walls.Room(model.components[component].type, in: component, outer: -1, place: nil))
        privateTo.append(-1)
        var known: [ObjectIdentifier: [(room: Int, owner: Int)]] = [:]
        var pairs: [(room: Int, includer: Int)] = []
        for notes in notes { add(notes, to: root, &known, &pairs) }
        findOuterRooms(pairs)
        confine(from: root, isConfined: door >= 0 && isConfined[door])
    }

    private func add(_ root: Int, parent: Int, door: Int) {
        roots.append(root)
        parents.append(parent)
        walls.doors.append(door)
    }

    /// The room in which a component is installed, or the innermost one around all of them.
    private func door(of type: Any.Type, installedBy binding: Int) -> Int {
        var door = binding < walls.seats.count ? walls.seats[binding] : -1
        guard door >= 0 else { return -1 }
        for room in walls.rooms where room.subject == type && room.component == walls.rooms[door].component {
            door = meet(door, room.outer)
        }
        return door
    }

    private func add(
        _ notes: _WallNotes, to root: Int, _ known: inout [ObjectIdentifier: [(room: Int, owner: Int)]],
        _ pairs: inout [(room: Int, includer: Int)]
    ) {
        let component = walls.rooms[root].component
        // An override or an overlay is a list of its own.
        var rooms = [root]
        if !notes.isOwn {
            rooms = [walls.rooms.count]
            walls.rooms.append(_GraphModel.Walls.Room(nil, in: component, outer: root, place: nil))
            privateTo.append(-1)
            for entry in notes.entries { seats[ObjectIdentifier(entry)] = (rooms[0], -1) }
        }
        for inclusion in notes.inclusions {
            let (includer, owner) = (rooms[inclusion.includer], inclusion.owner < 0 ? -1 : rooms[inclusion.owner])
            let subject = inclusion.subject.map(ObjectIdentifier.init)
            var room = self.owner(within: owner, inclusion.subject)
            if room < 0, let subject { room = known[subject]?.first { $0.owner == owner }?.room ?? -1 }
            if room < 0 {
                room = walls.rooms.count
                walls.rooms.append(
                    _GraphModel.Walls.Room(inclusion.subject, in: component, outer: includer, place: inclusion.place))
                privateTo.append(owner)
                if let subject { known[subject, default: []].append((room, owner)) }
            }
            rooms.append(room)
            pairs.append((room, includer))
            walls.rooms[includer].includes.append(room)
        }
        for word in notes.words {
            let room = rooms[word.inclusion]
            var requirements = walls.rooms[room].requirements ?? []
            if let key = word.key, !requirements.contains(where: { $0.key == key }) {
                requirements.append(_GraphModel.Walls.Requirement(key, word.place, target: -1))
            }
            walls.rooms[room].requirements = requirements
        }
        for (entry, seat) in notes.seats {
            seats[entry] = (rooms[seat.inclusion], seat.owner < 0 ? -1 : rooms[seat.owner])
        }
    }

    /// The room of a module among an owner and those to which that is private in turn, or -1.
    private func owner(within owner: Int, _ subject: Any.Type?) -> Int {
        var room = owner
        while room >= 0, subject != nil {
            if walls.rooms[room].subject == subject, walls.rooms[room].outer >= 0 { return room }
            room = privateTo[room]
        }
        return -1
    }

    private func findOuterRooms(_ pairs: [(room: Int, includer: Int)]) {
        var isDone = false
        while !isDone {
            isDone = true
            for (room, includer) in pairs {
                let outer = meet(walls.rooms[room].outer, includer)
                guard outer != walls.rooms[room].outer else { continue }
                walls.rooms[room].outer = outer
                isDone = false
            }
        }
    }

    /// The innermost room around two others. Outer rooms have smaller numbers.
    private func meet(_ one: Int, _ other: Int) -> Int {
        var (one, other) = (one, other)
        while one != other { if one > other { one = walls.rooms[one].outer } else { other = walls.rooms[other].outer } }
        return one
    }

    /// Notes the rooms within closed ones, of those from one on.
    private func confine(from first: Int, isConfined isWhole: Bool) {
        isConfined += Array(repeating: isWhole, count: walls.rooms.count - first)
        var open = (first..<walls.rooms.count).filter { walls.rooms[$0].requirements != nil }
        while let room = open.popLast() {
            guard !isConfined[room] else { continue }
            isConfined[room] = true
            open += walls.rooms[room].includes
        }
    }

    func owner(of entry: _Entry) -> Int { seats[ObjectIdentifier(entry)]?.owner ?? -1 }

    func seat(_ copy: _Entry, as entry: _Entry) {
        guard let seat = seats[ObjectIdentifier(entry)] else { return }
        seats[ObjectIdentifier(copy)] = seat
        for notes in notes { notes.seat(copy, as: entry) }
    }

    func seat(_ binding: Int, of entry: _Entry?, gathering part: Int) {
        while walls.seats.count < binding { walls.seats.append(-1) }
        let root = roots[roots.count - 1]
        var seat = (room: root, owner: -1)
        if let entry {
            seat = seats[ObjectIdentifier(entry)] ?? seat
        } else if part >= 0, let owner = walls.owners[part] {
            seat = (owner, owner)
        }
        walls.seats.append(seat.room)
        if seat.owner >= 0 { walls.owners[binding] = seat.owner }
    }

    func insert(_ key: _Key, _ binding: Int) -> Int? {
        guard let owner = walls.owners[binding] else { return nil }
        privateKeys.insert(key)
        return tables[owner, default: _KeyTable(capacity: 0)].insert(key, binding)
    }

    func find(_ key: _Key, besides binding: Int) -> Int?? {
        guard let owner = walls.owners[binding] else { return nil }
        return .some(tables[owner]?.find(key))
    }

    func replace(_ key: _Key, with binding: Int) -> Bool {
        guard let owner = walls.owners[binding] else { return false }
        tables[owner]?.replace(key, with: binding)
        return true
    }

    func find(
        _ key: _Key, for binding: Int, in component: Int, aroundIt: Bool, _ exposed: (Int) -> Int?
    ) -> Int? {
        guard aroundIt else { return find(key, from: seat(of: binding), component, exposed) }
        if let owner = walls.owners[binding] {
            return find(key, from: walls.rooms[owner].outer, component, exposed)
        }
        return find(key, from: walls.doors[component], parents[component], exposed)
    }

    private func find(_ key: _Key, from room: Int, _ component: Int, _ exposed: (Int) -> Int?) -> Int? {
        var (room, component) = (room, component)
        let isPrivate = privateKeys.contains(key)
        while component >= 0 {
            while room >= 0, isPrivate {
                if let found = tables[room]?.find(key) { return found }
                room = walls.rooms[room].outer
            }
            if let found = exposed(component) { return found }
            (room, component) = (walls.doors[component], parents[component])
        }
        return nil
    }

    private func seat(of binding: Int) -> Int { binding < walls.seats.count ? walls.seats[binding] : -1 }

    func sees(_ binding: Int, from other: Int, in component: Int) -> Bool {
        guard let owner = walls.owners[binding] else { return true }
        var (room, component) = (seat(of: other), component)
        while component >= 0 {
            while room >= 0 {
                if room == owner { return true }
                room = walls.rooms[room].outer
            }
            (room, component) = (walls.doors[component], parents[component])
        }
        return false
    }

    func unbound(_ key: _Key, for binding: Int, in component: Int) -> Int {
        let room = seat(of: binding) >= 0 ? seat(of: binding) : walls.doors[component]
        if room >= 0, isConfined[room] { return _GraphModel.walled }
        guard privateKeys.contains(key) else { return _GraphModel.missing }
        var lineage: Set<Int> = []
        var current = component
        while current >= 0 {
            lineage.insert(current)
            current = parents[current]
        }
        let isKept = tables.contains { lineage.contains(walls.rooms[$0].component) && $1.find(key) != nil }
        return isKept ? _GraphModel.walled : _GraphModel.missing
    }

    func finish(_ model: inout _GraphModel, _ exposed: (_Key, Int) -> Int?) {
        for room in walls.rooms.indices {
            guard let requirements = walls.rooms[room].requirements else { continue }
            let (outer, component) = (walls.rooms[room].outer, walls.rooms[room].component)
            let (start, first) = outer < 0 ? (walls.doors[component], parents[component]) : (outer, component)
            for (index, requirement) in requirements.enumerated() {
                let found = find(requirement.key, from: start, first) { exposed(requirement.key, $0) }
                walls.rooms[room].requirements?[index].target = found ?? -1
            }
        }
        while walls.seats.count < model.bindings.count { walls.seats.append(-1) }
        model.walls = walls
    }
}

extension _WallPlanner {
    /// The functions of the planner, which keep it.
    var planning: _WallPlanning {
        _WallPlanning(
            placing: { self.place($0, of: $1, installedBy: $2, in: $3) }, owning: { self.owner(of: $0) },
            copying: { self.seat($0, as: $1) }, seating: { self.seat($0, of: $1, gathering: $2) },
            inserting: { self.insert($0, $1) }, findingBesides: { self.find($0, besides: $1) },
            replacing: { self.replace($0, with: $1) },
            finding: { self.find($0, for: $1, in: $2, aroundIt: $3, $4) },
            seeing: { self.sees($0, from: $1, in: $2) }, refusing: { self.unbound($0, for: $1, in: $2) },
            finishing: { self.finish(&$0, $1) })
    }
}
