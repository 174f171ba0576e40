// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Testing

@testable import BrowserApp

@Suite struct ReleaseCommandTests {
    private static let release = #"""
        {"tag_name":"v2.0","name":"Crema","draft":false,"prerelease":true,"author":null,
        "published_at":"2025-06-29T00:00:00Z","created_at":"2025-06-28T00:00:00Z","html_url":"https://github.com/a/b/r",
        "body":"- finer\n- fewer","assets":[{"name":"crema.tar.gz","size":1234567,"download_count":9,
        "browser_download_url":"https://github.com/d"},{"name":"sums.txt"}]}
        """#
    private static let bare = #"{"tag_name":"v1.0"}"#

    private let forms = Forms([
        "/repos/a/b/releases?per_page=100": .json("[\(release),\(bare)]"),
        "/repos/a/b/releases/latest": .json(release), "/repos/a/b/releases/tags/v1.0": .json(bare),
        "/repos/a/b/releases/tags/cups/v1": .json(bare),
    ])

    @Test func releases_areATable() async {
        #expect(
            await forms.table("releases", "a/b")
                == .quiet(
                    """
                    Showing 2 of 2 releases in a/b

                    TAG NAME  NAME   PUBLISHED AT
                    v2.0      Crema  2 days ago
                    v1.0

                    """))
    }

    @Test func releases_areTabSeparated() async {
        #expect(await forms.tsv("releases", "a/b") == .quiet("v2.0\tCrema\t2025-06-29T00:00:00Z\nv1.0\t\t\n"))
    }

    @Test func releases_areJSON() async {
        #expect(
            await forms.json("releases", "a/b")
                == .quiet(
                    #"""
                    [
                    {"tagName":"v2.0","name":"Crema","draft":false,"prerelease":true,"author":null,\#
                    "publishedAt":"2025-06-29T00:00:00Z","createdAt":"2025-06-28T00:00:00Z",\#
                    "url":"https://github.com/a/b/r","body":"- finer\n- fewer","assets":[{"name":"crema.tar.gz",\#
                    "size":1234567,"downloadCount":9,"url":"https://github.com/d"},\#
                    {"name":"sums.txt","size":null,"downloadCount":null,"url":null}]},
                    {"tagName":"v1.0","name":null,"draft":null,"prerelease":null,"author":null,"publishedAt":null,\#
                    "createdAt":null,"url":null,"body":null,"assets":null}
                    ]

                    """#))
    }

    @Test func release_isTheLatestWithoutATag_withItsFiles() async {
        #expect(
            await forms.table("release", "a/b")
                == .quiet(
                    """
                    TAG NAME      v2.0
                    NAME          Crema
                    DRAFT         no
                    PRERELEASE    yes
                    AUTHOR
                    PUBLISHED AT  2 days ago
                    CREATED AT    3 days ago
                    URL           https://github.com/a/b/r

                    • finer
                    • fewer

                    ASSET           SIZE  DOWNLOAD COUNT  URL
                    crema.tar.gz  1.2 MB               9  https://github.com/d
                    sums.txt

                    """))
    }

    @Test(arguments: [["a/b", "v1.0"], ["https://github.com/a/b/releases/tag/v1.0"]])
    func release_isThatOfItsTag(arguments: [String]) async {
        let ending = await World(transport: forms.transport).ghb(
            ["release"] + arguments, variables: ["GH_TOKEN": "secret"])
        #expect(ending == .quiet("v1.0\t\t\n"))
    }

    @Test func tag_withASlashStaysOnePart() async {
        _ = await forms.tsv("release", "a/b", "cups/v1")
        #expect(
            forms.transport.requests.map(\.url.absoluteString) == [
                "https://api.github.com/repos/a/b/releases/tags/cups%2Fv1"
            ])
    }

    @Test(arguments: ["..", "a/../b", "", " ", "a//b"])
    func tag_thatGitDoesNotAllowIsRefused(tag: String) async {
        #expect(
            await forms.tsv("release", "a/b", tag)
                == .failed(
                    .usage,
                    """
                    ghb: '\(tag)' is not the name of a tag
                      write a tag such as v1.2.0, or none for the latest release
                    """))
        #expect(forms.transport.paths == [])
    }

    @Test func release_thatIsNotThereIsNamed() async {
        let ending = await forms.tsv("release", "a/b", "v9")
        #expect(
            ending
                == .failed(
                    .notFound,
                    """
                    ghb: release 'v9' of 'a/b' is missing: api.github.com/repos/a/b/releases/tags/v9 was \
                    not found (404)
                      it may not exist, or may be private and hidden from this token
                    """))
    }
}
