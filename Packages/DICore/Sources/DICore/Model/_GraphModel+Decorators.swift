// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The outermost decorator of a binding, which has its key; the binding itself if nothing decorates it.
    package func outermost(around binding: Int) -> Int {
        var layer = binding
        while bindings[layer].outer >= 0 { layer = bindings[layer].outer }
        return layer
    }

    /// Whether a binding decorates an ancestor's binding, for its component and descendants.
    package func decoratesInherited(_ binding: Int) -> Bool {
        bindings[binding].inner >= 0 && bindings[bindings[binding].inner].component != bindings[binding].component
    }

    /// The binding under all decorators, including ancestors'; the binding itself if it isn't a decorator.
    package func base(of binding: Int) -> Int {
        var layer = binding
        while bindings[layer].inner >= 0 { layer = bindings[layer].inner }
        return layer
    }
}

extension _GraphModel.Kind {
    /// Whether a binding can be decorated. A seed is the argument of a build, and a component's factory is the
    /// component itself.
    @inlinable package var canBeDecorated: Bool {
        switch self {
        case .seed, .componentFactory: false
        default: true
        }
    }
}
