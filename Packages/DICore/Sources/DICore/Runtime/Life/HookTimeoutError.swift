// SPDX-License-Identifier: Apache-2.0

/// The error of an `onStart`, `onEnd` or `onStop` that did not end in time.
///
/// The hook was cancelled and left behind: starting or stopping went on without it.
public struct HookTimeoutError: Error, Hashable, CustomStringConvertible {
    /// The hook: `onStart`, `onEnd` or `onStop`.
    public let hook: BindingGraph.Hook
    /// The time that the hook had.
    public let limit: Duration

    /// Makes an error by hand, such as for a test.
    public init(hook: BindingGraph.Hook, limit: Duration) {
        self.hook = hook
        self.limit = limit
    }

    /// The text, such as "onStop did not end within 30.0 seconds".
    public var description: String {
        "\(hook.rawValue) did not end within \(limit)"
    }
}
