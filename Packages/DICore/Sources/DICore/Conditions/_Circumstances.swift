// SPDX-License-Identifier: Apache-2.0

/// The facts that conditions are decided by: the active profiles, the run context, and the input of a higher layer.
package struct _Circumstances: Sendable {
    /// The names of the active profiles.
    package let profiles: Set<String>
    /// The run context.
    package let context: RunContext
    /// The input in which conditions read values, such as the properties; a class, which costs a word to copy.
    package var input: (any AnyObject & Sendable)?
    /// Whether the excluded content is recorded beside the graph, to explain it.
    package var keepsUnchosen: Bool = false

    /// Collects the facts.
    package init(
        profiles: Set<String> = [], context: RunContext = .live, input: (any AnyObject & Sendable)? = nil
    ) {
        self.profiles = profiles
        self.context = context
        self.input = input
    }
}
