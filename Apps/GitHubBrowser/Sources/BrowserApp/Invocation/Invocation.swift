// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import BrowserOutput
import BrowserStorage
import TerminalKit

/// The settled command line, environment and configuration: the seed of the graph.
struct Invocation: Sendable {
    let limit: Limit
    let layout: Layout
    let screen: Screen
    /// The pager for long output; nil to write them directly.
    let pager: PagerSettings?
    let verbosity: Verbosity
    /// The environment variables, for child processes.
    let environment: Environment
    let connection: Connection
    let folders: StorageFolders
    let cacheMode: CachePolicy.Mode
    let waits: Bool

    /// The destination of notices and log lines while the browser fills the screen; nil for a command.
    var outlet: Outlet?
    /// The time in which everything that is open has to close.
    var stopTimeout: Duration = .seconds(3)
}

/// Parts in the form in which other layers request them.
extension Invocation {
    var userAgent: UserAgent { UserAgent("ghb/\(ProgramVersion.current)") }
    var waiting: LimitWaiting { LimitWaiting(isAllowed: waits) }
    var screenOutlet: ScreenOutlet { ScreenOutlet(outlet: outlet) }
    var tokenCommands: TokenProcess { TokenProcess(environment: environment) }
    var addressOpener: AddressOpener { AddressOpener(environment: environment.variables) }
    var colors: ColorSupport { screen.isColored ? screen.colors : .none }
}

extension Connection {
    var api: APIAddress { APIAddress(apiURL) }
    var names: NameReader { NameReader(pages: pages) }
    var bookmarkHost: BookmarkHost { BookmarkHost(host) }
    var exposedOrigins: ExposedOrigins { ExposedOrigins(areAllowed: allowsExposedOrigins) }
}

enum ProgramVersion {
    static let current = "0.1.0"
}
