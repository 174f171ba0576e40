// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds what is shown in reverse in a text with sequences that set styles.
enum MarkedText {
    /// Characters beside each other.
    struct Run: Equatable {
        /// The number of the line, the first of which is 0.
        var line: Int
        var text: String
    }

    /// Returns the runs from the top, and from the left.
    static func runs(in text: String) -> [Run] {
        var runs: [Run] = []
        var isMarked = false
        // A style holds in the next line, too.
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var goesOn = false
            for (index, piece) in line.components(separatedBy: "\u{1B}[").enumerated() {
                var shown = Substring(piece)
                // Not by characters: a mark behind the sequence would be part of its last one.
                if index > 0, let end = piece.unicodeScalars.firstIndex(of: "m") {
                    isMarked = marks(after: isMarked, parameters: piece[..<end])
                    shown = piece[piece.unicodeScalars.index(after: end)...]
                }
                if isMarked, !shown.isEmpty {
                    if goesOn {
                        runs[runs.count - 1].text += shown
                    } else {
                        runs.append(Run(line: number, text: "\(shown)"))
                    }
                }
                goesOn = isMarked && (goesOn || !shown.isEmpty)
            }
        }
        return runs
    }

    /// Returns whether text is shown in reverse behind a sequence.
    private static func marks(after before: Bool, parameters: Substring) -> Bool {
        var isMarked = before
        var rest = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
        while let parameter = rest.popFirst() {
            switch parameter {
            case 0, 27: isMarked = false
            case 7: isMarked = true
            // A color's own numbers follow.
            case 38, 48: rest = rest.dropFirst(rest.first == 2 ? 4 : 2)
            default: break
            }
        }
        return isMarked
    }
}
