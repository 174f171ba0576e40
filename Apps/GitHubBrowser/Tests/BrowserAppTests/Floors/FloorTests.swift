// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct FloorTests {
    private static let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    /// The sources of BrowserApp with the floors that the architecture page lists.
    private func floors() throws -> SourceFloors {
        let page = try String(
            contentsOf: Self.app.appendingPathComponent("Documentation/Architecture.md"), encoding: .utf8)
        let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix("Floors of BrowserApp\n") } ?? ""
        let order = section.matches(of: #/\n\| `(\w+)` \|/#).map { String($0.1) }
        let folder = Self.app.appendingPathComponent("Sources/BrowserApp")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let files = try paths.map { path in
            (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
        }
        return SourceFloors(order: order, files: Dictionary(uniqueKeysWithValues: files))
    }

    @Test func folders_useOnlyThoseBelow() throws {
        let floors = try floors()
        #expect(floors.files.count > 80)
        #expect(floors.unknown == [])
        #expect(floors.mistakes == [])
    }

    @Test func useOfAFolderAbove_isFound() {
        let floors = SourceFloors(
            order: ["Screens", "Values"],
            files: [
                "Main.swift": "let main = Screen()\n",
                "Screens/Screen.swift": "public struct Screen {\n    let value: Value\n}\n",
                "Values/Value.swift":
                    "// Not a Screen.\nstruct Value { let name = \"Screen\" }\nprivate struct Main {}\n",
                "Values/Group.swift": "extension Value {\n    var screen: Screen { Other.Screen() }\n}\n",
            ])
        #expect(
            floors.mistakes.map(\.description) == ["Values/Group.swift uses Screen of Screens/, which is not below it"])
        #expect(floors.unknown == [])
    }

    @Test func folderWithoutAFloor_isFound() {
        let floors = SourceFloors(
            order: ["Screens", "Cellar"],
            files: [
                "Screens/Screen.swift": "struct Screen {}\n", "Attic/Box.swift": "struct Box { let screen: Screen }\n",
            ])
        #expect(floors.unknown == ["Attic", "Cellar"])
        #expect(floors.mistakes.map(\.name) == ["Screen"])
    }
}
