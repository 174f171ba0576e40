// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/ConditionUnmet`: a value that conditions test, such as a property, equals none of the values that they name.
///
/// A single named value is a switch, which may be off; only a similar value is reported. A negated test covers all others.
enum ConditionUnmetRule {
    static func check(_ conditions: KnownConditions, into findings: inout [Remark]) {
        var seen: Set<String> = []
        for (index, choice) in conditions.choices.enumerated() {
            for (position, test) in choice.condition.tests.map(\.test).enumerated()
            where seen.insert(test.path).inserted {
                let tests = conditions.tests(of: test.path)
                let reading = test.read(in: choice.circumstances)
                guard !tests.contains(where: \.isNegated), let value = reading.value else { continue }
                let values = Set(tests.map(\.test.value))
                guard !values.contains(value) else { continue }
                // A secret is not compared, because the warning would reveal it.
                let isShown = reading.shown == value
                let isLikeOne = isShown && _DiagnosticText.nearest(to: value, among: values._sorted(by: <)) != nil
                guard values.count > 1 || isLikeOne else { continue }
                findings.append(Remark(.conditionUnmet, index, position) { $0.conditionUnmet(index, position) })
            }
        }
    }
}

extension _Explainer {
    func conditionUnmet(_ choice: Int, _ test: Int) -> Diagnostic {
        let choice = conditions.choices[choice]
        let test = choice.condition.tests[test].test
        let reading = test.read(in: choice.circumstances)
        let values = conditions.tests(of: test.path).map(\.test.value).uniqued()
        // The form of a secret is not compared, because a suggestion would reveal it.
        let near = reading.shown == reading.value ? _DiagnosticText.nearest(to: reading.shown, among: values) : nil
        let subject = "'\(test.path)'"
        return Diagnostic(
            id: .conditionUnmet, severity: .warning, subject: test.path,
            message: "\(subject) is \(reading.shown), which no condition names",
            trace: conditions.choices.filter { $0.condition.tests.contains { $0.test.path == test.path } }.map {
                Diagnostic.Step(
                    Diagnostic.Step.Relation(rawValue: "asked for by"), name: "\($0.condition)", place: $0.place.place)
            },
            notes: [reading.fact, "conditions name \(_DiagnosticText.list(values))"],
            fixes: [near.map { _DiagnosticText.didYouMean($0) }].compactMap(\.self)
                + ["set '\(test.path)' to one of these, or include a module when it is \(reading.shown)"])
    }
}
