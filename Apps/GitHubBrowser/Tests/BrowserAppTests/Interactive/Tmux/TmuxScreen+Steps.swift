// SPDX-License-Identifier: Apache-2.0

import Testing

extension TmuxScreen {
    /// Keys that are pressed one after the other, and what is to be seen then.
    struct Step {
        private enum Sight {
            case text(String)
            case selection(String)
        }

        private let keys: [String]
        private let sight: Sight

        /// Makes a step whose keys make the screen show a text.
        static func shows(_ text: String, _ keys: String...) -> Step { Step(keys: keys, sight: .text(text)) }

        /// Makes a step whose keys select a row that begins with a text.
        static func selects(_ text: String, _ keys: String...) -> Step { Step(keys: keys, sight: .selection(text)) }

        fileprivate func take(on screen: TmuxScreen, _ location: SourceLocation) async throws -> Bool {
            for key in keys { try screen.press(key) }
            return switch sight {
            case .text(let text): await screen.wait(for: text, location)
            case .selection(let text): await screen.wait(forSelected: text, location)
            }
        }
    }

    /// Goes step by step as far as each shows what it should.
    func follow(_ steps: [Step], _ location: SourceLocation = #_sourceLocation) async throws {
        for step in steps { guard try await step.take(on: self, location) else { return } }
    }

    /// Goes down until a row is selected that begins with a text.
    func goDown(to text: String, _ location: SourceLocation = #_sourceLocation) async throws {
        var last: String?
        while let row = selected, row != last, !row.hasPrefix(text) {
            last = row
            try press("j")
            _ = await wait { selected != row }
        }
        await wait(forSelected: text, location)
    }
}
