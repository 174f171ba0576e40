// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// The content of the screen of an account.
struct MemberFeed: Sendable {
    let name: AccountName
    let accounts: AccountService

    /// The profile of the account.
    var profile: Feed {
        .page({ (freshness) throws(APIFailure) in try await accounts.profile(name, freshness) }, Subject.profile)
    }

    /// Returns the members of an organisation; or the profile of a user, who has none.
    func inPlace(of members: ListPages<Member>) -> Feed {
        Feed { (freshness) throws(APIFailure) in
            do throws(APIFailure) {
                return try await members.next(freshness)?.map(Loaded.members)
            } catch {
                guard error.kind == .notFound || error.kind == .notCached else { throw error }
                return try await user(freshness, insteadOf: error).map(Loaded.user)
            }
        }
    }

    /// Returns the profile of a user; rethrows the failure of the members if the account is an organisation.
    private func user(
        _ freshness: Freshness, insteadOf missing: APIFailure
    ) async throws(APIFailure) -> Fetched<Profile> {
        let profile: Fetched<Profile>
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

/// Creates the feed of an account from its name.
enum MemberFeedFactory: AssistedFactory {
    typealias Seed = AccountName
    typealias Element = MemberFeed
}
