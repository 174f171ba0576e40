// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import DI
import Logging

/// The component of one account on one host: client, cache partition, services and the commands that use them.
enum SessionComponent: Component {
    /// The account and the host.
    typealias Seed = Credentials
    typealias Root = Session
    typealias Scope = SessionScope

    static func configure(binder: Binder<SessionScope>) {
        binder.include(module: NetworkingModule.self)
        binder.include(module: ServicesModule.self)
        binder.include(module: CommandsModule.self)
        binder.include(module: BrowserSessionModule.self)
        binder.install(dependency: OrgComponent.self)
        // Eager: nothing asks for it, and yet the log is to show when each session begins and ends.
        binder.bind(SessionLife.self).sharedInScope(.eager)
            .onStart { $0.begin() }
            .onStop { $0.end() }
            .to(factory: SessionLife.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
        bind.to(factory: Session.init)
    }
}

/// The commands of one account on one host.
struct Session: Sendable {
    let runners: [String: CommandRunner]
    let client: Provider<APIClient>
    /// The content of the browser; made only for a run of the browser.
    let browser: Provider<BrowserSession>
}

/// Logs the beginning and the end of a session.
struct SessionLife: Sendable {
    let credentials: Credentials
    let source: DataSource
    let logger: Logger

    func begin() { log("session built") }

    func end() { log("session dropped") }

    private func log(_ message: Logger.Message) {
        logger.info(
            message,
            metadata: ["host": "\(source == .github ? credentials.host : "demo")", "asker": "\(credentials.asker)"])
    }
}
