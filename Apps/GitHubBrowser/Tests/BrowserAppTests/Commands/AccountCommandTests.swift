// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Testing

@testable import BrowserApp

/// The commands about accounts, and about that which asks.
@Suite struct AccountCommandTests {
    private let forms = Forms([
        "/users/ada": .json(
            #"""
            {"id":1,"login":"ada","type":"User","html_url":"https://github.com/ada","name":"Ada Röst","bio":"Roasts a \#
            little of everything, and reads what others write about it","blog":"","followers":12,"public_repos":3}
            """#),
        "/user": .json(#"{"id":1,"login":"ada","type":"User","html_url":"https://github.com/ada"}"#),
        "/rate_limit": .json(
            #"""
            {"resources":{"search":{"limit":30,"remaining":29,"reset":1751328060},
            "core":{"limit":5000,"remaining":4968,"reset":1751330000},"odd":{"limit":"x"}}}
            """#),
    ])

    @Test func member_isLabelledLines_brokenWhereTheScreenEnds() async {
        var forms = forms
        forms.width = 44
        #expect(
            await forms.table("member", "ada")
                == .quiet(
                    """
                    LOGIN         ada
                    ID            1
                    TYPE          User
                    URL           https://github.com/ada
                    AVATAR URL
                    SITE ADMIN
                    NAME          Ada Röst
                    BIO           Roasts a little of everything,
                                  and reads what others write
                                  about it
                    COMPANY
                    LOCATION
                    BLOG
                    FOLLOWERS     12
                    PUBLIC REPOS  3

                    """))
    }

    @Test func member_isARow() async {
        #expect(await forms.tsv("member", "https://github.com/ada") == .quiet("ada\tUser\thttps://github.com/ada\n"))
    }

    @Test func member_isAnObject() async {
        #expect(
            await forms.json("member", "ada")
                == .quiet(
                    #"""
                    {"login":"ada","id":1,"type":"User","url":"https://github.com/ada","avatarUrl":null,\#
                    "siteAdmin":null,"name":"Ada Röst",\#
                    "bio":"Roasts a little of everything, and reads what others write about it",\#
                    "company":null,"location":null,"blog":null,"followers":12,"publicRepos":3}

                    """#))
    }

    @Test func limits_areATable() async {
        #expect(
            await forms.table("rate-limit")
                == .quiet(
                    """
                    RESOURCE  LIMIT  REMAINING  RESET AT
                    core       5000       4968  in 33 minutes
                    search       30         29  in 1 minute

                    """))
    }

    @Test func limits_areRowsAndAnArray() async {
        #expect(
            await forms.tsv("rate-limit")
                == .quiet("core\t5000\t4968\t2025-07-01T00:33:20Z\nsearch\t30\t29\t2025-07-01T00:01:00Z\n"))
        #expect(
            await forms.json("rate-limit", "--limit", "1")
                == .quiet(
                    #"""
                    [
                    {"resource":"core","limit":5000,"remaining":4968,"resetAt":"2025-07-01T00:33:20Z"}
                    ]

                    """#))
    }

    @Test func status_tellsTheAccountAndWhereTheTokenCameFrom() async {
        #expect(
            await forms.table("auth", "status")
                == .quiet(
                    """
                    HOST          github.com
                    LOGIN         ada
                    TYPE          User
                    URL           https://github.com/ada
                    TOKEN SOURCE  GH_TOKEN

                    """))
        let github = await World(transport: forms.transport).ghb(
            ["auth", "status"], variables: ["GITHUB_TOKEN": "secret"])
        #expect(github == .quiet("github.com\tada\tGITHUB_TOKEN\n"))
    }

    @Test func status_isAskedForEachTime() async {
        let world = World(transport: forms.transport)
        for _ in 0..<2 { _ = await world.ghb(["auth", "status"], variables: ["GH_TOKEN": "secret"]) }
        #expect(forms.transport.paths == ["/user", "/user"])
    }

    @Test func status_withoutATokenAsksNobody() async {
        #expect(
            await World(transport: forms.transport).ghb(["auth", "status", "--live"])
                == .failed(
                    .authentication,
                    """
                    ghb: no token is set for github.com
                      set GH_TOKEN to a token from https://github.com/settings/tokens
                    """))
        #expect(forms.transport.paths == [])
    }

    @Test func status_atAnAddressIsThatOfItsHost() async {
        let world = World(transport: forms.transport)
        let mine = await world.ghb(
            ["auth", "status", "--api-url", "http://localhost:8080"], variables: ["GH_ENTERPRISE_TOKEN": "secret"])
        #expect(mine == .quiet("localhost:8080\tada\tGH_ENTERPRISE_TOKEN\n"))
        let gitHubs = await World(transport: forms.transport).ghb(
            ["auth", "status", "--api-url", "http://localhost:8080"], variables: ["GH_TOKEN": "secret"])
        #expect(
            gitHubs
                == .failed(
                    .authentication,
                    """
                    ghb: no token is set for localhost:8080
                      set GH_ENTERPRISE_TOKEN to a token from http://localhost:8080/settings/tokens
                      GH_TOKEN is for github.com; to send it to this address, add --host github.com
                    """))
        #expect(forms.transport.requests.map { $0.headers["Authorization"] } == ["Bearer secret"])
    }

    @Test func status_ofATokenThatIsRefusedNeverShowsIt() async {
        let forms = Forms(["/user": .json(#"{"message":"Bad credentials"}"#, status: 401)])
        let ending = await forms.table("auth", "status")
        #expect(ending.status == .authentication)
        #expect(ending.output == "")
        #expect(ending.lines.allSatisfy { !$0.contains("secret") })
    }
}
