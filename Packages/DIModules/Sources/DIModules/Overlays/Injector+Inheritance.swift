// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// The relation of an injector to an older one, for what neither graph binds.
package enum _Inheritance: Sendable {
    /// The injector begins anew.
    case none
    /// It uses what the older one has, and will have.
    case overlay
    /// It takes the place of the older one in a line, as the generation of a number; `dropping` is the first generation that had
    /// a binding which is gone.
    case successor(in: _InjectorLine, generation: Int, dropping: Int?)

    /// The first generation that had a binding which is gone.
    var dropped: Int? {
        if case .successor(_, _, let dropped) = self { dropped } else { nil }
    }
}

/// Injectors over other ones, and in place of them.
extension Injector {
    /// Plans and checks lists of declarations, of which the first that binds a key counts, and takes over the shared
    /// instances of an older injector that nothing below has changed for. What is eager is left for ``_makeEager()``.
    package convenience init(
        _planning layers: [_Declarations], of owner: Any.Type, takingOver old: Injector? = nil,
        as inheritance: _Inheritance = .none, _ options: _PlanOptions
    ) throws(GraphError) {
        let definition = _Definition(layers: layers, of: owner, in: options.circumstances)
        let options = options.forInjector
        var graph = _Planner.plan(definition, options)
        if let old { graph.takeOver(from: old.built, in: 0, withoutThoseOf: inheritance.dropped) }
        self.init(unfilled: try _Plan(graph, options).rootFactory(of: ListComponent.self))
        inherit(from: old, inheritance)
    }

    /// Plans, checks and builds an overlay of another injector.
    package convenience init(
        _overlaying parent: Injector, with declarations: _Declarations, _ options: _PlanOptions
    ) throws(GraphError) {
        self.init(try _BuiltComponent(options.forInjector, declarations, over: parent.built))
        inherit(from: parent, .overlay)
        _makeEager()
    }

    /// Relates a new injector to an older one, if there is one.
    func inherit(from old: Injector?, _ inheritance: _Inheritance) {
        if case .successor(let line, let generation, _) = inheritance {
            maker.succession.withLock { $0 = Succession(line, generation) }
        }
        guard let old else { return }
        // Instances that are taken over are made through the older injector.
        old.makeFindable()
        // A default may be another one in another context.
        guard old.context == context else { return }
        switch inheritance {
        case .none: break
        case .overlay:
            let defaultsOwner = old._defaultsOwner ?? old
            maker.defaultsOwner.withLock { $0 = defaultsOwner }
        case .successor(_, _, let dropped):
            // Proof of Unmanaged: the older injector keeps its attachment.
            let new = old._attachment?.takeUnretainedValue()._inherited(by: self, withoutThoseOf: dropped)
            if let new { _ = _attach(new) }
        }
    }
}
