// SPDX-License-Identifier: Apache-2.0

#if Hummingbird

import DIBinding
import DICore
import Hummingbird

/// The root of a request's component, in front of those that middlewares before have opened.
///
/// A task-local value, since the context of a request is made before any middleware, and has no room for what one opens.
final class RequestScope: Sendable {
    @TaskLocal static var current: RequestScope?

    private let component: any Component.Type
    private let root: any Sendable
    private let outer: RequestScope?

    init<C: Component>(of component: C.Type, _ root: C.Root) where C.Root: Sendable {
        self.component = component
        self.root = root
        outer = Self.current
    }

    /// Returns the root of the request's component of a type.
    static func root<C: Component>(of component: C.Type, for context: some RequestContext) throws -> C.Root {
        var scope = current
        while let found = scope {
            if found.component == component, let root = found.root as? C.Root { return root }
            scope = found.outer
        }
        let error = MissingMiddleware(component: "\(C.self)")
        context.logger.error("\(error)")
        throw error
    }
}

/// The mistake of a router whose routes want a component that no middleware opens.
struct MissingMiddleware: Error, CustomStringConvertible {
    let component: String

    var description: String { "no ComponentMiddleware opens '\(component)' before this route" }
}

#endif
