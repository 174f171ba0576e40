// SPDX-License-Identifier: Apache-2.0

/// The failures of a component's stop: each instance whose `onEnd` or `onStop` threw or did not end in time.
///
/// Stopping went on after each, and everything was disposed of.
///
/// ```text
/// error: could not stop 'Till': the drawer is stuck
///   'Till'   Shop/ShopComponent.swift:9
/// ```
public struct StopError: Error, CustomStringConvertible, CustomDebugStringConvertible {
    /// The bindings whose instances failed to stop, with their errors, in the order of stopping.
    ///
    /// The error of one that did not end in time is a ``LifecycleTimeoutError``; that of a factory which was still running is a
    /// ``StopError/RunTimeout``.
    public let failures: [(step: Diagnostic.Step, error: any Error)]

    /// Makes an error by hand, such as for a test.
    public init(failures: [(step: Diagnostic.Step, error: any Error)]) {
        self.failures = failures
    }

    /// The text: a headline, then each failure with its place.
    public var description: String {
        Diagnostic.failure("stop", failures).description
    }

    /// The same text.
    public var debugDescription: String { description }
}
