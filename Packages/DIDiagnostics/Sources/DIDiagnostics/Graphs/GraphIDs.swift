// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The ids of a graph's components and bindings: names with modules from the root component down.
///
/// An id does not depend on other bindings: names always include their modules; a collection's part is identified by its entry's
/// key or by its module, a decorator by its module. Numbers, in the order of places, distinguish equal names, such as two
/// bindings of one key or private types of two files; the order of included modules is irrelevant.
struct GraphIDs {
    private(set) var components: [String] = []
    private(set) var bindings: [String] = []

    /// Makes the ids. Complexity: linear in components, bindings and the lengths of the ids.
    init(_ model: _GraphModel, _ names: TypeNames) {
        // Parents precede their children, whose ids begin with the final id of the parent.
        var siblings: [Int: [Int]] = [:]
        for index in model.components.indices { siblings[model.components[index].parent, default: []].append(index) }
        components = Array(repeating: "", count: model.components.count)
        for parent in [-1] + model.components.indices {
            guard let children = siblings[parent] else { continue }
            let prefix = parent >= 0 ? components[parent] + "/" : ""
            let ids = children.map { prefix + names.identifying(model.components[$0].type) }
            let unique = Self.numbered(ids, children.map { model.components[$0].place })
            for (child, id) in zip(children, unique) { components[child] = id }
        }
        let ids = model.bindings.indices.map { index in
            components[model.bindings[index].component] + ":" + Self.name(of: index, in: model, names)
        }
        bindings = Self.numbered(ids, model.bindings.map(\.place))
    }

    private static func name(of index: Int, in model: _GraphModel, _ names: TypeNames) -> String {
        let binding = model.bindings[index]
        var name = names.identifying(binding.key.element)
        if let tag = binding.key.tag { name += " tagged \(names.identifying(tag))" }
        if let declared = binding.key.defaultName {
            name += " default \"\(declared)\""
        } else if let qualifier = binding.key.qualifier {
            name += " qualified \"\(qualifier)\""
        }
        if binding.kind == .decorator {
            return name + "/decorator" + (binding.module.map { " of " + names.identifying($0) } ?? "")
        }
        guard binding.kind == .contribution else { return name }
        if let key = model.entryKeys[index], let text = Self.text(of: key.key) { return "\(name)/\(text)" }
        return name + "/" + (binding.module.map(names.identifying) ?? names.identifying(binding.element))
    }

    /// The text of an entry's key, if it is unique and the same in every process.
    private static func text(of key: Any) -> String? {
        switch key {
        case let text as String: "\"\(text)\""
        case let value as any LosslessStringConvertible: value.description
        case let value as any RawRepresentable: text(of: value.rawValue)
        // A case without payload.
        case let value
        where Mirror(reflecting: value).displayStyle == .enum && Mirror(reflecting: value).children.isEmpty:
            String(describing: value)
        default: nil
        }
    }

    /// Appends numbers to equal ids, except to the first by place.
    private static func numbered(_ ids: [String], _ places: [_SourcePlace?]) -> [String] {
        var groups: [String: [Int]] = [:]
        for (index, id) in ids.enumerated() { groups[id, default: []].append(index) }
        guard groups.count < ids.count else { return ids }
        var result = ids
        var used = Set(groups.keys)
        for (index, id) in ids.enumerated() {
            guard let group = groups[id], group.count > 1, group[0] == index else { continue }
            let sorted = group._sorted { Place.precedes(places[$0]?.place, places[$1]?.place) ?? ($0 < $1) }
            var number = 1
            for index in sorted.dropFirst() {
                repeat { number += 1 } while !used.insert("\(id)#\(number)").inserted
                result[index] = "\(id)#\(number)"
            }
        }
        return result
    }
}
