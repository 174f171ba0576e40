// SPDX-License-Identifier: Apache-2.0

/// A condition on the profiles and the run context that a graph is planned for, which decides whether a module is included.
///
/// Conditions are decided while the graph is planned, before anything is made, and from nothing else. `BindingGraph.choices`
/// lists them with their outcomes.
///
/// ```swift
/// let isShown: Condition = .profile("demo") && !.context(.test)
/// ```
public struct Condition: Sendable, Hashable {
    indirect enum Content: Sendable, Hashable {
        case profile(String)
        case context(RunContext)
        case not(Content)
        /// All parts, none of which is such a list itself.
        case all([Content])
        /// Any part, none of which is such a list itself.
        case any([Content])
    }

    let content: Content

    /// A condition that holds if a profile is active: one of the `profiles` with which the graph is planned.
    ///
    /// An active profile that no condition names is `DI/ProfileUnknown`, a warning.
    public static func profile(_ name: String) -> Condition {
        Condition(content: .profile(name))
    }

    /// A condition that holds in a run context.
    public static func context(_ context: RunContext) -> Condition {
        Condition(content: .context(context))
    }

    /// A condition that holds if both do.
    public static func && (one: Condition, other: Condition) -> Condition {
        Condition(content: .all(one.content.conjuncts + other.content.conjuncts))
    }

    /// A condition that holds if one of two does, or both do.
    public static func || (one: Condition, other: Condition) -> Condition {
        Condition(content: .any(one.content.disjuncts + other.content.disjuncts))
    }

    /// A condition that holds if another one doesn't.
    public static prefix func ! (condition: Condition) -> Condition {
        if case .not(let content) = condition.content { return Condition(content: content) }
        return Condition(content: .not(condition.content))
    }

    /// Whether it holds. Complexity: linear in its parts.
    package func _holds(in circumstances: _Circumstances) -> Bool {
        content.holds(in: circumstances)
    }

    /// The profiles that it names.
    package var _profiles: Set<String> {
        Set(content.profiles)
    }
}

extension Condition.Content {
    fileprivate var conjuncts: [Self] {
        if case .all(let parts) = self { parts } else { [self] }
    }

    fileprivate var disjuncts: [Self] {
        if case .any(let parts) = self { parts } else { [self] }
    }

    func holds(in circumstances: _Circumstances) -> Bool {
        switch self {
        case .profile(let name): circumstances.profiles.contains(name)
        case .context(let context): circumstances.context == context
        case .not(let content): !content.holds(in: circumstances)
        case .all(let parts): parts.allSatisfy { $0.holds(in: circumstances) }
        case .any(let parts): parts.contains { $0.holds(in: circumstances) }
        }
    }

    fileprivate var profiles: [String] {
        switch self {
        case .profile(let name): [name]
        case .context: []
        case .not(let content): content.profiles
        case .all(let parts), .any(let parts): parts.flatMap(\.profiles)
        }
    }
}
