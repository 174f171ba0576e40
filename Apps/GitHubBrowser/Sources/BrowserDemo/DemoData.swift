// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The organisation that the program carries with it: invented, and in the very form in which GitHub answers.
public struct DemoData: Sendable {
    /// The organisation's login.
    public static let owner = "coffee-works"

    /// An answer's JSON by the path below the API's address.
    enum Resource: Sendable {
        /// One object.
        case object(Data)
        /// The elements of a list, each by itself, so that pages can be cut.
        case list([Data])
    }

    private let resources: [String: Resource]

    /// Reads the embedded texts.
    public init() {
        let repositories = Self.elements(Self.firstRepositories) + Self.elements(Self.moreRepositories)
        let members = Self.elements(Self.members).map(Self.encoded)
        let organization = Resource.object(Data(Self.organization.utf8))
        let listed = repositories.map { repository in
            Self.encoded(repository.filter { $0.key != "subscribers_count" })
        }
        var resources: [String: Resource] = [
            "orgs/\(Self.owner)": organization,
            "users/\(Self.owner)": organization,
            "orgs/\(Self.owner)/members": .list(members),
            "orgs/\(Self.owner)/public_members": .list(members),
            "orgs/\(Self.owner)/repos": .list(listed),
            "users/\(Self.owner)/repos": .list(listed),
        ]
        for repository in repositories {
            guard let name = repository["full_name"] as? String else { continue }
            resources["repos/\(name)".lowercased()] = .object(Self.encoded(repository))
        }
        self.resources = resources
    }

    /// What lies at a path; GitHub does not care about the case of letters either.
    func resource(at path: String) -> Resource? { resources[path.lowercased()] }

    private static func elements(_ text: String) -> [[String: Any]] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [[String: Any]] ?? []
    }

    private static func encoded(_ object: [String: Any]) -> Data {
        (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])) ?? Data()
    }
}
