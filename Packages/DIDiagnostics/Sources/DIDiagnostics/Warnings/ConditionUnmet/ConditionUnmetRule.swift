// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/ConditionUnmet`: a value that conditions test, such as a property, is none of those that they name.
///
/// One named value is a switch, which may be off; only a similar value is reported of it. A negated test covers all others.
enum ConditionUnmetRule {
    static func check(_ conditions: KnownConditions, into findings: inout [Remark]) {
        var seen: Set<String> = []
        for (index, choice) in conditions.choices.enumerated() {
            for (position, test) in choice.condition.tests.map(\.test).enumerated() where !seen.contains(test.path) {
                seen.insert(test.path)
                let tests = conditions.tests(of: test.path)
                let reading = test.read(in: choice.circumstances)
                guard !tests.contains(where: \.isNegated), let value = reading.value else { continue }
                let values = Set(tests.map(\.test.value))
                guard !values.contains(value) else { continue }
                // A secret is not compared, since the warning would tell of it.
                let isShown = reading.shown == value
                let isLikeOne = isShown && _DiagnosticText.nearest(to: value, among: values._sorted(by: <)) != nil
                guard values.count > 1 || isLikeOne else { continue }
                findings.append(ConditionUnmetFinding.found(choice: index, test: position))
            }
        }
    }
}
