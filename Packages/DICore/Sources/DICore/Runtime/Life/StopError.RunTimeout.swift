// SPDX-License-Identifier: Apache-2.0

extension StopError {
    /// The error of a factory that was still making an instance when its component was stopped, and did not end in time.
    ///
    /// It was cancelled, if it awaits, and left behind: stopping went on without it. Its binding is named in the ``StopError``.
    public struct RunTimeout: Error, Hashable, CustomStringConvertible {
        /// The time of the whole stop, of which factories have two thirds.
        public let limit: Duration

        /// Makes an error by hand, such as for a test.
        public init(limit: Duration) {
            self.limit = limit
        }

        /// The text, such as "its factory did not end within 30.0 seconds".
        public var description: String {
            "its factory did not end within \(limit)"
        }
    }
}
