// SPDX-License-Identifier: Apache-2.0

/// An organisation that is made up while it is asked about: as large as wanted, the same every time, and over pages.
///
/// ```swift
/// let server = try await FakeGitHubServer.start(
///     exchanges: [], organization: GeneratedOrganization(login: "coffee-chain", repositories: 2204))
/// ```
public struct GeneratedOrganization: Sendable, Hashable {
    /// The login under which it is asked for; letters of either case find it.
    public var login: String
    /// The number of repositories: `item-00001` and so on.
    public var repositories: Int
    /// The number of members: `clerk-00001` and so on.
    public var members: Int

    /// GitHub's number of the organisation, which the addresses of further pages hold instead of its login.
    public static let id: Int = 2_204_000

    /// Makes an organisation of some size; negative numbers count as none.
    public init(login: String = "coffee-chain", repositories: Int = 0, members: Int = 0) {
        self.login = login
        self.repositories = max(repositories, 0)
        self.members = max(members, 0)
    }
}

extension GeneratedOrganization {
    private static let languages: [String?] = [
        "Swift", "C", "Rust", nil, "Python", "Swift", "Kotlin", "TypeScript", "Go", "Shell", "Java",
    ]
    private static let licenses: [(key: String, name: String, id: String)] = [
        ("apache-2.0", "Apache License 2.0", "Apache-2.0"), ("mit", "MIT License", "MIT"),
        ("other", "Other", "NOASSERTION"),
    ]
    private static let subjects: [String] = [
        "grinder", "heater", "pump", "scale", "kettle", "filter", "till", "menu", "queue", "roaster", "steam wand",
    ]
    private static let tasks: [String] = ["Firmware for the", "Tests of the", "A plan of the", "Handbook of the"]

    /// The organisation as GitHub describes it.
    var description: String {
        """
        {"login":"\(login)","id":\(Self.id),"url":"https://api.github.com/orgs/\(login)",\
        "html_url":"https://github.com/\(login)","type":"Organization","name":null,"description":"Made up by fake-github",\
        "blog":"","location":null,"email":null,"public_repos":\(repositories),"followers":\(members),\
        "created_at":"2011-03-01T08:00:00Z"}
        """
    }

    /// A member as lists have it; the first has the number 1.
    func member(_ number: Int) -> String {
        let login = Self.clerk(number)
        return """
            {"login":"\(login)","id":\(3_000_000 + number),"html_url":"https://github.com/\(login)",\
            "avatar_url":"https://avatars.githubusercontent.com/u/\(3_000_000 + number)?v=4","type":"User",\
            "site_admin":false}
            """
    }

    /// The login of a member; the first has the number 1 and is the one that asks.
    static func clerk(_ number: Int) -> String { "clerk-\(padded(number))" }

    /// The name of a repository; the first has the number 1.
    static func repositoryName(_ number: Int) -> String { "item-\(padded(number))" }

    /// The number of open issues of a repository.
    static func openIssues(_ number: Int) -> Int { number &* 31 % 97 }

    /// The numbers of the repositories that a search allows and in whose name, description or language each word occurs.
    func repositories(matching search: GeneratedSearch) -> [Int] {
        (1...max(repositories, 1)).prefix(repositories).filter { number in
            let fields = [Self.repositoryName(number), Self.description(number) ?? "", Self.language(number) ?? ""]
            let text = fields.joined(separator: " ").lowercased()
            return search.words.allSatisfy { text.contains($0) }
                && search.allows(GeneratedRepository(organization: self, number: number))
        }
    }

    static func language(_ number: Int) -> String? { languages[number % languages.count] }

    private static func description(_ number: Int) -> String? {
        number % 13 == 0 ? nil : "\(tasks[number / 3 % tasks.count]) \(subjects[number % subjects.count])"
    }

    /// A repository as lists have it, or as it is by itself; the first has the number 1.
    func repository(_ number: Int, isAlone: Bool = false) -> String {
        let name = Self.repositoryName(number)
        let language = Self.language(number).map { "\"\($0)\"" } ?? "null"
        let license = number % 7 == 0 ? nil : Self.licenses[number % Self.licenses.count]
        let description = Self.description(number).map { "\"\($0)\"" } ?? "null"
        return """
            {"id":\(40_000_000 + number),"name":"\(name)","full_name":"\(login)/\(name)","private":false,\
            "owner":{"login":"\(login)","id":\(Self.id),"type":"Organization"},\
            "html_url":"https://github.com/\(login)/\(name)","url":"https://api.github.com/repos/\(login)/\(name)",\
            "description":\(description),"fork":\(number % 9 == 0),"homepage":null,"language":\(language),\
            "license":\(license.map { "{\"key\":\"\($0.key)\",\"name\":\"\($0.name)\",\"spdx_id\":\"\($0.id)\"}" } ?? "null"),\
            "stargazers_count":\(number &* 7919 % 4099),"forks_count":\(number &* 613 % 211),\
            "open_issues_count":\(Self.openIssues(number)),"topics":["coffee"],"archived":\(number % 17 == 0),\
            "visibility":"public","default_branch":"main","created_at":"\(Self.day(number / 2 % 3000))",\
            "updated_at":"\(Self.day(3000 + number &* 389 % 2000))","pushed_at":"\(Self.day(3000 + number &* 389 % 2000))"\
            \(isAlone ? ",\"subscribers_count\":\(number % 101)" : "")}
            """
    }

    /// The languages of a repository, by their bytes.
    func languages(_ number: Int) -> String {
        Self.language(number).map { "{\"\($0)\":\(number &* 613 % 9000 + 1)}" } ?? "{}"
    }

    /// The number in a name such as `item-00042`; nil where it is none of these.
    func number(in name: String, after prefix: String, to most: Int) -> Int? {
        guard name.hasPrefix(prefix), let number = Int(name.dropFirst(prefix.count)),
            (1...max(most, 1)).contains(number),
            number <= most, name == prefix + Self.padded(number)
        else { return nil }
        return number
    }

    private static func padded(_ number: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(5 - text.count, 0)) + text
    }

    /// A day after the year 2011 began, in months of 28 days, so that each of them exists.
    static func day(_ days: Int) -> String {
        let (year, month, day) = (2011 + days / 336, days / 28 % 12 + 1, days % 28 + 1)
        return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)T08:00:00Z"
    }
}
