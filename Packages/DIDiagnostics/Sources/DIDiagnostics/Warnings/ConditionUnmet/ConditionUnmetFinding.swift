// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A value that no condition on it names.
enum ConditionUnmetFinding {
    static let kind: RemarkKind = RemarkKind(.conditionUnmet, explain: { $0.diagnostic(for: $1) })

    static func found(choice: Int, test: Int) -> Remark {
        Remark(kind, choice, test)
    }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let choice = conditions.choices[finding.first]
        let test = choice.condition.tests[finding.second].test
        let reading = test.read(in: choice.circumstances)
        var values: [String] = []
        for other in conditions.tests(of: test.path).map(\.test.value) where !values.contains(other) {
            values.append(other)
        }
        // The form of a secret is not compared, since a suggestion would tell of it.
        let near = reading.shown == reading.value ? _DiagnosticText.nearest(to: reading.shown, among: values) : nil
        let subject = "'\(test.path)'"
        return Diagnostic(
            id: finding.id, severity: .warning, subject: test.path,
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
