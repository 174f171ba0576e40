// SPDX-License-Identifier: Apache-2.0

/// The types of the functions that bindings take, by their number of parameters.
///
/// `FactoryFunction.Of2<P1, P2, Output>` is `@Sendable (P1, P2) -> Output`, and `OnMainActor2` the same on the main actor.
/// Builds of the library for release write `consuming` before each parameter, so that objects are made without a retain and
/// a release for each dependency. Both forms accept the same functions, closures and initialisers.
public enum FactoryFunction {}
