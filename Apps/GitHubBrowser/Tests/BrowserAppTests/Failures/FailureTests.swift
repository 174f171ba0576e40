// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

/// Every command in every trouble: its exit status, nothing on standard output, and a text that was reviewed.
@Suite struct FailureTests {
    private static let token = "ghp_neverToBeSeen"
    /// Texts that only programmers understand.
    private var dump: Regex<Substring> {
        /Optional\(|[a-z]Error\b|Swift\.|CURL|ccurl|CodingKey|0x[0-9a-f]{4}|\bnil\b|[a-z]\([a-zA-Z]+:/
    }

    private struct Cell: Sendable {
        let row: FailureRow
        let trouble: Trouble
        let ending: World.Ending

        var title: String { "\(row.title) × \(trouble.rawValue)" }

        /// The message, without what differs from run to run, or grows with the program.
        var text: String {
            let text = lines.joined(separator: "\n").replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:PORT")
            return text.replacing(/until \d\d:\d\d/, with: "until HH:MM")
                .replacing(/\/\S*ghb-failures-[-0-9A-Fa-f]+/, with: "HOME")
                .replacing(/\d+ bindings in \d+ components/, with: "N bindings in N components")
                .replacing(#/\s+\n/#, with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        }

        private var lines: [String] {
            switch row.question {
            case .health: ending.lines + [ending.output]
            // Above it stands the help, which changes with every command.
            case .nobodyWithoutTerminal: Array(ending.lines.suffix(1))
            default: ending.lines
            }
        }
    }

    @Test func everyCommand_endsAsTheContractSays_inEveryTrouble() async throws {
        let cells = try await cells()
        print(table(cells))
        #expect(cells.count == FailureTable.rows.count * Trouble.allCases.count)
        let reviewed = ReviewedTexts()
        for cell in cells {
            #expect(cell.ending.status == cell.row.status(in: cell.trouble), "\(cell.title)")
            if cell.row.isSilent(in: cell.trouble) { #expect(cell.ending.output == "", "\(cell.title)") }
            if cell.ending.status != .success {
                #expect(cell.text.contains("ghb: ") || cell.row.question == .health, "\(cell.title): who says it?")
                #expect(
                    cell.text.contains("\n  ") || cell.row.question == .health, "\(cell.title): what is to be done?")
            }
            #expect(!cell.text.contains(Self.token), "\(cell.title)")
            #expect(!cell.text.contains(dump), "\(cell.title): \(cell.text)")
            if !ReviewedTexts.isRecording {
                #expect(cell.text == reviewed[cell.title], "\(cell.title)")
            }
        }
        if ReviewedTexts.isRecording {
            try ReviewedTexts.write(cells.map { ($0.title, $0.text) })
            Issue.record("the texts were written to \(ReviewedTexts.file.path); look at the difference")
        } else {
            #expect(reviewed.titles == Set(cells.map(\.title)))
        }
    }

    @Test func everyCommand_hasItsRow() {
        #expect(Set(FailureTable.rows.map(\.command)) == Set(Self.names(of: GHBCommand.self)))
    }

    /// Returns the commands below a command that call for something themselves.
    private static func names(of command: any ParsableCommand.Type, after path: [String] = []) -> [String] {
        let children = command.configuration.subcommands
        guard !children.isEmpty else { return [path.joined(separator: " ")] }
        return children.flatMap { names(of: $0, after: path + [$0.configuration.commandName ?? ""]) }
    }

    /// Returns all cells, row by row; what asks nobody is run once for all troubles of the server, which it cannot notice.
    private func cells() async throws -> [Cell] {
        let columns = try await withThrowingTaskGroup(of: (Int, [Cell]).self) { group in
            for (index, trouble) in Trouble.allCases.enumerated() {
                group.addTask { (index, try await column(trouble)) }
            }
            return try await group.reduce(into: [(Int, [Cell])]()) { $0.append($1) }.sorted { $0.0 < $1.0 }
        }
        let found = Dictionary(columns.flatMap(\.1).map { ($0.title, $0.ending) }) { first, _ in first }
        return FailureTable.rows.flatMap { row in
            Trouble.allCases.compactMap { trouble in
                let title = "\(row.title) × \((row.notices(trouble) ? trouble : .empty).rawValue)"
                return found[title].map { Cell(row: row, trouble: trouble, ending: $0) }
            }
        }
    }

    private func column(_ trouble: Trouble) async throws -> [Cell] {
        let server = try await TroubledServer.start(trouble)
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-failures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let variables = ["GH_TOKEN": Self.token, "HOME": home.path]
        var cells: [Cell] = []
        for row in FailureTable.rows where row.notices(trouble) {
            let before = server.requests
            // What a server said about its limits is kept, and the next command would ask it no more.
            let memory = row.question == .nobody ? [:] : ["GHB__STORAGE__BACKEND": "memory"]
            let ending = await World().ghb(
                row.words(in: trouble) + ["--host", "github.com", "--api-url", server.address],
                variables: variables.merging(memory) { $1 },
                overriding: [ConsoleWorld.self])
            cells.append(Cell(row: row, trouble: trouble, ending: ending))
            if trouble != .refused {
                #expect((server.requests > before) == row.asks(in: trouble), "\(row.title) × \(trouble.rawValue)")
            }
        }
        await server.stop()
        return cells
    }

    private func table(_ cells: [Cell]) -> String {
        let width = (FailureTable.rows.map(\.title.count).max() ?? 0) + 2
        let pad = { (text: String, width: Int) in text.padding(toLength: width, withPad: " ", startingAt: 0) }
        let head = pad("", width) + Trouble.allCases.map { pad($0.rawValue, $0.rawValue.count + 2) }.joined()
        let rows = FailureTable.rows.map { row in
            pad(row.title, width)
                + cells.filter { $0.row.title == row.title }.map {
                    pad(String($0.ending.status.rawValue), $0.trouble.rawValue.count + 2)
                }.joined()
        }
        return ([head] + rows).joined(separator: "\n")
    }
}
