// SPDX-License-Identifier: Apache-2.0

#if Hummingbird

import DIBinding
import DICore
import Hummingbird

/// The root of a request's component, stacked on the roots that earlier middlewares have opened.
///
/// A task-local value, because the context of a request is made before any middleware, and has no room for a root.
final class RequestScope: Sendable {
    @TaskLocal static var current: RequestScope?

    private let root: any AnyObject & Sendable
    private let outer: RequestScope?

    init<C: Component>(of component: C.Type, _ root: C.Root) where C.Root: Sendable {
        self.root = ScopeRoot<C>(root)
        outer = Self.current
    }

    /// Returns the root of the request's component of a type.
    static func root<C: Component>(of component: C.Type, for context: some RequestContext) throws -> C.Root
    where C.Root: Sendable {
        var scope = current
        while let found = scope {
            if let found = found.root as? ScopeRoot<C> { return found.root }
            scope = found.outer
        }
        let error = MissingMiddleware(component: "\(C.self)")
        context.logger.error("\(error)")
        throw error
    }
}

/// The root of a component of one type. A cast to a class compares two pointers; one to the root would search for its type.
private final class ScopeRoot<C: Component>: Sendable where C.Root: Sendable {
    let root: C.Root

    init(_ root: C.Root) {
        self.root = root
    }
}

/// The error of a route whose component no middleware opens.
struct MissingMiddleware: Error, CustomStringConvertible {
    let component: String

    var description: String { "no ComponentMiddleware opens '\(component)' before this route" }
}

#endif
