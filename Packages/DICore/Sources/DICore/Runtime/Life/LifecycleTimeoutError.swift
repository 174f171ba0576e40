// SPDX-License-Identifier: Apache-2.0

/// The error of a hook that was being called at the deadline of its component's start or stop, or of a factory running then.
///
/// It was cancelled, if it awaits, and abandoned unless it ended soon: the start failed, or the stop continued without it.
public struct LifecycleTimeoutError: Error, Hashable, CustomStringConvertible {
    /// The hook: `onStart`, `running`, `onEnd` or `onStop`; nil for a factory.
    public let hook: LifecycleHook?
    /// The time limit of the whole start or stop.
    public let limit: Duration

    /// Makes an error by hand, such as for a test.
    public init(hook: LifecycleHook?, limit: Duration) {
        self.hook = hook
        self.limit = limit
    }

    /// The text, such as "onStop did not end within 30.0 seconds".
    public var description: String {
        "\(hook?.rawValue ?? "its factory") did not end within \(limit)"
    }
}
