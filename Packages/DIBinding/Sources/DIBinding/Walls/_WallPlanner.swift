// SPDX-License-Identifier: Apache-2.0

import DICore

/// The walls of a graph while it is planned.
///
/// A room is a component, a module or a list. A binding sees what is private to its own room, then to the rooms through which
/// everything leads that includes it: the dominators of the graph of inclusions, by the algorithm of Cooper, Harvey and Kennedy.
/// Then come the exposed bindings of its component, and the rooms around the place in which that is installed.
struct _WallPlanner: ~Copyable {
    private var walls: _GraphModel.Walls = _GraphModel.Walls()
    /// The private bindings of each room.
    private var tables: [_KeyTable] = []
    private var hidesKeys: [Bool] = []
    /// The room of each component itself, or -1; and its parent.
    private var roots: [Int] = []
    private var parents: [Int] = []
    /// The room to which the content of each room is private, or -1.
    private var privateTo: [Int] = []
    /// The rooms that a closed module includes, and those modules.
    private var isConfined: [Bool] = []
    /// The notes of the component that is being placed, and the room of each of their inclusions.
    private var notes: [(notes: _WallNotes, rooms: [Int])] = []

    mutating func place(_ notes: [_WallNotes], of component: Int, installedBy binding: Int, in model: _GraphModel) {
        // Components that were placed before the first wall was found have none around them.
        while roots.count < component { add(-1, parent: model.components[roots.count].parent, door: -1) }
        let parent = model.components[component].parent
        let door = binding < 0 ? -1 : door(of: model.components[component].type, installedBy: binding)
        self.notes = []
        let root = notes.isEmpty ? -1 : walls.rooms.count
        add(root, parent: parent, door: door)
        guard root >= 0 else { return }
        _ = addRoom(of: model.components[component].type, in: component, outer: -1, privateTo: -1, nil)
        var known: [ObjectIdentifier: [(room: Int, owner: Int)]] = [:]
        var pairs: [(room: Int, includer: Int)] = []
        for notes in notes { add(notes, to: root, &known, &pairs) }
        findOuterRooms(pairs)
        confine(from: root, isConfined: door >= 0 && isConfined[door])
        hidesKeys += Array(repeating: false, count: walls.rooms.count - tables.count)
        tables += Array(repeating: _KeyTable(capacity: 0), count: walls.rooms.count - tables.count)
    }

    private mutating func addRoom(
        of subject: Any.Type?, in component: Int, outer: Int, privateTo owner: Int, _ place: _SourcePlace?
    ) -> Int {
        walls.rooms.append(_GraphModel.Walls.Room(subject, in: component, outer: outer, place: place))
        privateTo.append(owner)
        return walls.rooms.count - 1
    }

