// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The target of an edge whose key a wall keeps from its requester, or that a closed module needs without saying so.
    @inlinable package static var walled: Int { -3 }

    /// The walls of a graph: who includes whom, what is private to whom, and what closed modules require.
    package struct Walls: Sendable {
        /// A component, module or list: the owner of what is written in it.
        package struct Room: Sendable {
            /// The component or module; nil for a list.
            package var subject: Any.Type?
            /// The index of the component.
            package var component: Int
            /// The innermost room around it: the nearest one through which everything leads that includes it, or -1.
            package var outer: Int
            /// The rooms that it includes.
            package var includes: [Int] = []
            /// The place where it is included first, if that is known.
            package var place: _SourcePlace?
            /// Its requirements, if it is closed.
            package var requirements: [Requirement]?

            /// Describes a room.
            package init(_ subject: Any.Type?, in component: Int, outer: Int, place: _SourcePlace?) {
                (self.subject, self.component, self.outer, self.place) = (subject, component, outer, place)
            }
        }

        /// A key that a closed module expects of those who include it.
        package struct Requirement: Sendable {
            /// The key.
            package var key: _Key
            /// The place where it is required.
            package var place: _SourcePlace
            /// The number of the key.
            package var number: Int = -1
            /// The binding that meets it, or -1.
            package var target: Int = -1

            /// Describes a requirement.
            package init(_ key: _Key, _ place: _SourcePlace) {
                (self.key, self.place) = (key, place)
            }
        }

        /// The rooms, each behind its outer one.
        package var rooms: [Room] = []
        /// The room in which each binding is written, or -1.
        package var seats: [Int] = []
        /// The room to which each binding is private, or -1.
        package var owners: [Int] = []
        /// The number of each binding's key; equal keys have the same one.
        package var numbers: [Int] = []
        /// The number of keys: those of bindings and of requirements.
        package var keyCount: Int = 0
        /// The room in which each component is installed, or -1.
        package var doors: [Int] = []

        /// Makes walls around nothing.
        package init() {}

        /// Returns a room and all that it includes, directly or not, in the order of the graph.
        package func rooms(within room: Int) -> [Int] {
            guard !rooms[room].includes.isEmpty else { return [room] }
            var found: Set<Int> = [room]
            var open = [room]
            while let next = open.popLast() {
                for inner in rooms[next].includes where found.insert(inner).inserted { open.append(inner) }
            }
            return found._sorted { $0 < $1 }
        }

        /// Returns the bindings behind a room: its own, and those of the rooms that it includes, in the order of the graph. `contents`
        /// are those of all rooms.
        package func content(behind room: Int, of contents: [[Int]]) -> [Int] {
            let inside = rooms(within: room)
            return inside.count == 1 ? contents[room] : inside.flatMap { contents[$0] }._sorted { $0 < $1 }
        }
    }

    /// The bindings by the rooms in which they are written, or in which a component is installed that contains them.
    ///
    /// Complexity: linear in the bindings, and in the depth of components.
    package func contentsOfRooms() -> [[Int]] {
        guard let walls else { return [] }
        var contents: [[Int]] = Array(repeating: [], count: walls.rooms.count)
        for binding in bindings.indices {
            var (room, component) = (walls.seats[binding], bindings[binding].component)
            while component >= 0 {
                if room >= 0 { contents[room].append(binding) }
                (room, component) = (walls.doors[component], components[component].parent)
            }
        }
        return contents
    }

    /// The room to which a binding is private, or -1.
    package func owner(of binding: Int) -> Int {
        rare.owner(of: binding)
    }
}
