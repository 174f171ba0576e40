// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

/// The account that the token of a session belongs to: asked for once, and not any more when the session ends.
actor Viewer {
    private let credentials: Credentials
    private let accounts: AccountService
    private var question: Task<Result<String?, APIFailure>, Never>?

    init(credentials: Credentials, accounts: AccountService) {
        self.credentials = credentials
        self.accounts = accounts
    }

    deinit { question?.cancel() }

    /// Returns the login, as the configuration or else the server says; nil without a token.
    func login() async throws(APIFailure) -> String? { try await answer().value.get() }

    /// Returns the answer to the question for the login, which may be under way; the answer doesn't keep the viewer.
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
