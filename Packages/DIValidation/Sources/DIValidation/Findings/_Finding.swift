// SPDX-License-Identifier: Apache-2.0

import DICore

/// A result of a rule, in indices of the model: its kind, and numbers that the kind interprets.
///
/// A finding is a value; its text is made when it is read.
package struct _Finding: Sendable {
    package let kind: FindingKind
    package let first: Int
    package let second: Int
    package var list: [Int]
    package let secondList: [Int]
    /// The key, for kinds whose numbers may not lead to it.
    package let key: _Key?

    package init(
        _ kind: FindingKind, _ first: Int = -1, _ second: Int = -1, list: [Int] = [], secondList: [Int] = [],
        key: _Key? = nil
    ) {
        self.kind = kind
        self.first = first
        self.second = second
        self.list = list
        self.secondList = secondList
        self.key = key
    }

    /// The id of its diagnostic.
    package var id: Diagnostic.ID { kind.id }
}
