// SPDX-License-Identifier: Apache-2.0

import DIBinding

/// The reader of configuration files, which a checker with `DIProperties` passes to ``Checker``.
///
/// `DIChecking` doesn't depend on that layer, so that a package without configuration builds neither it nor Yams.
package struct PropertiesReader: Sendable {
    /// Makes the input of one planning. Each graph has its own, because it notes what is read.
    package typealias Contexts = @Sendable () -> any _PlanningContext

    let read: @Sendable (_ paths: [String], _ showsValues: Bool) throws -> Contexts

    /// Makes a reader of the files after `--properties`, the later of which win. The text of an error it throws is shown.
    ///
    /// Unless the reader is to show values, no text contains any: which of them are secret is often decided by code that the
    /// checker doesn't run.
    package init(_ read: @escaping @Sendable (_ paths: [String], _ showsValues: Bool) throws -> Contexts) {
        self.read = read
    }
}
