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

    /// The members of the organisation that the account is; a user, who has none, is shown in their place.
    func inPlace(of members: ListPages<Member>) -> Feed {
        Feed { (freshness) throws(APIFailure) in
            do throws(APIFailure) {
                return try await members.next(freshness).map { FeedPage($0, Loaded.members) }
            } catch {
                guard error.kind == .notFound || error.kind == .notCached else { throw error }
                return FeedPage(try await user(freshness, insteadOf: error), Loaded.user)
            }
        }
    }

    /// The user with the name; where it is an organisation's, its members are what is missing.
    private func user(
        _ freshness: Freshness, insteadOf missing: APIFailure
    ) async throws(APIFailure) -> Reading<Profile> {
        let profile: Reading<Profile>
        do throws(APIFailure) {
            profile = try await accounts.profile(name, freshness)
        } catch {
            guard error.kind != .notCached else { throw missing }
            let hint = error.kind == .notFound ? CommandSuggestion.hint(for: name.login) : nil
            throw error.advising(hint)
        }
        guard profile.value.member.type != "Organization" else { throw missing }
        return profile
    }
}

/// Makes what the screen of an account shows, from its name.
enum MemberFeedFactory: AssistedFactory {
    typealias Seed = AccountName
    typealias Element = MemberFeed
}
