// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Testing

@testable import BrowserApp
@testable import BrowserUI

/// Releases that have no address of their own: drafts, and tags that change the path of a request.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ReleaseTests {
    private func answers(_ release: String) -> Answers {
        Answers([
            "/orgs/a/members?per_page=100": .json("[]"),
            "/orgs/a/repos?per_page=100": .json(#"[{"id":1,"full_name":"a/b"}]"#),
            "/repos/a/b": .json(#"{"id":1,"full_name":"a/b"}"#),
            "/repos/a/b/releases?per_page=100": .json("[\(release)]"),
        ])
    }

    @Test(arguments: [("untagged-1a2b", true), ("..", false), ("v1/../../x", false)])
    func release_isThatOfTheList(tag: String, isAsked: Bool) async throws {
        let answers = answers(#"{"tag_name":"\#(tag)","name":"Next","draft":true,"body":"Not yet."}"#)
        let bench = try await LoopBench(["--live", "--property", "data.org=a"], transport: answers)
        func settle() async throws {
            try await bench.wait { bench.loop.screens.top.pane.loadState.confirmedAt != nil }
            try await bench.wait { !bench.loop.screens.top.pane.loadState.isLoading }
        }
        for keys in [["2"], ["Enter"], ["5"], ["Enter"]] {
            try await settle()
            let before = bench.loop.screens.screens.count * 10 + bench.loop.screens.top.bar.selected
            for key in keys { bench.terminal.press(key) }
            try await bench.wait {
                bench.loop.screens.screens.count * 10 + bench.loop.screens.top.bar.selected != before
            }
        }
        try await settle()
        #expect(bench.loop.screens.top.pane.loadState.trouble == nil)
        #expect(bench.picture.contains("Next") && bench.picture.contains("draft"))
        // The list is fresh, and so is its release.
        let isTag = { (path: String) in path.hasPrefix("/repos/a/b/releases/tags/") }
        #expect(!answers.paths.contains(where: isTag))
        let lists = answers.paths.filter { $0.hasPrefix("/repos/a/b/releases?") }.count
        bench.terminal.press("r")
        try await bench.wait { answers.paths.filter { $0.hasPrefix("/repos/a/b/releases?") }.count > lists }
        try await settle()
        #expect(bench.loop.screens.top.pane.loadState.trouble == nil)
        #expect(answers.paths.contains(where: isTag) == isAsked)
        try await bench.quit()
    }
}
