// SPDX-License-Identifier: Apache-2.0

import DIProperties

/// Returns the text of what is thrown, or a text that no test expects.
func complaint(_ body: () throws -> some Any) -> String {
    do {
        let value = try body()
        return "nothing was thrown; the result is \(value)"
    } catch {
        return "\(error)"
    }
}

/// Returns the text of a value of another type than expected, which line 1 of `Shop.swift` sets as `a`.
func mistyped(_ value: String, _ expected: String) -> String {
    """
    error: [DI/PropertyType] 'a' is \(value) where \(expected) is expected
      set in   Shop.swift:1
    docs: swift package di explain PropertyType
    """
}
