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

    /// A module with a scope in a list.
    package struct Inclusion: Sendable {
        /// The module.
        package var module: Any.Type
        /// Its scope.
        package var scope: Any.Type
        /// The place where it is included.
        package var place: _SourcePlace

        /// Describes an inclusion.
        package init(of module: Any.Type, scope: Any.Type, _ place: _SourcePlace) {
            self.module = module
            self.scope = scope
            self.place = place
        }
    }
}

extension _GraphModel.Component {
    /// Whether the component may include modules of a scope: its own, and `Singleton` in a root component without a scope, whose
    /// instances are made as often.
    package func takes(modulesOf scope: Any.Type) -> Bool {
        scope == Unscoped.self || scope == self.scope
            || scope == Singleton.self && self.scope == Unscoped.self && parent < 0
    }
}
