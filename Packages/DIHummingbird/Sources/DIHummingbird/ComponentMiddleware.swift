// SPDX-License-Identifier: Apache-2.0

#if Hummingbird

import DIBinding
import DICore
import Hummingbird

/// A middleware that opens a component for each request, and closes it when the response is complete.
///
/// Add it first, so that the middlewares and routes after it have the component, and take the root from a ``ScopedContext``:
///
/// ```swift
/// router.add(middleware: ComponentMiddleware(requests) { request, context in RequestInfo(request, context) })
/// router.group("orders", context: ScopedContext<RequestComponent>.self)
///     .get { _, context in try await context.scope.list() }
/// ```
///
/// A response of up to 64 KiB whose length is known is written into memory first. The component is closed before it is sent, so
/// an `onEnd` that can't commit throws in place of a response, like a handler.
///
/// A longer one, or a stream, is sent while it is written. The component is closed after the last part and before the end of the
/// response: an error of an `onEnd` then leaves the response without an end, and closes the connection.
///
/// The outcome for `onEnd` is `.returned`; `.threw` if the handler or the writing of the body throws; and `.cancelled` if the
/// task is cancelled, or a middleware before this one drops the response.
public struct ComponentMiddleware<C: Component, Context: RequestContext>: RouterMiddleware
where C.Construction: _AnywhereConstruction, C.Root: Sendable {
    private let factory: ComponentFactory<C>
    private let seed: @Sendable (Request, Context) async throws -> C.Seed

    /// Makes a middleware.
    ///
    /// - Parameters:
    ///   - factory: The factory of the component, which another component injects.
    ///   - seed: Makes the input of the build; its error fails the request.
    public init(
        _ factory: ComponentFactory<C>, _ seed: @escaping @Sendable (Request, Context) async throws -> C.Seed
    ) {
        self.factory = factory
        self.seed = seed
    }

    /// Opens the component, answers the request with it, and closes it, at the latest when the body is written.
    ///
    /// - Throws: The error of the seed, the opening, the handler, or an `onEnd` or `onStop` after it.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let component = try await factory.open(seed(request, context))
        let fail: @Sendable (any Error) async -> Void = { [logger = context.logger] error in
            if let failure = await component.close(after: ComponentOutcome(throwing: error)), !(error is StopError) {
                logger.error("a request did not end as planned", metadata: ["error": "\(failure)"])
            }
        }
        do {
            let scope = RequestScope(of: C.self, component.root)
            var response = try await RequestScope.$current.withValue(scope) { try await next(request, context) }
            response.body = try await response.body.closing(component, onError: fail)
            return response
        } catch {
            await fail(error)
            throw error
        }
    }

    /// Makes a middleware for a component without a seed.
    ///
    /// - Parameter factory: The factory of the component, which another component injects.
    public init(_ factory: ComponentFactory<C>) where C.Seed == Void {
        self.init(factory) { _, _ in }
    }
}

#endif
