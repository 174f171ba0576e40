// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

@Suite(.onOwnThreads) struct FoldersCheckTests {
    static let sources = "Packages/DIValidation/Sources/DIValidation"

    /// A layer whose folder `Explaining` declares a cup.
    private func checkout(_ text: String, at path: String) throws -> Checkout {
        let checkout = try Checkout()
        try checkout.write("struct Cup {\n    struct Handle {}\n}\n", to: "\(Self.sources)/Explaining/Cup.swift")
        try checkout.write(text, to: "\(Self.sources)/\(path)")
        return checkout
    }

    @Test func folders_pass_thatUseTheFloorsBelow() throws {
        let checkout = try checkout("struct Tray {\n    let cup: Cup\n}\n", at: "Rules/Tray.swift")
        let result = try checkout.run("Scripts/checks/folders")
        #expect(result == Checkout.Result(status: 0, output: "check-folders: 2 files, no problems\n", errors: ""))
    }

    @Test(arguments: [
        "struct Tray {\n    let cup: Cup\n}\n", "// A tray.\nextension Cup {}\n",
        "func tray<T>(_ type: T.Type) { print(type, [Cup]()) }\n\n\n",
    ])
    func folders_fail_thatUseAHigherFloor(text: String) throws {
        let path = "Findings/Tray.swift"
        let result = try checkout(text, at: path).run("Scripts/checks/folders")
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("Cup") }
        let errors = """
            \(Self.sources)/\(path):\((line ?? 0) + 1): Findings uses Cup of the higher floor Explaining
            check-folders: 2 files, problems: 1

            """
        #expect(result == Checkout.Result(status: 1, output: "", errors: errors))
    }

    /// A comment, a text, a member or a parameter may have the name of a declaration on a higher floor.
    @Test(arguments: [
        "// A Cup.\nlet name = \"Cup\"\n", "let text = \"\"\"\n    Cup\n    \"\"\"\n",
        "enum Tray {\n    struct Cup {}\n    static let cup = Cup()\n}\n", "let cup = Tray.Cup.self\n",
        "func fill<Cup>(_ cup: Cup) {}\n", "struct Tray<Size, Cup: Sendable> {\n    let cup: Cup\n}\n",
        "struct Handle {}\nlet handle = Handle()\n",
    ])
    func folders_pass_thatMeanSomethingElse(text: String) throws {
        let result = try checkout(text, at: "Findings/Tray.swift").run("Scripts/checks/folders")
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test func folders_fail_withoutAFloor() throws {
        let result = try checkout("struct Tray {}\n", at: "Trays/Tray.swift").run("Scripts/checks/folders")
        let errors = """
            \(Self.sources)/Trays: add this folder to the floors of its layer
            check-folders: 2 files, problems: 1

            """
        #expect(result == Checkout.Result(status: 1, output: "", errors: errors))
    }

    @Test func layers_fail_withoutARow() throws {
        let checkout = try Checkout()
        try checkout.write("struct Cup {}\n", to: "Packages/DICups/Sources/DICups/Cup.swift")
        let result = try checkout.run("Scripts/checks/folders")
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Packages/DICups: add a row for this layer to check-folders\n"))
    }

    @Test func exceptions_fail_thatNothingNeeds() throws {
        let checkout = try Checkout()
        let sources = "Packages/DIBinding/Sources/DIBinding"
        try checkout.write("struct Cup {}\n", to: "\(sources)/Vocabulary/Cup.swift")
        try checkout.write("let cup = Cup()\n", to: "\(sources)/Recording/Tray.swift")
        let result = try checkout.run("Scripts/checks/folders")
        let errors = """
            \(sources): the exception Linking>Making has no use any more
            \(sources): the exception Vocabulary>Planning has no use any more
            check-folders: 2 files, problems: 2

            """
        #expect(result == Checkout.Result(status: 1, output: "", errors: errors))
    }
}
