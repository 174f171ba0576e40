// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics

/// The verdicts on a case by a naive closure: what is behind a wall is found by taking the wall's owner away.
struct WallOracle {
    /// A module in the part of the graph that it exposes to: the component's, which is nil, or what is private to another room.
    struct Room: Hashable {
        /// Nil for the component itself.
        var module: Int?
        var owner: [Room]

        /// A room around this one, or itself, that is a module's: a module behind its own wall counts once.
        func owner(of module: Int) -> Room? {
            self.module == module ? self : owner.first?.owner(of: module)
        }
    }

    struct Entry {
        var binding: WallCase.Binding
        var room: Room
        var owner: Room?
    }

    /// An edge between the lines of two bindings, with the module to which the second is private.
    struct Edge: Hashable, CustomStringConvertible {
        var from: Int
        var to: Int
        var owner: String?

        var description: String { "\(from) to \(to), \(owner ?? "exposed")" }
    }

    private let subject: WallCase
    private(set) var verdicts: Set<String> = []
    private(set) var edges: Set<Edge> = []
    private var rooms: [Room] = []
    private var includes: [Room: [Room]] = [:]
    private var entries: [Entry] = []
    private var requirements: [Room: [Int]] = [:]
    private let shop: Room = Room(module: nil, owner: [])

    init(_ subject: WallCase) {
        self.subject = subject
        visit(shop)
        leaveOutDefaults()
        findDuplicates()
        judge()
    }

    private mutating func visit(_ room: Room) {
        guard !rooms.contains(room) else { return }
        rooms.append(room)
        includes[room] = []
        visit(room.module.map { subject.modules[$0] } ?? subject.items, of: room, isPrivate: false)
    }

    private mutating func visit(_ items: [WallCase.Item], of room: Room, isPrivate: Bool) {
        let owner = isPrivate ? room : room.owner.first
        for item in items {
            switch item {
            case .bind(let binding): entries.append(Entry(binding: binding, room: room, owner: owner))
            case .include(let number):
                let inner = owner?.owner(of: number) ?? Room(module: number, owner: owner.map { [$0] } ?? [])
                includes[room]?.append(inner)
                visit(inner)
            case .privately(let items): visit(items, of: room, isPrivate: true)
            case .require(let key): requirements[room, default: []].append(key)
            case .requireNothing: requirements[room, default: []] += []
            }
        }
    }

    private mutating func leaveOutDefaults() {
        let fixed = entries.filter { !$0.binding.isDefault }
        entries.removeAll { entry in
            entry.binding.isDefault
                && fixed.contains {
                    $0.binding.key == entry.binding.key && ($0.owner == nil || $0.owner == entry.owner)
                }
        }
    }

    private mutating func findDuplicates() {
        for (index, entry) in entries.enumerated() {
            let isSecond = entries[..<index].contains {
                $0.binding.key == entry.binding.key && $0.owner == entry.owner
            }
            if isSecond { note("DuplicateBinding", entry.binding.key) }
        }
    }

    private mutating func note(_ id: String, _ key: Int) { verdicts.insert("DI/\(id) \(key)") }

    /// Whether a room is included when another one is taken away.
    private func isReached(_ room: Room, without taken: Room) -> Bool {
        guard taken != shop else { return false }
        var seen: Set<Room> = [shop]
        var open = [shop]
        while let next = open.popLast() {
            if next == room { return true }
            for inner in includes[next] ?? [] where inner != taken && seen.insert(inner).inserted { open.append(inner) }
        }
        return false
    }

    /// The rooms behind whose walls a room is, the innermost first.
    private func walls(around room: Room) -> [Room] {
        let around = rooms.filter { $0 == room || !isReached(room, without: $0) }
        return around.sorted { one, other in
            one != other && (one == room || (other != room && !isReached(one, without: other)))
        }
    }

    private func find(_ key: Int, from walls: [Room]) -> Entry? {
        for wall in walls {
            if let found = entries.first(where: { $0.binding.key == key && $0.owner == wall }) { return found }
        }
        return entries.first { $0.binding.key == key && $0.owner == nil }
    }

    private func within(_ room: Room) -> Set<Room> {
        var found: Set<Room> = [room]
        var open = [room]
        while let next = open.popLast() {
            for inner in includes[next] ?? [] where found.insert(inner).inserted { open.append(inner) }
        }
        return found
    }

    private mutating func judge() {
        var isUnmet: [Room: Set<Int>] = [:]
        for (room, keys) in requirements {
            let around = Array(walls(around: room).dropFirst())
            for key in keys where find(key, from: around) == nil { isUnmet[room, default: []].insert(key) }
        }
        var explained: Set<[Int]> = []
        for (room, keys) in requirements {
            let inside = within(room)
            let bound = Set(entries.filter { inside.contains($0.room) }.map(\.binding.key))
            var needs: [(index: Int, key: Int)] = []
            for (index, entry) in entries.enumerated() where inside.contains(entry.room) {
                for key in entry.binding.needs {
                    let found = find(key, from: walls(around: entry.room))
                    if found.map({ inside.contains($0.room) }) == true || bound.contains(key) { continue }
                    needs.append((index, key))
                }
            }
            for other in inside where other != room {
                for key in requirements[other] ?? [] where !bound.contains(key) {
                    let found = find(key, from: Array(walls(around: other).dropFirst()))
                    if found.map({ inside.contains($0.room) }) != true { needs.append((-1, key)) }
                }
            }
            let unmetInside = Set(inside.filter { $0 != room }.flatMap { isUnmet[$0] ?? [] })
            for need in needs {
                explained.insert([need.index, need.key])
                if !keys.contains(need.key), !unmetInside.contains(need.key) { note("UndeclaredNeed", need.key) }
            }
        }
        for (room, keys) in isUnmet {
            for key in keys {
                let isAnswered = rooms.contains { outer in
                    outer != room && within(outer).contains(room) && requirements[outer]?.contains(key) == true
                        && !entries.contains { within(outer).contains($0.room) && $0.binding.key == key }
                }
                if !isAnswered { note("RequirementUnmet", key) }
            }
        }
        for (index, entry) in entries.enumerated() {
            for key in entry.binding.needs {
                if let found = find(key, from: walls(around: entry.room)) {
                    edges.insert(
                        Edge(from: entry.binding.line, to: found.binding.line, owner: found.owner.map(Self.name)))
                } else if !explained.contains([index, key]) {
                    let isKept = entries.contains { $0.binding.key == key }
                    let isClosed = requirements.keys.contains { within($0).contains(entry.room) }
                    note(isKept || isClosed ? "PrivateBinding" : "MissingBinding", key)
                }
            }
        }
    }

    private static func name(_ room: Room) -> String { room.module.map { "Walled<D\($0)>" } ?? "WalledShop" }
}
