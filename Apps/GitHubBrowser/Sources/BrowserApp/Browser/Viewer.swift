// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

/// Finds out, once in a session, whose token it is.
actor Viewer {
    private let credentials: Credentials
    private let accounts: AccountService
    private var question: Task<Result<String, APIFailure>, Never>?

    init(credentials: Credentials, accounts: AccountService) {
        self.credentials = credentials
        self.accounts = accounts
    }

    deinit { question?.cancel() }

    /// The login, as the configuration or else the server says; nil without a token.
    func login() async throws(APIFailure) -> String? {
        if let user = credentials.user { return user }
        guard credentials.token != nil else { return nil }
        let question =
            question
            ?? Task { [accounts] in
                do throws(APIFailure) {
                    return .success(try await accounts.viewer().login)
                } catch {
                    return .failure(error)
                }
            }
        self.question = question
        return try await question.value.get()
    }
}
