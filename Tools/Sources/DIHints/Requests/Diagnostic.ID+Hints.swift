// SPDX-License-Identifier: Apache-2.0

import DICore

extension Diagnostic.ID {
    /// A reference such as `X.init` means an initialiser with fewer parameters than another one of the type.
    public static let initializerChosen: Diagnostic.ID = "DI/InitializerChosen"
    /// A method that belongs to a global actor is bound to a property injector that belongs to none.
    public static let isolatedInjection: Diagnostic.ID = "DI/IsolatedInjection"
    /// The typed trees of the compiler could not be read.
    public static let hintsUnavailable: Diagnostic.ID = "DI/HintsUnavailable"
}
