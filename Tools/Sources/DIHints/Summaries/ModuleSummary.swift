// SPDX-License-Identifier: Apache-2.0

/// The summaries of a module's files, or the reason why there are none.
struct ModuleSummary: Codable, Equatable {
    /// The hash of all that the summaries depend on.
    let key: String
    var files: [FileSummary] = []
    /// The compiler's version.
    var version: String = ""
    var failure: HintsUnavailable?
    /// The files whose tree could not be read.
    var unread: [String: HintsUnavailable] = [:]
}
