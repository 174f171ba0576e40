// SPDX-License-Identifier: Apache-2.0

import Testing

/// The headers of `Tests/Fixtures/CompileFail` are read so that nothing passes unseen.
@Suite struct MistakeHeaderTests {
    @Test func header_namesTheMessages_ofTheMarkedLines() throws {
        let mistake = try Mistake(
            name: "Folder/Name",
            text: """
                // Swift 6: error: first
                // Swift 6: error: second
                // Swift 5: 2 × error: both
                // Swift 5, plain: the same
                // Swift 5, plain: but 2: accepted
                one  // here
                two
                three  // here
                #if TWIN
                #endif
                """)
        #expect(mistake.expectations.map(\.mode) == [.swift6, .swift5, .plainSwift5])
        #expect(
            mistake.expectations.map(\.messages)
                == [
                    ["Name.swift:6: error: first", "Name.swift:8: error: second"],
                    ["Name.swift:6: error: both", "Name.swift:8: error: both"],
                    ["Name.swift:6: error: first"],
                ])
    }

    @Test(arguments: [
        ("// Swift 6: error: first\none", "Name: 0 lines end with '// here', Swift 6 names [\"error: first\"]"),
        (
            "// Swift 6: error: first\none  // here\ntwo  // here",
            "Name: 2 lines end with '// here', Swift 6 names [\"error: first\"]"
        ),
        (
            "// Swift 6: error: first\n// Swift 5: the same\n// Swift 5: but 2: accepted\none  // here",
            "Name: 1 lines end with '// here', Swift 5 names [\"error: first\", \"but 2: accepted\"]"
        ),
        ("one  // here", "Name: nothing is expected"),
        ("// Swift 6: error: first\none  // here", "Name: no twin"),
    ])
    func header_isRefused_whenMessagesAndLinesDiffer(_ text: String, _ complaint: String) {
        let error = #expect(throws: Mistake.Malformed.self) { try Mistake(name: "Name", text: text) }
        #expect(error?.description == complaint)
    }

    @Test func message_isReadFromALineOfTheCompiler() throws {
        let line = "/folder/Shop.swift:12:16: warning: result of call to 'bind' is unused [#no-usage]"
        let message = try #require(Compiler.Message(line[...]))
        #expect(message == .init(file: "Shop.swift", line: 12, text: "warning: result of call to 'bind' is unused"))
        #expect(Compiler.Message("  12 |     binder.bind(Int.self)") == nil)
        #expect(Compiler.Message("/folder/Shop.swift:12:16: note: found this candidate") == nil)
    }
}
