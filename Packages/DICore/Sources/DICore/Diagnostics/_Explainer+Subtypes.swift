// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    /// Types that conform to the requested protocol or inherit from the requested class: the nearest binding of each.
    func nearSubtypes(of key: _Key, from component: Int, for requesters: Set<Int>) -> [_NearMiss] {
        let near = similar.subtypes(of: key.type).compactMap {
            nearMisses(without(requesters, $0), from: component).first
        }
        return near.filter(\.isInSight) + near.filter { !$0.isInSight }
    }

    /// Such types in sentences.
    func notesOnSubtypes(_ near: [_NearMiss], of key: _Key, for component: Int) -> [String] {
        let core = similar.core(of: key.type)
        let relation = core is AnyObject.Type ? "inherits from" : "conforms to"
        let name = BindingGraph._withoutAny(quoted(core))
        let notes = near.map { near in
            let key = model.bindings[near.binding].key
            let place = model.bindings[near.binding].place.map { "bound at \($0.place) in" } ?? "the seed of"
            return "\(quoted(key)) \(relation) \(name) and is \(place) \(whereabouts(of: near, for: component))"
        }
        return capped(notes, counting: "such types")
    }

    /// How to bind a supertype by means of the first of its subtypes that can be requested as it is.
    func converting(_ near: [_NearMiss]) -> String {
        let requestable = near.first { near in
            let key = model.bindings[near.binding].key
            return near.isInSight && key.type == similar.core(of: key.type) && !key.isQualified
        }
        guard let type = requestable.map({ model.bindings[$0.binding].key.type }) else { return "" }
        return ", for example by to { (it: \(names.shown(type))) in it }"
    }
}

/// Finds out at run time whether types conform to a protocol or inherit from a class that only the graph knows.
struct SubtypeTest {
    /// The existential metatype `any P.Type`, or the class.
    private let metatype: Any.Type
    private let isClass: Bool

    /// Prepares the test; nil where the type has no subtypes, all types are some, or the runtime cannot tell.
    init?(for type: Any.Type) {
        if type is AnyObject.Type {
            (metatype, isClass) = (type, true)
        } else if _TypeMetadata(type).isExistential, type != Any.self, type != AnyObject.self,
            // A private protocol cannot be found by its name.
            let name = _mangledTypeName(type), let metatype = _typeByName(name + "Xp")
        {
            (self.metatype, isClass) = (metatype, false)
        } else {
            return nil
        }
    }

    /// Whether another type is a subtype. Complexity: the runtime's search for a conformance.
    func holds(for type: Any.Type) -> Bool {
        func isInstance<Metatype>(_ metatype: Metatype.Type) -> Bool { type is Metatype }
        func inherits<Class>(_ class: Class.Type) -> Bool { type is Class.Type }
        return isClass ? _openExistential(metatype, do: inherits) : _openExistential(metatype, do: isInstance)
    }
}
