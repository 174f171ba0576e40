// SPDX-License-Identifier: Apache-2.0

/// A mark on a type: the plugin `DIRegistration` binds it to its initialiser.
///
/// The plugin finds the types of a target that name the protocol in their inheritance clause, or an extension's, and
/// writes their bindings into the module `<Target>Bindings` when the target is built. Without the plugin, the mark has no effect.
///
/// ```swift
/// final class Grinder: Autowired {
///     typealias SharedIn = Singleton
///
///     init(pump: Pump) {}
/// }
/// ```
///
/// is bound in `AppSingletonBindings` by `binder.bind(Grinder.self).sharedInScope().to(factory: Grinder.init(pump:))`. Members
/// of the type are the options of its binding:
///
/// - `typealias SharedIn`: the scope in which it is shared; `static let sharing: SharingPolicy.InScope`: the policy.
/// - `typealias BoundAs`: a supertype, under which it is bound, too.
/// - `typealias CollectedAs`: a supertype to whose collection it contributes, or to whose dictionary, with `static let
///   dictionaryKey`.
/// - `typealias Replaces`: another type, whose contribution to that collection is replaced by this one.
/// - `typealias BindingTag` and `static let qualifier`: for the `BoundAs` or `CollectedAs` binding, or else the type's.
/// - `static func make`: the function that makes it, in place of the only initialiser that isn't private.
///
/// `@MainActor`, `async` and `throws` on the initialiser become the steps of the binding. Mistakes are errors of the build
/// whose ids begin with `DI/Registration`. Deli introduced marking types by their supertypes.
public protocol Autowired {}

/// A mark on a type: the plugin `DIRegistration` binds an assisted factory for it.
///
/// The initialiser, or `static func make`, takes the value of the caller as `Assisted`, first or last. `typealias
/// InjectionFactory` names the factory, and with it the type of that value; without it, the caller passes nothing. See
/// ``Autowired`` for how marks are found.
///
/// ```swift
/// struct Order: AutowiredFactory {
///     typealias InjectionFactory = OrderFactory
///
///     init(number: Assisted<OrderNumber>, heater: Heater) {}
/// }
/// ```
public protocol AutowiredFactory {}

/// A mark on a class: the plugin `DIRegistration` binds a property injector, the method `inject` of its instances.
///
/// For objects that a framework makes, such as views. The injector is requested as ``PropertyInjector``, or as
/// ``MainActorPropertyInjector`` if the method belongs to the main actor. See ``Autowired`` for how marks are found.
///
/// ```swift
/// final class Display: AutowiredProperties {
///     func inject(heater: Heater) {}
/// }
/// ```
public protocol AutowiredProperties: AnyObject {}

/// A mark on a type with static functions: the plugin `DIRegistration` binds each of them to its result.
///
/// For types of other modules, and for objects that need more than an initialiser. Functions that are private or
/// return nothing are left out. `SharedIn`, `sharing`, `BindingTag` and `qualifier` apply to all functions of the
/// type. See ``Autowired`` for how marks are found.
///
/// ```swift
/// enum Machines: AutowiredProviders {
///     static func maker(heater: Heater) -> CoffeeMaker { CoffeeMaker(heater: heater) }
/// }
/// ```
public protocol AutowiredProviders {}
