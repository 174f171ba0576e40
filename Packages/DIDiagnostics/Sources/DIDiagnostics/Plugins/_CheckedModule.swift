// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A module that is recorded alone: the keys that it binds, and the modules that it includes.
///
/// Recording calls `configure` of the module and of those that it includes, and makes no object. Nothing is planned, so that
/// mistakes remain unnoticed.
package struct _CheckedModule {
    /// The keys that the module itself binds and a request finds, in the order of registration, each with its place.
    ///
    /// Those of included lists count as its own, and a contribution has the key of its collection. Bindings of included modules,
    /// and those whose condition doesn't hold, are left out.
    package let bindings: [(key: _Key, place: Place?)]
    /// The modules that it includes, directly or not, under whatever condition.
    package let included: Set<ObjectIdentifier>

    /// Records a module, with the conditions decided as those of a graph without profiles.
    package init<M: Module>(of module: M.Type) {
        var circumstances = _Circumstances(context: .detected)
        circumstances.keepsUnchosen = true
        let recorded = _Definition(module: M.self, in: circumstances)
        bindings = recorded.entries.compactMap { entry in
            // A line of an included list has no module.
            let isOwn = entry.module == M.self || entry.module == nil
            return isOwn && !entry.isFallback && !entry.isUnkeyed ? (entry.key, entry.place?.place) : nil
        }
        included = recorded.includedModules.subtracting([ObjectIdentifier(M.self)])
    }
}
