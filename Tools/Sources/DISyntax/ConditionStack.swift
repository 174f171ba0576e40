// SPDX-License-Identifier: Apache-2.0

/// The `#if` blocks around a position.
struct ConditionStack {
    /// The conditions of a block's branches so far, empty for `#else`, and the number of brackets that are open around it.
    private var blocks: [(branches: [String], floor: Int)] = []

    var isEmpty: Bool { blocks.isEmpty }

    /// The number of brackets that the innermost block may not close.
    var floor: Int { blocks.last?.floor ?? 0 }

    /// The conditions under which the position is compiled, from the outside in.
    var all: [String] {
        blocks.map { branches, _ in
            let negated = branches.dropLast().map { "!(\($0))" }
            let own = branches.last ?? ""
            return negated.isEmpty ? own : (negated + (own.isEmpty ? [] : ["(\(own))"])).joined(separator: " && ")
        }
    }

    mutating func begin(_ condition: String, floor: Int) {
        blocks.append(([condition], floor))
    }

    /// Continues with the next branch; false outside a block.
    mutating func goOn(_ condition: String) -> Bool {
        guard !isEmpty else { return false }
        blocks[blocks.count - 1].branches.append(condition)
        return true
    }

    /// Ends the innermost block; false where there is none.
    mutating func end() -> Bool {
        blocks.popLast() != nil
    }
}
