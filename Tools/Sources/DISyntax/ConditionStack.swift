// SPDX-License-Identifier: Apache-2.0

/// The `#if` blocks around a position.
struct ConditionStack {
    private struct Block {
        /// The condition of the branch as written; empty behind `#else`.
        var condition: String
        /// The negated conditions of the branches before.
        var negated: [String] = []
        /// The number of brackets that are open around the block.
        let floor: Int

        /// The condition under which the branch is compiled.
        var whole: String {
            negated.isEmpty
                ? condition : (negated + (condition.isEmpty ? [] : ["(\(condition))"])).joined(separator: " && ")
        }
    }

    private var blocks: [Block] = []
    /// The conditions of the branches, from the outside in.
    private(set) var all: [String] = []

    var isEmpty: Bool { blocks.isEmpty }

    /// The number of brackets that the innermost block may not close.
    var floor: Int { blocks.last?.floor ?? 0 }

    mutating func begin(_ condition: String, floor: Int) {
        blocks.append(Block(condition: condition, floor: floor))
        all.append(condition)
    }

    /// Continues with the next branch; false outside a block.
    mutating func goOn(_ condition: String) -> Bool {
        guard var block = blocks.popLast() else { return false }
        block.negated.append("!(\(block.condition))")
        block.condition = condition
        blocks.append(block)
        all[all.count - 1] = block.whole
        return true
    }

    /// Ends the innermost block; false where there is none.
    mutating func end() -> Bool {
        guard blocks.popLast() != nil else { return false }
        all.removeLast()
        return true
    }
}
