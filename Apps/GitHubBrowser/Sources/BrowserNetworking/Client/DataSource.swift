// SPDX-License-Identifier: Apache-2.0

/// The source of all data.
package enum DataSource: Sendable, Hashable {
    /// A GitHub server.
    case github
    /// The demo data of one owner, built into the program.
    case demo(owner: String)
}
