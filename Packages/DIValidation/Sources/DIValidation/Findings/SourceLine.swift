// SPDX-License-Identifier: Apache-2.0

import DICore

/// A line of the source: the key that it binds, includes or installs, its place, and its component where that matters.
///
/// A component with several places has each of its lines several times, and most rules report a line once. One type for all
/// rules: the compiler writes about 4 KB for each type of a set.
package struct SourceLine: Hashable {
    let key: _Key
    let place: _SourcePlace?
    let component: ObjectIdentifier?

    package init(_ key: _Key, _ place: _SourcePlace?, in component: Any.Type? = nil) {
        self.key = key
        self.place = place
        self.component = component.map { ObjectIdentifier($0) }
    }

    /// The line of a binding; nil for one without a place.
    package init?(_ binding: _GraphModel.Binding) {
        guard let place = binding.place else { return nil }
        self.init(binding.key, place)
    }
}
