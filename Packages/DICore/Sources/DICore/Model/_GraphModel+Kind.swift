// SPDX-License-Identifier: Apache-2.0

extension _GraphModel.Kind {
    /// Whether a request for the binding's key leads to it, and not to the collection that it is a part of.
    @inlinable package var answersRequests: Bool {
        self != .contribution
    }
}

extension _GraphModel {
    /// Whether any request for a binding's key leads to it, in its component and below.
    package func isVisible(_ binding: Int) -> Bool {
        bindings[binding].kind.answersRequests && bindings[binding].duplicateOf < 0 && bindings[binding].outer < 0
    }
}
