// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// The id under which a mistake is reported that leaves the graph valid; nil for errors.
    ///
    /// A scene shows the errors that it has, and of warnings and notes those of these ids.
    var warning: Diagnostic.ID? { nil }
}
