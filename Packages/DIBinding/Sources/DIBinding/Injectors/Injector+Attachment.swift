// SPDX-License-Identifier: Apache-2.0

import DICore

/// For a layer that keeps something for each injector, and requests its own keys.
extension Injector {
    // Proof of Unmanaged: the frame keeps it.
    /// The state that the injector's frames share.
    package var _injection: _Injection? { frame._injection?.takeUnretainedValue() }

    // Proof of Unmanaged: the injection keeps its attachment.
    /// The object that a higher layer keeps for the injector, if there is one.
    @inlinable @inline(__always)
    package var _attachment: Unmanaged<AnyObject>? {
        frame._injection.flatMap { $0._withUnsafeGuaranteedRef { $0.attachment.object } }
    }

    /// Whether every request is observed, so that none may be answered from a table of a higher layer.
    package var _isObserved: Bool { plan.options.requestObserver != nil }

    // Proof of Unmanaged: the plan owns its nodes, and the injector's frame reaches its plan.
    /// Returns the node of a declared default that the graph binds, or nil if it doesn't; ends the process if the caller may
    /// not request it.
    package func _node(declared key: _Key, isOnMain: Bool, _ place: _SourcePlace) -> Unmanaged<_AnyNode>? {
        points.binds(key) ? points.answer(key, place, isOnMain: isOnMain, by: points.makers) : nil
    }

    /// The frame in which the injector's nodes run.
    @inlinable @inline(__always)
    package var _frame: _Frame { frame }
}
