// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import DI
import Logging

/// What belongs to one account on one host: client, partition of the cache, services and the commands that ask them.
public enum SessionComponent: Component {
    /// Who asks which host.
    public typealias Seed = Credentials
    /// The commands.
    public typealias Root = Session
    /// One of each for the session.
    public typealias Scope = SessionScope

    /// Binds client, services and commands.
    public static func configure(binder: Binder<SessionScope>) {
        binder.include(module: NetworkingModule.self)
        binder.include(module: ServicesModule.self)
        binder.include(module: CommandsModule.self)
        binder.include(module: BrowserSessionModule.self)
        binder.install(dependency: OrgComponent.self)
        // Eager: nothing asks for it, and the log is to say when each session begins.
        binder.bind(SessionLife.self).sharedInScope(.eager).to(factory: SessionLife.init)
    }

    /// The root holds the commands.
    public static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
        bind.to(factory: Session.init)
    }
}

/// The commands as one account on one host can run them.
public struct Session: Sendable {
    /// What runs each command, by its name on the command line.
    let runners: [String: any CommandRunner]
    /// What asks the API for the session.
    let client: Provider<APIClient>
    /// What the browser shows; made where there is a browser.
    let browser: Provider<BrowserSession>
}

/// Logs when a session begins and when it ends.
final class SessionLife: Sendable {
    private let credentials: Credentials
    private let logger: Logger

    init(credentials: Credentials, logger: Logger) {
        self.credentials = credentials
        self.logger = logger
        log("session built")
    }

    deinit { log("session dropped") }

    private func log(_ message: Logger.Message) {
        logger.info(message, metadata: ["host": "\(credentials.host)", "asker": "\(credentials.asker)"])
    }
}
