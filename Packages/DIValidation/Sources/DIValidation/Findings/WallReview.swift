// SPDX-License-Identifier: Apache-2.0

import DICore

/// The needs that pass the walls of a graph, and the requirements of its closed modules.
///
/// A closed module answers for itself and for all that it includes or installs. Complexity: linear in bindings and edges, for each
/// closed module around them.
package struct WallReview {
    /// The needs of a closed room for one key that it neither binds nor includes nor requires.
    struct Undeclared {
        let room: Int
        let key: _Key
        /// The edges that need it; none if only a closed module within the room requires it.
        var edges: [Int] = []
    }

    private(set) var undeclared: [Undeclared] = []
    /// The requirements that nothing meets, by room and index.
    private(set) var unmet: [(room: Int, index: Int)] = []
    /// The requirements that nothing needs.
    package private(set) var unneeded: [(room: Int, index: Int)] = []
    /// The edges to what is private elsewhere, without those of closed rooms.
    private(set) var refused: [Int] = []

    private let model: _GraphModel
    private let walls: _GraphModel.Walls
    private let contents: [[Int]]
    private var marks: Marks
    /// The numbers of the keys of edges to no binding.
    private lazy var unbound: UnboundKeys = UnboundKeys(model, walls)
    /// The edges to no binding that a closed room has to answer for.
    private var isExplained: Set<Int> = []
    /// The unmet requirements that a closed module further out has, too.
    private var answered: Set<[Int]> = []

    /// The room that was judged last with each binding and each key.
    ///
    /// Numbers instead of sets: hashing the keys of fifty closed modules took as long as planning a thousand bindings.
    private struct Marks {
        /// The bindings behind the room.
        var members: [Int]
        /// The keys that are bound behind it.
        var bound: [Int]
        /// The keys that it requires, and the index of each requirement.
        var required: [Int]
        var indices: [Int]

        init(_ walls: _GraphModel.Walls, bindings: Int) {
            members = Array(repeating: -1, count: bindings)
            bound = Array(repeating: -1, count: walls.keyCount)
            (required, indices) = (bound, bound)
        }
    }

    package init?(_ model: _GraphModel) {
        guard let walls = model.walls else { return nil }
        self.model = model
        self.walls = walls
        contents = model.contentsOfRooms()
        marks = Marks(walls, bindings: model.bindings.count)
        for room in walls.rooms.indices {
            if let requirements = walls.rooms[room].requirements { check(room, requirements) }
        }
        if !answered.isEmpty { unmet.removeAll { answered.contains([$0.room, $0.index]) } }
        refused = model.edges.indices.filter {
            model.edges[$0].to == _GraphModel.walled && !isExplained.contains($0)
        }
    }

    private mutating func check(_ room: Int, _ requirements: [_GraphModel.Walls.Requirement]) {
        let members = walls.content(behind: room, of: contents)
        mark(members, requirements, of: room)
        var judged = Judged(requirements.count)
        for index in members {
            // A decorator needs what it decorates.
            if model.bindings[index].kind == .decorator { need(walls.numbers[index], in: room, &judged) }
            if !model.bindings[index].isOverride, model.bindings[index].kind != .offer {
                checkEdges(of: index, in: room, &judged)
            }
        }
        for other in walls.rooms(within: room) where other != room { checkRequirements(of: other, in: room, &judged) }
        for need in judged.needs {
            isExplained.formUnion(need.undeclared.edges)
            if !judged.unmetInside.contains(need.number) { undeclared.append(need.undeclared) }
        }
        for index in requirements.indices {
            if requirements[index].target < 0 { unmet.append((room, index)) }
            if !judged.isNeeded[index] { unneeded.append((room, index)) }
        }
    }

    /// The needs of a room that have been found.
    private struct Judged {
        /// Whether something needs each requirement.
        var isNeeded: [Bool]
        var needs: [(number: Int, undeclared: Undeclared)] = []
        /// The keys that closed modules within the room require and nothing meets.
        var unmetInside: Set<Int> = []

        init(_ count: Int) { isNeeded = Array(repeating: false, count: count) }

        /// Adds a need that the room doesn't require.
        mutating func add(_ number: Int, _ key: _Key, _ edge: Int?, in room: Int) {
            let place = needs.firstIndex { $0.number == number } ?? needs.count
            if place == needs.count { needs.append((number, Undeclared(room: room, key: key))) }
            if let edge { needs[place].undeclared.edges.append(edge) }
        }
    }

    private mutating func mark(_ members: [Int], _ requirements: [_GraphModel.Walls.Requirement], of room: Int) {
        for index in members {
            marks.members[index] = room
            if model.bindings[index].kind != .offer { marks.bound[walls.numbers[index]] = room }
        }
        for index in requirements.indices {
            marks.required[requirements[index].number] = room
            marks.indices[requirements[index].number] = index
        }
    }

    private mutating func checkEdges(of binding: Int, in room: Int, _ judged: inout Judged) {
        for edge in model.bindings[binding].edges {
            let target = model.edges[edge].to
            if target == _GraphModel.absent || (target >= 0 && marks.members[target] == room) { continue }
            let number = target >= 0 ? walls.numbers[target] : unbound.number(of: model.key(ofEdge: edge))
            if number < walls.keyCount {
                guard marks.bound[number] != room else { continue }
                if need(number, in: room, &judged) {
                    if target < 0 { isExplained.insert(edge) }
                    continue
                }
            }
            let key = model.key(ofEdge: edge)
            // The candidates of a choice come from anywhere, like contributions.
            if !isChoice(binding, of: key) { judged.add(number, key, edge, in: room) }
        }
    }

    private mutating func checkRequirements(of other: Int, in room: Int, _ judged: inout Judged) {
        for (index, requirement) in (walls.rooms[other].requirements ?? []).enumerated() {
            let (number, target) = (requirement.number, requirement.target)
            guard marks.bound[number] != room, target < 0 || marks.members[target] != room else { continue }
            if need(number, in: room, &judged) {
                // The outermost module that requires a key asks for it.
                if target < 0 { answered.insert([other, index]) }
            } else if target < 0 {
                judged.unmetInside.insert(number)
            } else {
                judged.add(number, requirement.key, nil, in: room)
            }
        }
    }

    /// Notes that a room needs a key; false if it doesn't require that.
    @discardableResult
    private func need(_ number: Int, in room: Int, _ judged: inout Judged) -> Bool {
        guard marks.required[number] == room else { return false }
        judged.isNeeded[marks.indices[number]] = true
        return true
    }

    /// Whether a binding chooses the binding of a key by a property, also where no properties are given.
    ///
    /// An alias of one key has one edge, and a factory has no qualified parameters.
    private func isChoice(_ index: Int, of key: _Key) -> Bool {
        let binding = model.bindings[index]
        if model.choosers[index] != nil || model.unchosen[index] != nil { return true }
        if binding.kind == .alias && binding.edges.count > 1 { return true }
        return binding.kind == .factory && key.isQualified
    }
}

/// The numbers of keys by which edges lead to no binding: those of the graph, and more for the keys that it doesn't have.
private struct UnboundKeys {
    private var numbers: [_Key: Int] = [:]
    private var count: Int

    init(_ model: _GraphModel, _ walls: _GraphModel.Walls) {
        count = walls.keyCount
        for (index, number) in walls.numbers.enumerated() { numbers[model.bindings[index].key] = number }
        for requirement in walls.rooms.lazy.compactMap(\.requirements).joined() {
            numbers[requirement.key] = requirement.number
        }
    }

    mutating func number(of key: _Key) -> Int {
        if let number = numbers[key] { return number }
        defer { count += 1 }
        numbers[key] = count
        return count
    }
}
