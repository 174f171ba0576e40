// SPDX-License-Identifier: Apache-2.0

/// An element that is made on the main actor on first use, once for each injection.
///
/// Request it instead of a ``Lazy`` if the element belongs to the main actor; a ``Lazy`` of such an element is
/// `DI/MainActorRequired`. All copies share the element. They can be handed to any thread, because only the main actor can
/// call `get()`; an element that isn't `Sendable` is released on the main actor, whatever thread drops the last copy.
///
/// ```swift
/// @MainActor
/// final class MenuScreen {
///     private let help: MainActorLazy<HelpScreen>
///
///     init(help: MainActorLazy<HelpScreen>) {
///         self.help = help
///     }
///
///     func showHelp() {
///         help.get().show()   // the help screen is made when it is first opened
///     }
/// }
/// ```
///
/// Since it defers, it breaks a cycle; it keeps alive the same components as a ``MainActorProvider``.
public struct MainActorLazy<Element>: @unchecked Sendable {
    // Proof of @unchecked Sendable: the cell publishes through atomics only; `get` reads it on the main actor only, and
    // its result is not `sending`; and the cell's layout has the element released there.
    @usableFromInline let lazy: Lazy<Element>

    init(_ lazy: Lazy<Element>) {
        self.lazy = lazy
    }

    /// Makes a lazy element from a closure that is called at most once, for example in a unit test.
    public init(getter: @escaping @MainActor @Sendable () -> Element) {
        // Proof of unsafeBitCast: as for MainActorProvider.
        lazy = Lazy(.mainActorLazy, unsafeBitCast(getter, to: (@Sendable () -> Element).self))
    }

    /// Returns the element, which is made on first use.
    @MainActor @inlinable
    public func get() -> Element {
        lazy.get()
    }
}

extension _FrameLayout {
    /// The layout of the cell of a ``MainActorLazy`` made by hand.
    static let mainActorLazy = _FrameLayout(slotCount: 1, isMainOnly: true) { _ in
        Diagnostic.Step(name: "MainActorLazy")
    }
}
