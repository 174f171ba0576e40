// SPDX-License-Identifier: Apache-2.0

import DICore

// Functions with effects refine in a block: `include { binder in binder.bind(X.self).refining().throwing { … } }`.

/// Declares a shared binding that refines the parent's instance of the type, as the step `refining` of a binder.
///
/// ```swift
/// enum RequestComponent: Component, Listed {
///     typealias Seed = RequestInfo
///     typealias Root = Handler
///     static var bindings: Bindings {
///         single(refining: Logger.self) { (outer, request: RequestInfo) in outer.with("request", request.id) }
///         factory(Handler.init)
///     }
/// }
/// ```
///
/// The first parameter is the parent's instance. Errors: `DI/RefinesNothing` if no ancestor binds the type.
public func single<T: Sendable, each P>(
    refining type: T.Type, tagged tag: (any Tag<T>.Type)? = nil, qualified qualifier: String? = nil,
    allowing ids: [Diagnostic.ID]? = nil,
    file: StaticString = #fileID, line: UInt = #line, _ make: @escaping @Sendable (T, repeat each P) -> T
) -> Bindings {
    Bindings._declare(T.self, tagged: tag, .shared, qualifier, ids) { $0.refining(file: file, line: line, make) }
}

/// Declares an unshared binding that refines the parent's instance; otherwise as ``single(refining:tagged:qualified:allowing:file:line:_:)``.
public func factory<T, each P>(
    refining type: T.Type, tagged tag: (any Tag<T>.Type)? = nil, qualified qualifier: String? = nil,
    allowing ids: [Diagnostic.ID]? = nil,
    file: StaticString = #fileID, line: UInt = #line, _ make: @escaping @Sendable (T, repeat each P) -> T
) -> Bindings {
    Bindings._declare(T.self, tagged: tag, .unshared, qualifier, ids) { $0.refining(file: file, line: line, make) }
}
