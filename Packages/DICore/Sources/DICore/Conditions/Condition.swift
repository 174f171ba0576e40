// SPDX-License-Identifier: Apache-2.0

/// A condition on the profiles, the run context and the properties that a graph is planned for: it decides what is included.
///
/// Conditions are decided by these alone while the graph is planned, before anything is made. `BindingGraph.choices`
/// lists them with their outcomes.
///
/// ```swift
/// let isShown: Condition = .profile("demo") && !.context(.test)
/// ```
///
/// `DIProperties` adds `property(_:is:default:)`.
public struct Condition: Sendable, Hashable {
    package indirect enum Content: Sendable, Hashable {
        /// A profile is active.
        case profile(String)
        /// The run context is this one.
        case context(RunContext)
        /// A value is equal to a test's.
        case value(_ValueTest)
        /// Another condition doesn't hold.
        case not(Content)
        /// All parts, none of which is such a list itself.
        case all([Content])
        /// Any part, none of which is such a list itself.
        case any([Content])
    }

    /// What is tested.
    package let content: Content

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

    /// Decides the condition at a place, and returns the mistakes in the values that decide it.
    ///
    /// Every value is read, because the program uses it. Mistakes after the operand that decides are ignored, as in
    /// Swift's `&&` and `||`.
    package func _decide(in circumstances: _Circumstances, at place: Place) -> (holds: Bool, mistakes: [Diagnostic]) {
        var mistakes: [Diagnostic] = []
        let holds = content.decide(in: circumstances, at: place, &mistakes)
        return (holds, mistakes)
    }
}

extension Condition.Content {
    fileprivate var conjuncts: [Self] {
        if case .all(let parts) = self { parts } else { [self] }
    }

    fileprivate var disjuncts: [Self] {
        if case .any(let parts) = self { parts } else { [self] }
    }

    /// Whether it holds. Complexity: linear in its parts.
    package func holds(in circumstances: _Circumstances) -> Bool {
        var mistakes: [Diagnostic] = []
        return decide(in: circumstances, at: nil, &mistakes)
    }

    fileprivate func decide(
        in circumstances: _Circumstances, at place: Place?, _ mistakes: inout [Diagnostic]
    ) -> Bool {
        switch self {
        case .profile(let name): return circumstances.profiles.contains(name)
        case .context(let context): return circumstances.context == context
        case .value(let test):
            let reading = test.read(in: circumstances, at: place)
            mistakes += reading.mistakes
            return reading.value == test.value
        case .not(let content): return !content.decide(in: circumstances, at: place, &mistakes)
        case .all(let parts): return Self.decide(parts, until: false, in: circumstances, at: place, &mistakes)
        case .any(let parts): return Self.decide(parts, until: true, in: circumstances, at: place, &mistakes)
        }
    }

    /// Decides parts up to the first with `outcome`, which decides all; the rest is only read.
    private static func decide(
        _ parts: [Self], until outcome: Bool, in circumstances: _Circumstances, at place: Place?,
        _ mistakes: inout [Diagnostic]
    ) -> Bool {
        var isDecided = false
        for part in parts {
            var found: [Diagnostic] = []
            let holds = part.decide(in: circumstances, at: place, &found)
            guard !isDecided else { continue }
            mistakes += found
            isDecided = holds == outcome
        }
        return isDecided ? outcome : !outcome
    }
}
