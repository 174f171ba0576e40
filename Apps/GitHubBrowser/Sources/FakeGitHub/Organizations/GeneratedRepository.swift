// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a repository that is made up: its README, issues, comments and releases.
struct GeneratedRepository: Sendable {
    let organization: GeneratedOrganization
    /// The number of the repository in its organisation, from 1.
    let number: Int

    var name: String { GeneratedOrganization.repositoryName(number) }
    var fullName: String { "\(organization.login)/\(name)" }
    /// All of its issues are open: as many as its row says.
    var issues: Int { GeneratedOrganization.openIssues(number) }
    /// Its pull requests, whose numbers follow those of the issues.
    var pulls: Int { number % 5 }
    var releases: Int { number % 4 }
    var language: String? { GeneratedOrganization.language(number) }

    /// The labels of an issue: every third one asks for help, too.
    func labels(_ issue: Int) -> [String] { issue % 3 == 0 ? ["bug", "help wanted"] : ["bug"] }
    /// The numbers of the members that an issue is assigned to: every fourth one has somebody.
    func assignees(_ issue: Int) -> [Int] { issue % 4 == 0 ? [issue / 4 % 2 + 1] : [] }
    /// The number of the member that is to review a pull request.
    func reviewer(_ pull: Int) -> Int { pull % 2 == 0 ? 1 : 3 }

    private var web: String { "https://github.com/\(fullName)" }

    /// The README in the form in which GitHub sends it.
    var readme: String {
        let text = "# \(name)\n\nMade up by fake-github, as number \(number) of \(organization.repositories).\n"
        return """
            {"name":"README.md","path":"README.md","encoding":"base64","content":"\(Data(text.utf8).base64EncodedString())",\
            "html_url":"\(web)/blob/main/README.md"}
            """
    }

    /// An issue by its number, from 1.
    func issue(_ issue: Int) -> String {
        let day = GeneratedOrganization.day(3000 + (number + issue) % 2000)
        let assignees = assignees(issue).map { "{\"login\":\"\(GeneratedOrganization.clerk($0))\"}" }
        let labels = labels(issue).map { "{\"name\":\"\($0)\"}" }
        return """
            {"id":\(number * 1_000 + issue),"number":\(issue),"title":"\(name) needs attention, part \(issue)",\
            "state":"open","state_reason":null,"user":{"login":"clerk-00001"},\
            "labels":[\(labels.joined(separator: ","))],"assignees":[\(assignees.joined(separator: ","))],\
            "comments":\(comments(onIssue: issue)),"body":"It is **number \(issue)**.","created_at":"\(day)",\
            "updated_at":"\(day)","closed_at":null,\
            \(issue > issues ? pullParts(issue) : "\"html_url\":\"\(web)/issues/\(issue)\"")}
            """
    }

    /// The commit at the end of the branch of a pull request.
    func commit(_ pull: Int) -> String { "c0ffee" + String(repeating: "0", count: 34 - "\(pull)".count) + "\(pull)" }

    /// The fields of a pull request besides those of an issue; here always, so that one form serves each address.
    private func pullParts(_ pull: Int) -> String {
        let end = { (branch: String, commit: String) in
            """
            {"ref":"\(branch)","label":"\(organization.login):\(branch)","sha":"\(commit)",\
            "user":{"login":"\(organization.login)"}}
            """
        }
        return """
            "html_url":"\(web)/pull/\(pull)","pull_request":{"html_url":"\(web)/pull/\(pull)","merged_at":null},\
            "draft":\(pull % 3 == 0),"head":\(end("part-\(pull)", commit(pull))),"base":\(end("main", commit(0))),\
            "requested_reviewers":[{"login":"\(GeneratedOrganization.clerk(reviewer(pull)))"}],"additions":\(pull),"deletions":1,"changed_files":2,\
            "mergeable":true
            """
    }

    /// A review of a pull request.
    func review(ofPull pull: Int) -> String {
        """
        {"id":\(number * 1_000 + pull),"user":{"login":"clerk-00002"},"state":"APPROVED","body":"",\
        "submitted_at":"\(GeneratedOrganization.day(3000 + (number + pull) % 2000))",\
        "html_url":"\(web)/pull/\(pull)#pullrequestreview-1"}
        """
    }

    /// The checks of a commit: one that passed and one that failed.
    var checks: String {
        let checks = [("build", "success"), ("test", "failure")].map { name, conclusion in
            """
            {"name":"\(name)","status":"completed","conclusion":"\(conclusion)","html_url":"\(web)/actions/\(name)"}
            """
        }
        return #"{"total_count":2,"check_runs":["# + checks.joined(separator: ",") + "]}"
    }

    func comments(onIssue issue: Int) -> Int { issue % 4 }

    /// A comment on an issue, from 1.
    func comment(_ comment: Int, onIssue issue: Int) -> String {
        let day = GeneratedOrganization.day(3000 + (number + issue) % 2000)
        return """
            {"id":\((number * 1_000 + issue) * 10 + comment),"user":{"login":"clerk-00002"},\
            "body":"Comment \(comment) on #\(issue).","created_at":"\(day)","updated_at":"\(day)",\
            "html_url":"\(web)/issues/\(issue)#issuecomment-\(comment)"}
            """
    }

    /// The tag of a release; the latest has the number 1.
    func tag(_ release: Int) -> String { "v1.\(releases - release).0" }

    /// A release by its number, from 1.
    func release(_ release: Int) -> String {
        let (tag, day) = (tag(release), GeneratedOrganization.day(4000 - 30 * release))
        return """
            {"id":\(number * 10 + release),"tag_name":"\(tag)","name":"\(name) \(tag)","draft":false,"prerelease":false,\
            "author":{"login":"clerk-00001"},"created_at":"\(day)","published_at":"\(day)","body":"Fewer mistakes.",\
            "html_url":"\(web)/releases/tag/\(tag)","assets":[{"name":"\(name).tar.gz","size":20480,\
            "download_count":\(number % 500),"browser_download_url":"\(web)/releases/download/\(tag)/\(name).tar.gz"}]}
            """
    }
}
