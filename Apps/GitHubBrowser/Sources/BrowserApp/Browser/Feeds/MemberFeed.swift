// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// What the screen of one account shows.
struct MemberFeed: Sendable {
    let name: AccountName
    let accounts: AccountService

    /// The account.
    var profile: Feed {
        .one({ (freshness) throws(APIFailure) in try await accounts.profile(name, freshness) }, Loaded.profile)
    }
}

/// Makes what the screen of an account shows, from its name.
enum MemberFeedFactory: AssistedFactory {
    typealias Seed = AccountName
    typealias Element = MemberFeed
}
