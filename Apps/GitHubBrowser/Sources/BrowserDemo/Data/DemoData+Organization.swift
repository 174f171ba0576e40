// SPDX-License-Identifier: Apache-2.0

extension DemoData {
    /// The organisation, as GitHub describes it.
    static let organization = #"""
            {"login": "coffee-works", "id": 4815162, "name": "Coffee Works",
             "description": "Everything between the bean and the cup ☕️",
             "html_url": "https://github.com/coffee-works", "type": "Organization",
             "blog": "https://coffee-works.example", "location": "Trieste", "email": null, "public_repos": 44,
             "followers": 1842, "created_at": "2014-02-11T08:15:00Z", "updated_at": "2025-06-21T10:02:44Z"}
        """#
}
