// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserOutput
import Foundation

/// What the program was asked to do: everything read from the command line and the environment, and settled.
public struct Invocation: Sendable, Hashable {
    /// How many rows of a list to show.
    public let limit: Limit
    /// The form of the answer and the fields in it.
    public let layout: Layout
    /// Where a table is shown.
    public let screen: Screen
    /// What shows answers that are longer than the screen; nil where they are written as they are.
    public let pager: PagerSettings?
    /// The notices that are shown.
    public let verbosity: Verbosity
    /// The variables of the process, for programs that are started.
    public let environment: Environment
    /// Whom to ask and as whom.
    public let connection: Connection
    /// The user's file, which need not be there.
    public let configurationFile: ConfigurationFile
    /// Where the cache lies.
    public let cacheFolder: URL
    /// Where lies what must last between runs, and the log.
    public let stateFolder: URL
    /// How the user wants the cache to be used.
    public let cacheMode: CachePolicy.Mode
    /// Whether a limit of the server is waited for.
    public let waits: Bool

    /// Where remarks and the log go as well, or instead, while the browser fills the screen; nil for a command.
    var outlet: Outlet?

    /// What the program calls itself.
    public var userAgent: String { "ghb/\(ProgramVersion.current)" }
}

/// The version of the program.
public enum ProgramVersion {
    /// The version as `ghb --version` prints it and requests carry it.
    public static let current = "0.1.0"
}
