// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// The component that opaque factories ask while they run, one for each component of a plan.
///
/// An opaque factory sees everything that its component binds and inherits; offers restrict only requests
/// through an injector.
final class _OpaqueComponent: Sendable {
    // Proof of Unmanaged: the plan owns this object, and is reached by the frame that a request is made in.
    private let plan: Unmanaged<_Plan>
    private let component: Int
    private let known: AtomicLazyReference<_EntryPoints> = AtomicLazyReference()

    // Proof of Unmanaged: as above.
    init(_ component: Int, of plan: Unmanaged<_Plan>) {
        self.component = component
        self.plan = plan
    }

    var points: _EntryPoints {
        known.load()
            ?? known.storeIfNil(_EntryPoints(component, of: plan.takeUnretainedValue(), isRestricted: false))
    }
}

/// An opaque factory of a plan, which asks its component while it runs.
package struct _OpaqueFactory: Sendable {
    let component: _OpaqueComponent
    /// The index of its binding.
    let binding: Int

    /// Returns an element, or ends the process with the reason why there is none.
    package func _get<T>(_ request: _Key, as type: T.Type, in frame: _Frame, isOnMain: Bool, _ place: _SourcePlace) -> T
    {
        let (points, isPlain) = (component.points, !request.isQualified)
        let table = isOnMain ? points.mainTable : points.table
        if isPlain, let node = table.find(request.type) { return node._element(as: T.self, in: frame) }
        return points.answer(request, place, isOnMain: isOnMain, by: [binding])._element(as: T.self, in: frame)
    }

    /// Returns an element, or nil where ``_get(_:as:in:isOnMain:_:)`` would end the process.
    package func _find<T>(_ request: _Key, as type: T.Type, in frame: _Frame, isOnMain: Bool) -> T? {
        component.points.node(for: request, isOnMain: isOnMain)?._element(as: T.self, in: frame)
    }
}

extension _Entry {
    /// Completes the entry as an opaque factory, which requests what it needs while it runs.
    package func _recordOpaque(_ place: _SourcePlace, _ makeNode: @escaping (_OpaqueFactory) -> _AnyNode) {
        draft.isOpaque = true
        _record(.factory, [], place) { parameters in
            guard let component = parameters.opaqueComponent as? _OpaqueComponent else { return ._none }
            return makeNode(_OpaqueFactory(component: component, binding: parameters.opaqueBinding))
        }
    }
}
