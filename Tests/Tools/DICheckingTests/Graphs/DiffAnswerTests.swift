// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIGraphTools
import Foundation
import Programs
import Testing

@testable import DIChecking

@Suite struct DiffAnswerTests {
    private func answer(_ old: String, _ new: String, format: String = "text") throws -> String {
        let folder = try TemporaryFolder()
        let files = try [("old.json", old), ("new.json", new)].map { name, text in
            try Data(text.utf8).write(to: folder.path(name))
            return folder.path(name).path
        }
        var request = CheckRequest(command: .diff, workFolder: "/tmp")
        request.format = format
        request.files = files
        do throws(CheckFailure) {
            return try Checker.answer(request, about: ProgramTypes()).output
        } catch {
            return "refused: " + error.text.replacing(folder.url.path + "/", with: "")
        }
    }

    @Test func graphs_areCompared() throws {
        let (old, new) = (try Brewery.graph.json(), try Roastery.graph.json())
        let diff = GraphDiff(from: Brewery.graph, to: Roastery.graph)
        #expect(try answer(old, new, format: "markdown") == diff.markdown)
        #expect(try answer(old, new, format: "json") == diff.json())
        #expect(try answer(old, new).hasPrefix(diff.text))
    }

    @Test func checksOfSeveralComponents_areComparedAsOne() throws {
        let request = Checking.request(.check, format: "json")
        let old = try Checker.answer(request, about: Checking.types([MilkBar.self, Roastery.self])).output
        let new = try Checker.answer(request, about: Checking.types([Brewery.self, Roastery.self])).output
        let diff = GraphDiff(
            from: .joined([MilkBar.graph, Roastery.graph]), to: .joined([Brewery.graph, Roastery.graph]))
        #expect(diff.text.contains("\n\ncomponents\n  + Brewery\n  - MilkBar\n\n"))
        #expect(try answer(old, new) == diff.text + "\n")
    }

    @Test func checkThatAnotherToolHasFormatted_isRead() throws {
        let request = Checking.request(.check, format: "json")
        let text = try Checker.answer(request, about: Checking.types([MilkBar.self, Roastery.self])).output
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted])
        #expect(try answer(text, String(decoding: data, as: UTF8.self)) == answer(text, text))
    }

    @Test func graphsOfNoComponents_areCompared() throws {
        let request = Checking.request(.graph, format: "json")
        let none = try Checker.answer(request, about: Checking.types([])).output
        #expect(try answer(none, none) == "no change in the graph\n")
        let some = try answer(none, Roastery.graph.json())
        #expect(some == GraphDiff(from: .joined([]), to: Roastery.graph).text + "\n")
    }

    @Test func graphAndCheck_areComparable() throws {
        let request = Checking.request(.check, format: "json")
        let check = try Checker.answer(request, about: Checking.types([Roastery.self])).output
        #expect(try answer(check, Roastery.graph.json()) == answer(check, check))
    }

    @Test(arguments: [
        ("", "the text is not JSON"), ("{\"components\": [], \"notes\": [", "the text is not JSON"),
        ("{\"components\": [{}], \"notes\": []}", "the key 'schemaVersion' is missing"),
        ("{\"components\": 7, \"notes\": []}", ""), ("[]", ""),
    ])
    func fileThatIsNoGraph_isRefused(_ text: String, _ reason: String) throws {
        let answer = try answer(Roastery.graph.json(), text)
        let start = """
            refused: 'new.json' is not a graph of 'swift package di graph --format json' or 'swift package di check --format json'
            invalid graph: \(reason)
            """
        #expect(answer.hasPrefix(start))
    }

    @Test func fileThatCannotBeRead_isRefused() {
        var request = CheckRequest(command: .diff, workFolder: "/tmp")
        request.files = ["/nowhere/old.json", "/nowhere/new.json"]
        #expect(Checking.refusal(of: request, about: ProgramTypes()) == "cannot read '/nowhere/old.json'")
    }
}
