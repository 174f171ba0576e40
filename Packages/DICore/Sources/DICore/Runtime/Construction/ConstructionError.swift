// SPDX-License-Identifier: Apache-2.0

/// The failure of a build: the binding that failed, the error of its factory, and the path to the root.
///
/// Thrown by `build`, `run` and `open` of components whose construction throws or awaits, and by `ThrowingProvider` and
/// `AsyncProvider`. A task that was cancelled throws `CancellationError` instead.
///
/// ```swift
/// do {
///     let maker = try await openingShop.build()
///     await serve(with: maker)
/// } catch let error as ConstructionError where error.underlying is GrinderJam {
///     print(error)
/// }
/// ```
///
/// A failure is not kept: the next request calls the factory again. If bindings wait for each other, over any number of
/// tasks or threads, all of them throw the same error, whose path is closed.
public struct ConstructionError: Error, CustomStringConvertible {
    /// The binding that failed, then the bindings that need it, up to the root.
    public let path: [Diagnostic.Step]
    /// The error that the binding's factory threw, such as the `ConstructionError` of another component that it built.
    public let underlying: any Error

    /// Makes an error by hand, such as for a test.
    public init(path: [Diagnostic.Step], underlying: any Error) {
        self.path = path
        self.underlying = underlying
    }

    /// The binding that failed, the path to the root with places, and the error beneath, on several lines.
    public var description: String { rendered() }

    /// Renders the text, with colors on request; see ``Diagnostic/rendered(in:)`` for when to request them.
    public func rendered(in style: Diagnostic.Style = .plain) -> String {
        diagnostic.rendered(in: style)
    }

    @_optimize(size)
    private var diagnostic: Diagnostic {
        if let cycle = underlying as? ConstructionCycle { return .constructionCycle(path: path, cycle) }
        return .constructionFailure(path: path, error: underlying)
    }
}
