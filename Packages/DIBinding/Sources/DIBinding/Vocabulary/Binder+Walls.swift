// SPDX-License-Identifier: Apache-2.0

import DICore

extension Binder {
    /// Keeps bindings behind the wall of this module: only the module and what it includes may need them.
    ///
    /// Two modules may bind one key privately; each sees its own, and two shared instances are two objects. What is private
    /// comes before what is exposed. A module that is included here is the wall's own: another inclusion elsewhere makes other
    /// objects. Components that the module installs see it, too. Injectors don't, nor do overlays, but an override replaces it.
    ///
    /// ```swift
    /// struct KitchenModule: Module {
    ///     static func configure(binder: Binder<Singleton>) {
    ///         binder.bind(CoffeeMaker.self).to(factory: CoffeeMaker.init)
    ///         binder.privately {
    ///             binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// A module that is included from elsewhere as well isn't behind the wall. Errors: `DI/PrivateBinding` for a need from
    /// outside.
    ///
    /// - Parameter configure: Records the bindings, by this binder.
    public func privately(_ configure: () -> Void) {
        recorder.privately(configure)
    }

    /// Requires a type of those who include this module, and closes the module.
    ///
    /// A closed module may need only what it binds, includes or requires. It is checked alone, by `validate(_:)` of `DIDiagnostics` and by
    /// `swift package di check`, with what it requires as given.
    ///
    /// ```swift
    /// struct BrewingModule: Module {
    ///     static func configure(binder: UnscopedBinder) {
    ///         binder.requires((any Log).self)
    ///         binder.bind(CoffeeMaker.self).to(factory: CoffeeMaker.init)
    ///     }
    /// }
    /// ```
    ///
    /// Errors: `DI/RequirementUnmet` where nothing binds it, `DI/UndeclaredNeed` for another need. A requirement that nothing
    /// needs is `DI/RequirementUnneeded`, a warning.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - qualifier: The qualifier of the binding.
    ///   - file: The file to name in diagnostics.
    ///   - line: The line to name in diagnostics.
    public func requires<T>(
        _ type: T.Type, qualified qualifier: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        recorder.require(_Key(T.self, qualifier), _SourcePlace(file, line))
    }

    /// Requires the value of a tag; otherwise as ``requires(_:qualified:file:line:)``.
    public func requires<T: Tag>(tagged tag: T.Type, file: StaticString = #fileID, line: UInt = #line) {
        recorder.require(_Key(_Key.type(taggedWith: T.self)), _SourcePlace(file, line))
    }

    /// Closes this module without a requirement: it may need only what it binds or includes.
    public func requiresNothing(file: StaticString = #fileID, line: UInt = #line) {
        recorder.require(nil, _SourcePlace(file, line))
    }
}
