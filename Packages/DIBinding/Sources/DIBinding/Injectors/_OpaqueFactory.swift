// SPDX-License-Identifier: Apache-2.0

import DICore

/// An opaque factory of a plan, which requests from its component while it runs.
package struct _OpaqueFactory: Sendable {
    /// The index of its binding.
    let binding: Int

    /// Returns an element, or ends the process with the reason why there is none.
    package func _get<T>(_ request: _Key, as type: T.Type, in frame: _Frame, isOnMain: Bool, _ place: _SourcePlace) -> T
    {
        // The factory runs in a frame of its own component, since it may request anything there.
        let (points, isPlain) = (Injector(frame).points, !request.isQualified)
        let table = isOnMain ? points.mainTable : points.table
        if isPlain, let node = table.find(request.type) { return node._element(as: T.self, in: frame) }
        return points.answer(request, place, isOnMain: isOnMain, by: [binding])._element(as: T.self, in: frame)
    }

    /// Returns an element, or nil where ``_get(_:as:in:isOnMain:_:)`` would end the process.
    package func _find<T>(_ request: _Key, as type: T.Type, in frame: _Frame, isOnMain: Bool) -> T? {
        Injector(frame).points.node(for: request, isOnMain: isOnMain)?._element(as: T.self, in: frame)
    }
}

extension _Entry {
    /// Completes the entry as an opaque factory, which requests its dependencies while it runs.
    package func _recordOpaque(_ place: _SourcePlace, _ makeNode: @escaping (_OpaqueFactory) -> _AnyNode) {
        isOpaque = true
        _record(.factory, [], place) { makeNode(_OpaqueFactory(binding: $0.binding)) }
    }
}
