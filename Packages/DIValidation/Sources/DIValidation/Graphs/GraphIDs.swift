// SPDX-License-Identifier: Apache-2.0

/// The ids of a graph's components and bindings: names with modules from the root component down.
///
/// Nothing in them depends on what else is bound: names always have their modules, and a part of a collection is told by
/// the key of its entry or by the module of bindings that adds it. Numbers stand only behind what has the same name
/// even so, such as two bindings of one key or private types of two files; they follow the places in the source, so that
/// the order in which modules are included does not matter.
struct GraphIDs {
    private(set) var components: [String] = []
    private(set) var bindings: [String] = []

    /// Makes the ids. Complexity: linear in components, bindings and the lengths of the ids.
    init(_ model: _GraphModel, _ names: TypeNames) {
        // A parent stands before its children, and must have its final id when theirs are made of it.
        var siblings: [Int: [Int]] = [:]
        for index in model.components.indices { siblings[model.components[index].parent, default: []].append(index) }
        components = Array(repeating: "", count: model.components.count)
        for parent in [-1] + model.components.indices {
            guard let children = siblings[parent] else { continue }
            let prefix = parent >= 0 ? components[parent] + "/" : ""
            let ids = children.map { prefix + names.identifying(model.components[$0].type) }
            let unique = Self.numbered(ids) { model.components[children[$0]].place?.place }
            for (child, id) in zip(children, unique) { components[child] = id }
        }
        let ids = model.bindings.map { components[$0.component] + ":" + Self.name(of: $0, names) }
        bindings = Self.numbered(ids) { model.bindings[$0].place?.place }
    }

    private static func name(of binding: _GraphModel.Binding, _ names: TypeNames) -> String {
        var name = names.identifying(binding.key.element)
        if let tag = binding.key.tag { name += " tagged \(names.identifying(tag))" }
        if let qualifier = binding.key.qualifier { name += " qualified \"\(qualifier)\"" }
        guard binding.kind == .contribution else { return name }
        if let key = binding.entryKey, let text = Self.text(of: key.key.base) { return "\(name)/\(text)" }
        return name + "/" + (binding.module.map(names.identifying) ?? names.identifying(binding.element))
    }

    /// The key of an entry, if its text tells it from others and is the same in each process.
    private static func text(of key: Any) -> String? {
        switch key {
        case let text as String: "\"\(text)\""
        case let value as any LosslessStringConvertible: value.description
        case let value as any RawRepresentable: text(of: value.rawValue)
        case let value: isCaseWithoutPayload(value) ? String(describing: value) : nil
        }
    }

    private static func isCaseWithoutPayload(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .enum && mirror.children.isEmpty
    }

    /// The ids, with numbers behind all but the first, by place, of those that are equal.
    private static func numbered(_ ids: [String], place: (Int) -> Place?) -> [String] {
        var groups: [String: [Int]] = [:]
        for (index, id) in ids.enumerated() { groups[id, default: []].append(index) }
        guard groups.count < ids.count else { return ids }
        var result = ids
        var used = Set(groups.keys)
        for (index, id) in ids.enumerated() {
            guard let group = groups[id], group.count > 1, group[0] == index else { continue }
            let sorted = group.map { (index: $0, place: place($0)) }.sorted { one, other in
                guard let left = one.place else { return other.place != nil || one.index < other.index }
                guard let right = other.place else { return false }
                return left == right ? one.index < other.index : left < right
            }
            var number = 1
            for (index, _) in sorted.dropFirst() {
                repeat { number += 1 } while !used.insert("\(id)#\(number)").inserted
                result[index] = "\(id)#\(number)"
            }
        }
        return result
    }
}
