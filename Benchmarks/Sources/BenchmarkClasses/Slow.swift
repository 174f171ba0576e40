// SPDX-License-Identifier: Apache-2.0

/// A shared object whose making takes long.
public final class SlowObject: Sendable {
    /// Takes as long as the closure.
    public init(wait: () -> Void) {
        wait()
    }
}
