// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Words for walls.
extension _Explainer {
    /// The name of a room: that of a component or module, or the place of a list.
    func name(ofRoom index: Int) -> String {
        guard let room = model.walls?.rooms[index] else { return "" }
        if let subject = room.subject { return names.shown(subject) }
        return room.place.map { "the list at \($0.place)" } ?? "a list"
    }

    /// A room in a sentence: `module 'Kitchen'`, `'Shop'` for a component, or a list with its place.
    func called(room index: Int) -> String {
        guard let room = model.walls?.rooms[index], room.subject != nil else { return name(ofRoom: index) }
        let isComponent = room.outer < 0 && isStack(room.component) == nil
        if room.outer < 0 { return isComponent ? "'\(name(ofRoom: index))'" : named(room.component) }
        return "module '\(name(ofRoom: index))'"
    }

    /// A requirement of a room, and the room.
    func requirement(
        _ index: Int, ofRoom room: Int
    ) -> (requirement: _GraphModel.Walls.Requirement, room: _GraphModel.Walls.Room) {
        guard let room = model.walls?.rooms[room], let requirement = room.requirements?[index] else {
            // Proof: the rule that has found it has read it there.
            preconditionFailure("a finding of a requirement that isn't in the graph")
        }
        return (requirement, room)
    }

    /// The steps of some requests for one key: the way from the nearest up to the root, and the others.
    func requests(over edges: [Int]) -> [Diagnostic.Step] {
        let requesters = sortedByDistance(edges.map { model.edges[$0].from })
        guard let first = requesters.first else { return [] }
        let others = sortedByPlace(Array(requesters.dropFirst())).map { step(.alsoNeededBy, $0) }
        return way(upFrom: first) + others
    }

    /// The step of the inclusion of a closed module.
    func inclusion(ofRoom index: Int) -> [Diagnostic.Step] {
        guard let room = model.walls?.rooms[index], let place = room.place?.place else { return [] }
        let includer = room.outer < 0 ? nil : model.walls?.rooms[room.outer]
        let isNamed = includer.map { $0.subject != nil && ($0.outer >= 0 || isStack($0.component) == nil) } ?? false
        return [Diagnostic.Step(.included, name: isNamed ? name(ofRoom: room.outer) : "", place: place)]
    }

    /// The private bindings of a key that a component would see without walls, by place.
    func privateBindings(of key: _Key, from component: Int?) -> [Int] {
        let lineage = component.map { Set(model.lineage(of: $0)) }
        return sortedByPlace(
            model.bindings.indices.filter {
                model.owner(of: $0) >= 0 && model.bindings[$0].key == key && model.bindings[$0].kind.answersRequests
                    && lineage?.contains(model.bindings[$0].component) != false
            })
    }

    /// Describes what is exposed beside what is private to a room.
    func exposed(besidesRoom owner: Int) -> [String] {
        guard let walls = model.walls else { return [] }
        let keys = model.bindings.indices.filter {
            walls.seats[$0] == owner && walls.owners[$0] < 0 && model.isVisible($0)
                && model.bindings[$0].kind != .collection
        }.map { quotedKey(of: $0) }
        guard !keys.isEmpty else { return ["\(called(room: owner)) exposes nothing beside it"] }
        return ["\(called(room: owner)) exposes \(_DiagnosticText.list(_DiagnosticText.capped(keys))) beside it"]
    }

    /// The word that requires a key, as a line of a binder or of a list.
    func requiring(_ key: _Key, inList isListed: Bool) -> String {
        let name = _expression(of: names.shown(key.tag ?? key.type))
        let qualifier = key.qualifier.map { ", qualified: \(Self.inQuotes($0))" } ?? ""
        return "\(isListed ? "" : "binder.")requires(\(key.tag == nil ? "" : "tagged: ")\(name).self\(qualifier))"
    }
}