    private mutating func add(_ root: Int, parent: Int, door: Int) {
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

    private mutating func add(
        _ notes: _WallNotes, to root: Int, _ known: inout [ObjectIdentifier: [(room: Int, owner: Int)]],
        _ pairs: inout [(room: Int, includer: Int)]
    ) {
        let component = walls.rooms[root].component
        // An override or an overlay is a list of its own.
        var rooms = [root]
        if !notes.isOwn { rooms = [addRoom(of: nil, in: component, outer: root, privateTo: -1, nil)] }
        rooms.reserveCapacity(notes.inclusions.count + 1)
        for inclusion in notes.inclusions {
            let (includer, owner) = (rooms[inclusion.includer], inclusion.owner < 0 ? -1 : rooms[inclusion.owner])
            let subject = inclusion.subject.map(ObjectIdentifier.init)
            var room = self.owner(within: owner, inclusion.subject)
            if room < 0, let subject { room = known[subject]?.first { $0.owner == owner }?.room ?? -1 }
            if room < 0 {
                room = addRoom(
                    of: inclusion.subject, in: component, outer: includer, privateTo: owner, inclusion.place)
                if let subject { known[subject, default: []].append((room, owner)) }
            }
            rooms.append(room)
            pairs.append((room, includer))
            walls.rooms[includer].includes.append(room)
        }
        require(notes.words, rooms)
        self.notes.append((notes, rooms))
    }

    /// Closes rooms, and adds their requirements.
    private mutating func require(_ words: [_WallNotes.Word], _ rooms: [Int]) {
        var next = 0
        while next < words.count {
            let inclusion = words[next].inclusion
            let end = words[next...].firstIndex { $0.inclusion != inclusion } ?? words.count
            // Taken out, so that the array isn't copied.
            var requirements = walls.rooms[rooms[inclusion]].requirements ?? []
            walls.rooms[rooms[inclusion]].requirements = nil
            requirements.reserveCapacity(requirements.count + end - next)
            for index in next..<end {
                guard let key = words[index].key else { continue }
                requirements.append(_GraphModel.Walls.Requirement(key, words[index].place))
            }
            walls.rooms[rooms[inclusion]].requirements = requirements
            next = end
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

    private mutating func findOuterRooms(_ pairs: [(room: Int, includer: Int)]) {
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
    private mutating func confine(from first: Int, isConfined isWhole: Bool) {
        isConfined += Array(repeating: isWhole, count: walls.rooms.count - first)
        var open = (first..<walls.rooms.count).filter { walls.rooms[$0].requirements != nil }
        while let room = open.popLast() {
            guard !isConfined[room] else { continue }
            isConfined[room] = true
            open += walls.rooms[room].includes
        }
    }

    /// The room of an entry of the component that is being placed, and that to which it is private, or -1.
    private func seat(of entry: _Entry) -> (room: Int, owner: Int)? {
        // Of an entry that is recorded several times the last recording counts.
        for index in notes.indices.reversed() {
            guard let seat = notes[index].notes.seat(of: entry) else { continue }
            return (notes[index].rooms[seat.inclusion], seat.owner < 0 ? -1 : notes[index].rooms[seat.owner])
        }
        return nil
    }

    func owner(of entry: _Entry) -> Int { seat(of: entry)?.owner ?? -1 }

    func seat(_ copy: _Entry, as entry: _Entry) {
        for (notes, _) in notes { notes.seat(copy, as: entry) }
    }

    mutating func seat(_ binding: Int, of entry: _Entry?, gathering part: Int) -> Bool {
        fillSeats(upTo: binding)
        var seat = (room: roots[roots.count - 1], owner: -1)
        if let entry {
            seat = self.seat(of: entry) ?? seat
        } else if part >= 0, walls.owners[part] >= 0 {
            seat = (walls.owners[part], walls.owners[part])
        }
        walls.seats.append(seat.room)
        walls.owners.append(seat.owner)
        return seat.owner >= 0
    }

    /// Adds bindings of components that were placed before the first wall was found.
    private mutating func fillSeats(upTo binding: Int) {
        while walls.seats.count < binding {
            walls.seats.append(-1)
            walls.owners.append(-1)
        }
    }

    mutating func insert(_ key: _Key, _ binding: Int) -> Int {
        let owner = walls.owners[binding]
        hidesKeys[owner] = true
        return tables[owner].insert(key, binding)
    }

    func find(_ key: _Key, besides binding: Int) -> Int?? {
        let owner = owner(of: binding)
        return owner < 0 ? nil : .some(tables[owner].find(key))
    }

    mutating func replace(_ key: _Key, with binding: Int) -> Bool {
        let owner = owner(of: binding)
        guard owner >= 0 else { return false }
        tables[owner].replace(key, with: binding)
        return true
    }

    func find(
        _ key: _Key, for binding: Int, in component: Int, aroundIt: Bool, _ exposed: (Int) -> Int?
    ) -> Int? {
        guard aroundIt else { return find(key, from: seat(of: binding), component, exposed) }
        let owner = owner(of: binding)
        if owner >= 0 { return find(key, from: walls.rooms[owner].outer, component, exposed) }
        return find(key, from: walls.doors[component], parents[component], exposed)
    }

    private func find(_ key: _Key, from room: Int, _ component: Int, _ exposed: (Int) -> Int?) -> Int? {
        var (room, component) = (room, component)
        while component >= 0 {
            while room >= 0 {
                if hidesKeys[room], let found = tables[room].find(key) { return found }
                room = walls.rooms[room].outer
            }
            if let found = exposed(component) { return found }
            (room, component) = (walls.doors[component], parents[component])
        }
        return nil
    }

    private func seat(of binding: Int) -> Int { binding < walls.seats.count ? walls.seats[binding] : -1 }

    /// The room to which a binding is private, or -1; also for the binding -1 of a collection that is only declared.
    private func owner(of binding: Int) -> Int { walls.owners.indices.contains(binding) ? walls.owners[binding] : -1 }

    func sees(_ binding: Int, from other: Int, in component: Int) -> Bool {
        let owner = owner(of: binding)
        guard owner >= 0 else { return true }
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
        let isKept = tables.indices.contains {
            hidesKeys[$0] && tables[$0].find(key) != nil && isBelow(walls.rooms[$0].component, component)
        }
        return isKept ? _GraphModel.walled : _GraphModel.missing
    }

    /// Whether a component is another one, or below that.
    private func isBelow(_ ancestor: Int, _ component: Int) -> Bool {
        var component = component
        while component > ancestor { component = parents[component] }
        return component == ancestor
    }

    mutating func finish(_ model: inout _GraphModel, _ exposed: (_Key, Int) -> Int?) {
        fillSeats(upTo: model.bindings.count)
        var numbering = Numbering(capacity: model.bindings.count)
        walls.numbers.reserveCapacity(model.bindings.count)
        for index in model.bindings.indices { walls.numbers.append(numbering.number(of: model.bindings[index].key)) }
        for room in walls.rooms.indices {
            // Taken out, so that the array isn't copied.
            guard var requirements = walls.rooms[room].requirements else { continue }
            walls.rooms[room].requirements = nil
            numbering.number(&requirements, of: room)
            let (outer, component) = (walls.rooms[room].outer, walls.rooms[room].component)
            let (start, first) = outer < 0 ? (walls.doors[component], parents[component]) : (outer, component)
            for index in requirements.indices {
                let key = requirements[index].key
                requirements[index].target = find(key, from: start, first) { exposed(key, $0) } ?? -1
            }
            walls.rooms[room].requirements = requirements
        }
        walls.keyCount = numbering.count
        model.walls = walls
    }

    /// The numbers of the keys of a graph.
    private struct Numbering {
        private var table: _KeyTable
        private(set) var count: Int = 0
        /// The last room that requires each key.
        private var rooms: [Int] = []

        init(capacity: Int) { table = _KeyTable(capacity: capacity) }

        mutating func number(of key: _Key) -> Int {
            let number = table.insert(key, count)
            if number == count {
                count += 1
                rooms.append(-1)
            }
            return number
        }

        /// Numbers the keys of a room's requirements, and leaves out a repeated one.
        mutating func number(_ requirements: inout [_GraphModel.Walls.Requirement], of room: Int) {
            var isRepeated = false
            for index in requirements.indices {
                let number = number(of: requirements[index].key)
                if rooms[number] == room {
                    isRepeated = true
                } else {
                    requirements[index].number = number
                    rooms[number] = room
                }
            }
            if isRepeated { requirements.removeAll { $0.number < 0 } }
        }
    }
}

extension _WallPlanner {
    /// The object that the functions of a planner keep.
    private final class State {
        // Proof of @exclusivity(unchecked): one thread plans, and what a function of the planner calls doesn't come back to it.
        @exclusivity(unchecked) var planner: _WallPlanner = _WallPlanner()
    }

    /// The functions of a new planner.
    static var planning: _WallPlanning {
        let state = State()
        return _WallPlanning(
            placing: { state.planner.place($0, of: $1, installedBy: $2, in: $3) },
            owning: { state.planner.owner(of: $0) }, copying: { state.planner.seat($0, as: $1) },
            seating: { state.planner.seat($0, of: $1, gathering: $2) },
            inserting: { state.planner.insert($0, $1) }, findingBesides: { state.planner.find($0, besides: $1) },
            replacing: { state.planner.replace($0, with: $1) },
            finding: { state.planner.find($0, for: $1, in: $2, aroundIt: $3, $4) },
            seeing: { state.planner.sees($0, from: $1, in: $2) },
            refusing: { state.planner.unbound($0, for: $1, in: $2) },
            finishing: { state.planner.finish(&$0, $1) })
    }
}
