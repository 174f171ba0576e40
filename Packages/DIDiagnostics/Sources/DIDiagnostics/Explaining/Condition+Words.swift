// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension Condition: CustomStringConvertible {
    /// The condition as it is written in code, without leading dots: `profile("demo") && !context(.test)`.
    public var description: String { content.text }

    /// Returns the facts that decide the condition: `profile "demo" is not active`.
    ///
    /// A failing conjunction is explained by its failing parts, a true disjunction by its true parts.
    package func reason(in circumstances: _Circumstances) -> String {
        _DiagnosticText.joined(content.facts(in: circumstances).uniqued(), "and")
    }

    /// Returns the change by which a failing condition would hold: `activate profile "demo"`.
    package func remedy(in circumstances: _Circumstances) -> String {
        content.change(to: true, in: circumstances)
    }

    var profiles: Set<String> {
        Set(content.parts().compactMap { if case .profile(let name) = $0.part { name } else { nil } })
    }

    /// The tests of values, each with whether it is negated.
    var tests: [(test: _ValueTest, isNegated: Bool)] {
        content.parts().compactMap { if case .value(let test) = $0.part { (test, $0.isNegated) } else { nil } }
    }
}

extension Condition.Content {
    /// The elementary conditions, each with whether it is negated.
    fileprivate func parts(isNegated: Bool = false) -> [(part: Self, isNegated: Bool)] {
        switch self {
        case .profile, .context, .value: [(self, isNegated)]
        case .not(let content): content.parts(isNegated: !isNegated)
        case .all(let parts), .any(let parts): parts.flatMap { $0.parts(isNegated: isNegated) }
        }
    }

    fileprivate func facts(in circumstances: _Circumstances) -> [String] {
        switch self {
        case .profile(let name):
            return ["profile \(_Explainer.inQuotes(name)) is \(holds(in: circumstances) ? "active" : "not active")"]
        case .context(let context):
            let other = holds(in: circumstances) ? "" : " instead of \(context)"
            return ["the run context is \(circumstances.context)\(other)"]
        case .value(let test):
            return [test.read(in: circumstances).fact]
        case .not(let content):
            return content.facts(in: circumstances)
        case .all(let parts), .any(let parts):
            let outcome = holds(in: circumstances)
            return parts.filter { $0.holds(in: circumstances) == outcome }.flatMap { $0.facts(in: circumstances) }
        }
    }

    /// The change that would reverse the condition's outcome.
    fileprivate func change(to outcome: Bool, in circumstances: _Circumstances) -> String {
        switch self {
        case .profile(let name):
            return "\(outcome ? "activate" : "deactivate") profile \(_Explainer.inQuotes(name))"
        case .context(let context):
            return "plan for \(outcome ? "the run context" : "a run context other than") \(context)"
        case .value(let test):
            return "set '\(test.path)' to \(outcome ? "" : "something other than ")\(test.value)"
        case .not(let content):
            return content.change(to: !outcome, in: circumstances)
        case .all(let parts), .any(let parts):
            let areAllNeeded = if case .all = self { outcome } else { !outcome }
            let others = parts.filter { $0.holds(in: circumstances) != outcome }
            return _DiagnosticText.joined(
                others.map { $0.change(to: outcome, in: circumstances) }.uniqued(), areAllNeeded ? "and" : "or")
        }
    }

    fileprivate var text: String {
        switch self {
        case .profile(let name): "profile(\(_Explainer.inQuotes(name)))"
        case .context(let context): "context(\(context))"
        case .value(let test): test.text
        case .not(let content): content.isList ? "!(\(content.text))" : "!\(content.text)"
        case .all(let parts): parts.map { $0.isList ? "(\($0.text))" : $0.text }.joined(separator: " && ")
        case .any(let parts): parts.map(\.text).joined(separator: " || ")
        }
    }

    private var isList: Bool {
        switch self {
        case .all, .any: true
        case .profile, .context, .value, .not: false
        }
    }
}
