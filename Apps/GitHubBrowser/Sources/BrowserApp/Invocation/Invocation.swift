// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserOutput
import BrowserStorage
import TerminalKit

/// The settled command line, environment and configuration: the seed of the graph.
struct Invocation: Sendable {
    /// The number of rows to show.
    let limit: Limit
    /// The format of the output and its fields.
    let layout: Layout
    /// The screen for tables.
    let screen: Screen
    /// The pager for long output; nil to write them directly.
    let pager: PagerSettings?
    /// The notices that are shown.
    let verbosity: Verbosity
    /// The environment variables, for child processes.
    let environment: Environment
    let connection: Connection
    /// The user's folders for the program.
    let folders: StorageFolders
    let cacheMode: CachePolicy.Mode
    /// Whether to wait for rate limits.
    let waits: Bool

    /// The destination of notices and log lines while the browser fills the screen; nil for a command.
    var outlet: Outlet?
    /// The time in which everything that is open has to close.
    var stopTimeout: Duration = .seconds(3)
}

/// Parts in the form in which other layers request them.
extension Invocation {
    /// The user agent of requests.
    var userAgent: UserAgent { UserAgent("ghb/\(ProgramVersion.current)") }
    /// Whether requests wait for rate limits.
    var waiting: LimitWaiting { LimitWaiting(isAllowed: waits) }
    /// The destination of notices while the browser fills the screen, if it does.
    var screenOutlet: ScreenOutlet { ScreenOutlet(outlet: outlet) }
    /// The runner of token commands.
    var tokenCommands: TokenProcess { TokenProcess(environment: environment) }
    /// The opener of web pages.
    var addressOpener: AddressOpener { AddressOpener(environment: environment.variables) }
    /// The colors of the browser.
    var colors: ColorSupport { screen.isColored ? screen.colors : .none }
}

extension Connection {
    var api: APIAddress { APIAddress(apiURL) }
    /// The reader of names and addresses.
    var names: NameReader { NameReader(pages: pages) }
    var bookmarkHost: BookmarkHost { BookmarkHost(host) }
    /// Whether plain http to other machines is allowed.
    var exposedOrigins: ExposedOrigins { ExposedOrigins(areAllowed: allowsExposedOrigins) }
}

enum ProgramVersion {
    /// The version in `ghb --version` and in requests.
    static let current = "0.1.0"
}
