// SPDX-License-Identifier: Apache-2.0

/// The facts that conditions are decided by: the active profiles and the run context.
public struct _Circumstances: Sendable {
    /// The names of the active profiles.
    public let profiles: Set<String>
    /// The run context.
    public let context: RunContext

    /// Collects the facts.
    public init(profiles: Set<String> = [], context: RunContext = .live) {
        self.profiles = profiles
        self.context = context
    }
}
