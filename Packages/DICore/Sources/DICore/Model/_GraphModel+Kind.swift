// SPDX-License-Identifier: Apache-2.0

extension _GraphModel.Kind {
    /// Whether a request for the binding's key leads to it: neither to a part of a collection nor to an offer.
    @inlinable package var answersRequests: Bool {
        self != .contribution && self != .offer
    }
}

extension _GraphModel {
    /// Whether any request for a binding's key leads to it, in its component and below.
    package func isVisible(_ binding: Int) -> Bool {
        bindings[binding].kind.answersRequests && bindings[binding].duplicateOf < 0 && bindings[binding].outer < 0
    }

    /// The keys that an injector of a component answers; nil where nothing is offered, so that it answers all.
    package func offers(of component: Int) -> Set<_Key>? {
        var keys: Set<_Key> = []
        var isRestricted = false
        for component in lineage(of: component) {
            for index in components[component].bindings where bindings[index].kind == .offer {
                isRestricted = true
                for edge in bindings[index].edges { keys.insert(key(ofEdge: edge)) }
            }
        }
        return isRestricted ? keys : nil
    }
}
