// SPDX-License-Identifier: Apache-2.0

import DIBinding

/// A reader of configuration files, which a higher layer adds to a program.
///
/// The checker doesn't depend on that layer. It finds the type among the conformances of the program that it is linked to.
package protocol _ConfigurationReading: Sendable {
    /// The input of one planning. Each graph has its own, because it notes what is read.
    typealias Contexts = @Sendable () -> any _PlanningContext

    init()

    /// Reads files, the later of which win, and returns the inputs of plannings.
    ///
    /// Unless values are shown, no text contains any: code that the checker doesn't run often decides which ones are secret.
    func contexts(of paths: [String], showingValues: Bool) throws -> Contexts
}
