// SPDX-License-Identifier: Apache-2.0

/// The facts that conditions are decided by: the active profiles and the run context.
package struct _Circumstances: Sendable {
    /// The names of the active profiles.
    package let profiles: Set<String>
    /// The run context.
    package let context: RunContext

    /// Collects the facts.
    package init(profiles: Set<String> = [], context: RunContext = .live) {
        self.profiles = profiles
        self.context = context
    }
}
