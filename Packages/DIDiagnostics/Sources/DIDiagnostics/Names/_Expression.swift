// SPDX-License-Identifier: Apache-2.0

/// Returns a type's name as it is written before `.self`: in parentheses unless it is a mere name.
func _expression(of name: String) -> String {
    let isFunction = name.contains("->") && (name.hasPrefix("(") || name.hasPrefix("@"))
    let isComposition = name.contains(" & ") && !name.hasSuffix(">") && !name.hasSuffix("]")
    return name.hasPrefix("any ") || isFunction || isComposition ? "(\(name))" : name
}
