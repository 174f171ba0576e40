// SPDX-License-Identifier: Apache-2.0

// Lists that declare components or include modules.
extension _GraphModel {
    /// The list that declares a component.
    public struct List: Sendable {
        /// The place of its text, if it is known.
        public var place: _SourcePlace?

        /// Describes a list.
        public init(_ place: _SourcePlace?) {
            self.place = place
        }
    }

    /// A module with a scope in a list.
    public struct Inclusion: Sendable {
        /// The module.
        public var module: Any.Type
        /// Its scope.
        public var scope: Any.Type
        /// The place where it is included.
        public var place: _SourcePlace

        /// Describes an inclusion.
        public init(of module: Any.Type, scope: Any.Type, _ place: _SourcePlace) {
            self.module = module
            self.scope = scope
            self.place = place
        }
    }
}

extension _GraphModel.Component {
    /// Whether the component may include modules of a scope: its own, and `Singleton` in a root component without a scope, whose
    /// instances are made as often.
    public func takes(modulesOf scope: Any.Type) -> Bool {
        scope == Unscoped.self || scope == self.scope
            || scope == Singleton.self && self.scope == Unscoped.self && parent < 0
    }
}
