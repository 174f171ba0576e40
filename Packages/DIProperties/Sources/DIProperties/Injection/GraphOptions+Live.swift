// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension GraphOptions {
    /// Collects the options of a graph with live properties, which its ``Live`` groups follow.
    ///
    /// Each reload checks every reading of the graph. An overlay without live properties follows its parent's, below its own
    /// properties; one with live properties follows these, over the values that its parent has while the overlay is planned. The
    /// other parameters are as in ``init(properties:overriding:profiles:context:)``.
    public init(
        live: LiveProperties, overriding: [any Module.Type] = [], profiles: Set<String> = [], context: RunContext? = nil
    ) {
        self.init(overriding: overriding, profiles: profiles, context: context)
        _planningContext = PropertySession(following: live)
    }
}

extension Binder {
    /// Binds a group of properties that follows its configuration; it is injected as ``Live`` of the group.
    ///
    /// It is read and checked while the graph is planned, like a group of `bindProperties`.
    @discardableResult
    public func bindLive<Group: ConfigProperty>(
        _ group: Group.Type, file: StaticString = #fileID, line: UInt = #line
    ) -> BindingReceipt<Live<Group>> {
        let builder = bind(Live<Group>.self)
        builder._entry.recordLive(Group.self, _SourcePlace(file, line))
        return ._made()
    }
}

/// Declares a group of properties that follows its configuration, like the method of a binder.
public func bindLive<Group: ConfigProperty>(
    _ group: Group.Type, allowing ids: Diagnostic.ID..., file: StaticString = #fileID, line: UInt = #line
) -> Bindings {
    Bindings._declare(Live<Group>.self, .unshared, nil, ids) { bind in
        bind._entry.recordLive(Group.self, _SourcePlace(file, line))
        return ._made()
    }
}

extension _Entry {
    fileprivate func recordLive<Group: ConfigProperty>(_ group: Group.Type, _ place: _SourcePlace) {
        recordRead(place, of: Group.path, for: Group.self) { session throws(PropertyError) in
            let reading = try session.read(Group.self)
            return (session.group(Group.self, reading), reading.basis)
        }
    }
}
