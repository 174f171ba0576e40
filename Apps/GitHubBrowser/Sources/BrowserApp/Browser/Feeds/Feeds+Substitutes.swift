// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI

/// Contents that show something else if their first request fails.
extension Feeds {
    /// Returns the members of an organisation; or the profile of a user, who has none.
    func members(of owner: AccountName) -> Feed {
        let members = organization.lists(of: owner).members
        return Feed { (freshness) throws(APIFailure) in
            let missing: APIFailure
            do throws(APIFailure) {
                return try await members.next(freshness)?.map(Loaded.members)
            } catch {
                guard error.kind == .notFound || error.kind == .notCached else { throw error }
                missing = error
            }
            do throws(APIFailure) {
                let profile = try await accounts.profile(owner, freshness)
                // The members of an organisation are missing for another reason.
                guard profile.value.member.type != "Organization" else { throw missing }
                return profile.map(Loaded.user)
            } catch {
                throw error.kind == .notCached ? missing : error
            }
        }
    }

    /// Returns the README of a repository, which may be missing. The server answers alike if the repository is, so that is
    /// asked for then.
    func readme(of name: RepositoryName) -> Feed {
        .page(
            { (freshness) throws(APIFailure) in
                do throws(APIFailure) {
                    return try await repositories.readme(of: name, freshness).map { $0 }
                } catch  where error.kind == .notFound || error.kind == .empty {
                    return try await repositories.repository(name, freshness).map { _ in nil }
                }
            }, Subject.readme)
    }

    /// Returns an issue with its comments, and with as many reviews and checks as may be read if it is a pull request.
    func discussion(_ number: Int, of name: RepositoryName) -> Feed {
        .page(
            { (freshness) throws(APIFailure) in
                let discussion = try await issues.discussion(number, of: name, freshness)
                guard discussion.value.issue.isPullRequest else { return discussion }
                do throws(APIFailure) {
                    let details = try await pullRequests.details(
                        number, of: name, with: [.reviews, .checks], freshness, onLoss: { _ in })
                    return discussion.joined(with: details) {
                        Discussion(issue: $0.issue, comments: $0.comments, details: $1)
                    }
                } catch  where [.notFound, .notCached, .forbidden].contains(error.kind) {
                    return discussion
                }
            }, Subject.discussion)
    }

    /// Returns a release with its notes and assets; the latest one without a tag.
    ///
    /// A draft, and a tag that git would refuse, have no address of their own: such a release is the one in the list.
    func notes(of tag: String?, of name: RepositoryName) -> Feed {
        .page(
            { (freshness) throws(APIFailure) in
                do throws(APIFailure) {
                    if let tag, !Release.isTag(tag) { throw APIFailure(.notFound, "'\(tag)' is not a tag") }
                    return try await repositories.release(tag, of: name, freshness)
                } catch {
                    guard tag != nil, error.kind == .notFound || error.kind == .notCached,
                        let page = try? await repositories.releases(of: name).next(freshness),
                        let listed = page.value.first(where: { $0.tagName == tag })
                    else { throw error }
                    return Fetched(listed, age: page.age)
                }
            }, Subject.release)
    }
}
