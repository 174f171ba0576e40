// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Explains a request through an injector whose value is bound but not offered.
    ///
    /// - Parameters:
    ///   - request: The key that is requested, in its shape.
    ///   - value: The key of the value within the shape.
    ///   - component: The component that is asked. It or an ancestor binds the value, and offers something else.
    ///   - place: The place that asks.
    /// - Returns: The diagnostic to end the process with.
    func notOffered(_ request: _Key, of value: _Key, in component: Int, at place: Place) -> Diagnostic {
        let offers = offers(of: component, nearestTo: value)
        let target = model.nearest(from: component) { owner in
            model.components[owner].bindings.first { model.bindings[$0].key == value && model.isVisible($0) }
        }
        let isOnMain = target.map(isReadOnMain) == true && _Form.find(request.type)?.kind.isDeferred != true
        let call = offering(request, in: component, isOnMain: isOnMain)
        let nearest = offers.near.count == 1 ? ", or request \(quotedKey(of: offers.near[0]))" : ""
        return Diagnostic(
            id: .notOffered, severity: .error, subject: subject(request),
            message: "\(quoted(request)) is not offered",
            trace: (target.map { [sourceStep($0)] } ?? []) + [Diagnostic.Step(.requested, name: "", place: place)],
            notes: capped((offers.near + offers.others).map(noteOnOffer), counting: "offers"),
            fixes: ["call \(call) in \(home(component))\(nearest)"])
    }

    /// The call that offers a key.
    func offering(_ key: _Key, in component: Int, isOnMain: Bool) -> String {
        let offer =
            switch (!isListed(component), isOnMain) {
            case (true, true): "binder.offerOnMainActor"
            case (true, false): "binder.offer"
            case (false, true): "onMainActor.offer"
            case (false, false): "offer"
            }
        if let declared = key.defaultName { return "\(offer)(\\.\(declared))" }
        let name = _expression(of: names.shown(key.tag ?? key.type))
        let label = key.tag != nil ? "tagged: " : ""
        let qualifier = key.qualifier.map { ", qualified: \(Self.inQuotes($0))" } ?? ""
        return "\(offer)(\(label)\(name).self\(qualifier))"
    }

    private func noteOnOffer(_ offer: Int) -> String {
        let place = model.bindings[offer].place.map { " at \($0.place)" } ?? ""
        let owner = model.bindings[offer].component
        let verb = isStack(owner) == false ? "offer" : "offers"
        return "\(named(owner)) \(verb) \(quotedKey(of: offer))\(place)"
    }

    /// The offers of a component and its ancestors, one for each key, by place: those that a key may have intended,
    /// and the others.
    private func offers(of component: Int, nearestTo key: _Key) -> (near: [Int], others: [Int]) {
        var seen: Set<_Key> = []
        let all = model.lineage(of: component).flatMap { owner in
            model.components[owner].bindings.filter { model.bindings[$0].kind == .offer }
        }
        let offers = sortedByPlace(all).filter { seen.insert(model.bindings[$0].key).inserted }
        let spelled = NearNames(offers.map { names.shown(similar.core(of: model.bindings[$0].key.type)) })
            .matches(of: names.shown(similar.core(of: key.type))).map { offers[$0.index] }
        let near = Set(offers.filter { isRelated(model.bindings[$0].key, to: key) } + spelled)
        return (offers.filter(near.contains), offers.filter { !near.contains($0) })
    }

    /// Whether two keys are of one type under any tag, qualifier or shape, or of a type and its supertype.
    private func isRelated(_ key: _Key, to other: _Key) -> Bool {
        let (one, two) = (similar.core(of: key.type), similar.core(of: other.type))
        return one == two || SubtypeTest(for: one)?.holds(for: two) == true
            || SubtypeTest(for: two)?.holds(for: one) == true
    }
}
