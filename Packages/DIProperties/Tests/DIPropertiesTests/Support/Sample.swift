// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of large inputs that a run tries.
enum Sample {
    /// True in the stage `long`, which tries all inputs; `make test` tries a tenth of them.
    static let hasAll: Bool = ProcessInfo.processInfo.environment["ALL_TESTS"] != nil

    /// Returns every tenth element, or all of them.
    static func of<C: Collection>(_ inputs: C) -> [C.Element] {
        inputs.enumerated().filter { hasAll || $0.offset.isMultiple(of: 10) }.map(\.element)
    }
}
