// SPDX-License-Identifier: Apache-2.0

#if Hummingbird

import DIBinding
import DICore
import Hummingbird

/// The context of a request, with the root of the component that a ``ComponentMiddleware`` has opened.
///
/// ```swift
/// router.group("orders", context: ScopedContext<RequestComponent>.self)
///     .get { _, context in try await context.scope.list() }
/// ```
///
/// A request without that middleware throws an error, which is logged. The context is valid during the request.
public struct ScopedContext<C: Component>: ChildRequestContext where C.Root: Sendable {
    /// The storage of hummingbird for the request.
    public var coreContext: CoreRequestContextStorage
    /// The root of the request's component.
    public let scope: C.Root

    /// Makes a context from the router's.
    public init(context: BasicRequestContext) throws {
        coreContext = context.coreContext
        scope = try RequestScope.root(of: C.self, for: context)
    }

    /// A scoped context for a router with its own context, whose decoder, encoder and limit it uses.
    ///
    /// ```swift
    /// router.group(context: ScopedContext<RequestComponent>.Below<SessionContext>.self)
    ///     .get("orders") { _, context in try await context.scope.list(for: context.parent.user) }
    /// ```
    public struct Below<Parent: RequestContext>: ChildRequestContext {
        /// The storage of hummingbird for the request.
        public var coreContext: CoreRequestContextStorage
        /// The context of the router.
        public let parent: Parent
        /// The root of the request's component.
        public let scope: C.Root

        /// Makes a context from the router's.
        public init(context: Parent) throws {
            coreContext = context.coreContext
            parent = context
            scope = try RequestScope.root(of: C.self, for: context)
        }

        /// The limit of the parent.
        public var maxUploadSize: Int { parent.maxUploadSize }
        /// The decoder of the parent.
        public var requestDecoder: Parent.Decoder { parent.requestDecoder }
        /// The encoder of the parent.
        public var responseEncoder: Parent.Encoder { parent.responseEncoder }
    }
}

#endif
