// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension ProgramTypes {
    /// The prefix of the names of the types by which the form of records is checked.
    static let knownPrefix: String = "DIChecking._KnownTypes."

    /// Whether exactly the known types were read.
    static func isForm(knownBy types: ProgramTypes) -> Bool {
        let roots: [any RootComponent.Type] = [_KnownTypes.Private.Root.self]
        let modules: [any Module.Type] = [_KnownTypes.Kitchen.self]
        return types.components.map { ObjectIdentifier($0.type) } == roots.map { ObjectIdentifier($0) }
            && types.components.map(\.name) == [knownPrefix + "Private.Root"]
            && types.modules.map { ObjectIdentifier($0) } == modules.map { ObjectIdentifier($0) }
            && types.generics == [GenericRoot(module: "DIChecking", name: knownPrefix + "Generic")]
    }
}

/// Types whose records are known: if reading them gives anything else, nothing that is read is trusted.
///
/// Public, because an optimised build leaves out the records of internal types without references.
public enum _KnownTypes {
    fileprivate final class Private {
        struct Root: RootComponent {
            static func configure(binder: Binder<Unscoped>) {}

            static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
                bind.to(value: 0)
            }
        }
    }

    /// A generic component.
    public struct Generic<Element>: RootComponent {
        /// Binds nothing.
        public static func configure(binder: Binder<Unscoped>) {}

        /// Binds a number.
        public static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to(value: 0)
        }
    }

    /// A module.
    public enum Kitchen: Module {
        /// Binds nothing.
        public static func configure(binder: Binder<Unscoped>) {}
    }
}
