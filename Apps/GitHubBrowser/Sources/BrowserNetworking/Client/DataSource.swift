// SPDX-License-Identifier: Apache-2.0

/// Where answers come from.
public enum DataSource: Sendable, Hashable {
    /// A GitHub server.
    case github
    /// What is built into the program, about one owner.
    case demo(owner: String)
}
