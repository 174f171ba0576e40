// SPDX-License-Identifier: Apache-2.0

import DICore

/// The needs that pass the walls of a graph, and the requirements of its closed modules.
///
/// A closed module answers for itself and for all that it includes or installs. Complexity: linear in bindings and edges, for each
/// closed module.
final class WallReview {
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
    private(set) var unneeded: [(room: Int, index: Int)] = []
    /// The edges to what is private elsewhere, without those of closed rooms.
    private(set) var refused: [Int] = []

    private let model: _GraphModel
    private let walls: _GraphModel.Walls
    private let contents: [[Int]]

    init?(_ model: _GraphModel) {
        guard let walls = model.walls else { return nil }
        self.model = model
        self.walls = walls
        contents = model.contentsOfRooms()
        var isExplained: Set<Int> = []
        var answered: Set<[Int]> = []
        for room in walls.rooms.indices where walls.rooms[room].requirements != nil {
            check(room, &isExplained, &answered)
        }
        refused = model.edges.indices.filter {
            model.edges[$0].to == _GraphModel.walled && !isExplained.contains($0)
        }
    }

    private func check(_ room: Int, _ isExplained: inout Set<Int>, _ answered: inout Set<[Int]>) {
        let inside = walls.rooms(within: room)
        let requirements = walls.rooms[room].requirements ?? []
        let members = walls.content(behind: room, of: contents)
        let isMember = Set(members)
        var bound: Set<_Key> = []
        for index in members where model.bindings[index].kind != .offer { bound.insert(model.bindings[index].key) }
        // A decorator needs what it decorates.
        var isNeeded = requirements.map { requirement in
            members.contains { model.bindings[$0].kind == .decorator && model.bindings[$0].key == requirement.key }
        }
        var needs: [Undeclared] = []
        func need(_ key: _Key, _ edge: Int?) {
            if let index = requirements.firstIndex(where: { $0.key == key }) {
                isNeeded[index] = true
                if let edge { isExplained.insert(edge) }
                return
            }
            let place = needs.firstIndex { $0.key == key } ?? needs.count
            if place == needs.count { needs.append(Undeclared(room: room, key: key)) }
            if let edge { needs[place].edges.append(edge) }
        }
        for index in members where !model.bindings[index].isOverride && model.bindings[index].kind != .offer {
            for edge in model.bindings[index].edges {
                let (key, target) = (model.key(ofEdge: edge), model.edges[edge].to)
                guard target != _GraphModel.absent, !isMember.contains(target), !bound.contains(key) else { continue }
                // The candidates of a choice come from anywhere, like contributions.
                if isChoice(index, of: key), !requirements.contains(where: { $0.key == key }) { continue }
                need(key, edge)
            }
        }
        var unmetInside: Set<_Key> = []
        for other in inside where other != room {
            for (index, requirement) in (walls.rooms[other].requirements ?? []).enumerated() {
                guard !bound.contains(requirement.key), !isMember.contains(requirement.target) else { continue }
                if requirements.contains(where: { $0.key == requirement.key }) {
                    // The outermost module that requires a key asks for it.
                    answered.insert([other, index])
                    need(requirement.key, nil)
                } else if requirement.target < 0 {
                    unmetInside.insert(requirement.key)
                } else {
                    need(requirement.key, nil)
                }
            }
        }
        for need in needs {
            isExplained.formUnion(need.edges)
            if !unmetInside.contains(need.key) { undeclared.append(need) }
        }
        for index in requirements.indices {
            if requirements[index].target < 0 { unmet.append((room, index)) }
            if !isNeeded[index] { unneeded.append((room, index)) }
        }
        unmet.removeAll { answered.contains([$0.room, $0.index]) }
    }

    /// Whether a binding chooses the binding of a key by a property, also where no properties are given.
    ///
    /// An alias of one key has one edge, and a factory has no qualified parameters.
    private func isChoice(_ index: Int, of key: _Key) -> Bool {
        let binding = model.bindings[index]
        if model.choosers[index] != nil || (binding.kind == .alias && binding.edges.count > 1) { return true }
        return binding.kind == .factory && key.isQualified
    }
}
