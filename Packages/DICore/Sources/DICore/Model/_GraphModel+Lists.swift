// SPDX-License-Identifier: Apache-2.0

// Lists that declare components or include modules.
extension _GraphModel {
    /// The list that declares a component.
    package struct List: Sendable {
        /// The place of its text, if it is known.
        package var place: _SourcePlace?

        /// Describes a list.
        package init(_ place: _SourcePlace?) {
            self.place = place
        }
    }

    /// A module with a scope in a list, and the place where it is included.
    package typealias Inclusion = (module: Any.Type, scope: Any.Type, place: _SourcePlace)
}

extension _GraphModel.Component {
    /// Whether the component may include modules of a scope: none, its own, or `Singleton` in a root component without
    /// a scope.
    package func takes(modulesOf scope: Any.Type) -> Bool {
        scope == Unscoped.self || scope == self.scope
            || scope == Singleton.self && self.scope == Unscoped.self && parent < 0
    }
}
