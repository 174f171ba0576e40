// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules

extension Condition {
    /// A condition that holds if a property has a value: a text, a truth value or a number.
    ///
    /// ```swift
    /// binder.include(module: PostgresModule.self, when: .property("db.backend", is: "postgres"))
    /// binder.include(module: SQLiteModule.self, when: .property("db.backend", is: "sqlite"))
    /// ```
    ///
    /// It is decided while the graph is planned. `BindingGraph.choices` lists it with the value and the place where that is
    /// set. Errors, in the report of the graph: `DI/PropertyMissing` without a value and a default, `DI/PropertyType` for a value
    /// of another type. A value that no condition names is `DI/ConditionUnmet`, a warning.
    ///
    /// - Parameters:
    ///   - path: The path of the property, such as `db.backend`.
    ///   - value: The value with which the condition holds.
    ///   - fallback: The value where none is set.
    /// - Returns: The condition.
    public static func property<Value: Decodable & Sendable & LosslessStringConvertible>(
        _ path: String, is value: Value, default fallback: Value? = nil
    ) -> Condition {
        let shown = fallback.map { ", default: \($0.asWritten)" } ?? ""
        let text = "property(\(Shown.quoted(path)), is: \(value.asWritten)\(shown))"
        return Condition(
            _testing: _ValueTest(path: path, value: value.asWritten, text: text) { input, place in
                _DecisionInput(ofCondition: input, at: place).reading(path, text, fallback)
            })
    }
}

extension LosslessStringConvertible {
    fileprivate var asWritten: String { self is String ? Shown.quoted("\(self)") : "\(self)" }
}

extension _DecisionInput {
    /// Reads the property of a condition, whose text names it in the trace of a mistake.
    fileprivate func reading<Value: Decodable & LosslessStringConvertible & Sendable>(
        _ path: String, _ text: String, _ fallback: Value?
    ) -> _ValueTest.Reading {
        do throws(PropertyError) {
            let session = try session(reading: path)
            let found = try session.read(MarkedValue<Value>?.self, at: path).value
            guard let value = found?.value ?? fallback else {
                let expected = Value.self == String.self ? "a string" : "\(_spelling(of: Value.self))"
                throw .unset(try session.properties.parsed(path), expected: expected, in: session.properties)
            }
            let isSecret = found?.isSecret ?? false
            return _ValueTest.Reading(
                value: value.asWritten, shown: isSecret ? Shown.secret : value.asWritten,
                fact: session.properties.words(at: path, [isSecret ? nil : "\(value)"], isDefault: found == nil))
        } catch {
            // A checker that is given no properties plans with the default.
            let value = context is _AbsentInput ? fallback?.asWritten : nil
            let fact = value.map { "\(path) = \($0), by default" } ?? "\(path) is not known"
            return _ValueTest.Reading(
                value: value, shown: value ?? "", fact: fact, mistakes: diagnostics(of: error, readFor: text))
        }
    }
}
