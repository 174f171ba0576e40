// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

/// The account that the token of a session belongs to. The server is asked once, and the request ends with the session.
actor Viewer {
    private let credentials: Credentials
    private let accounts: AccountService
    private var question: Task<Result<String?, APIFailure>, Never>?

    init(credentials: Credentials, accounts: AccountService) {
        self.credentials = credentials
        self.accounts = accounts
    }

    deinit { question?.cancel() }

    /// Returns the login from the configuration or else from the server; nil without a token.
    func login() async throws(APIFailure) -> String? { try await answer().value.get() }

    /// Returns the pending or finished request for the login. The task doesn't keep the viewer alive.
    func answer() -> Task<Result<String?, APIFailure>, Never> {
        let question =
            question
            ?? Task { [accounts, credentials] in
                do throws(APIFailure) {
                    if let user = credentials.user { return .success(user) }
                    guard credentials.token != nil else { return .success(nil) }
                    return .success(try await accounts.viewer().login)
                } catch {
                    return .failure(error)
                }
            }
        self.question = question
        return question
    }
}
