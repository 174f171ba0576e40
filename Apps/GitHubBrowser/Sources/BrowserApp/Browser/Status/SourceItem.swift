// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

/// Tells where the data comes from, and as whom it is asked for.
struct SourceItem: StatusItem {
    let source: DataSource
    let credentials: Credentials
    let policy: CachePolicy
    let viewer: Viewer

    func part() async -> StatusPart {
        if case .demo = source { return .source("DEMO DATA") }
        if policy.mode == .offline { return .source("OFFLINE") }
        guard let login = await viewer.login() else { return .source(credentials.host) }
        return .source("\(credentials.host) as \(login)")
    }
}

/// Finds out, once in a session, whose token it is.
actor Viewer {
    private let credentials: Credentials
    private let accounts: AccountService
    private var question: Task<String?, Never>?

    init(credentials: Credentials, accounts: AccountService) {
        self.credentials = credentials
        self.accounts = accounts
    }

    deinit { question?.cancel() }

    /// The login, as the configuration or else the server says; nil without a token, and where nobody can tell.
    func login() async -> String? {
        if let user = credentials.user { return user }
        guard credentials.token != nil else { return nil }
        let question = question ?? Task { [accounts] in try? await accounts.viewer().login }
        self.question = question
        return await question.value
    }
}
