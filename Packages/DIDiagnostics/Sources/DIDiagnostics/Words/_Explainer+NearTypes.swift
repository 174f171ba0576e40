// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Describes bindings of other types with the requested name.
    func notesOnNamesakes(of key: _Key, for component: Int?) -> [String] {
        let namesakes = similar.sharingName(with: key.type)
        let isPrivate = names.plain(similar.core(of: key.type)).outermost?.isPrivate == true
        return nearMisses(namesakes, from: component).prefix(_DiagnosticText.listLimit).map { near in
            let binding = model.bindings[near.binding]
            let isOtherPrivate = names.plain(similar.core(of: binding.key.type)).outermost?.isPrivate == true
            let what = "another type of that name" + (isOtherPrivate ? ", private to its file or function," : "")
            let why = isPrivate ? "the requested one is private to its file or function" : "its package is linked twice"
            return "\(what) is \(site(of: near, for: component))" + (isOtherPrivate ? "" : "; \(why)")
        }
    }

    /// The nearest binding of each type whose name is spelt nearly like the requested one, of three types at most.
    func nearSpellings(of key: _Key, from component: Int?, for requesters: Set<Int>) -> [NearMiss] {
        similar.spelledNearly(as: key.type, atMost: 3).compactMap {
            nearMisses(without(requesters, $0), from: component).first
        }
    }

    func notesOnSpelling(_ near: [NearMiss], for component: Int?) -> [String] {
        near.map {
            _DiagnosticText.didYouMean("\(quotedKey(of: $0.binding)), \(site(of: $0, for: component))")
        }
    }

    /// The nearest binding of each type that conforms to the requested protocol or inherits from the requested class.
    func nearSubtypes(of key: _Key, from component: Int?, for requesters: Set<Int>) -> [NearMiss] {
        let near = similar.subtypes(of: key.type).compactMap {
            nearMisses(without(requesters, $0), from: component).first
        }
        return near.filter(\.isInSight) + near.filter { !$0.isInSight }
    }

    func notesOnSubtypes(_ near: [NearMiss], of key: _Key, for component: Int?) -> [String] {
        let core = similar.core(of: key.type)
        let relation = core is AnyObject.Type ? "inherits from" : "conforms to"
        let name = BindingGraph._withoutAny(quoted(core))
        let notes = near.map {
            "\(quotedKey(of: $0.binding)) \(relation) \(name) and is \(site(of: $0, for: component))"
        }
        return capped(notes, counting: "such types")
    }

    /// The advice on binding a supertype to the first of its subtypes that can be requested directly.
    func converting(_ near: [NearMiss]) -> String {
        let requestable = near.first { near in
            let key = model.bindings[near.binding].key
            return near.isInSight && key.type == similar.core(of: key.type) && !key.isQualified
        }
        guard let type = requestable.map({ model.bindings[$0.binding].key.type }) else { return "" }
        return ", for example by to { (it: \(names.shown(type))) in it }"
    }
}
