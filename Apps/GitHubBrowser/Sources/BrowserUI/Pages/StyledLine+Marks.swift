// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit

extension StyledLine {
    /// Returns the line with each occurrence of a text in a style, whatever the letter case.
    func marking(_ wanted: String, _ style: Style) -> StyledLine {
        var rest = text.startIndex..<text.endIndex
        var marked: [Range<Int>] = []
        while !wanted.isEmpty, let found = text.range(of: wanted, options: .caseInsensitive, range: rest) {
            let start = text.distance(from: text.startIndex, to: found.lowerBound)
            marked.append(start..<start + text.distance(from: found.lowerBound, to: found.upperBound))
            rest = found.upperBound..<text.endIndex
        }
        guard !marked.isEmpty else { return self }
        var offset = 0
        return StyledLine(
            spans.flatMap { span in
                span.text.chunks { index in marked.contains { $0.contains(offset + index) } }.map { part, isMarked in
                    offset += part.count
                    return StyledSpan(part, isMarked ? span.style.over(style) : span.style, link: span.link)
                }
            })
    }
}

extension String {
    /// Returns the parts of the text whose characters agree in a condition on their offset.
    fileprivate func chunks(_ condition: (Int) -> Bool) -> [(String, Bool)] {
        var parts: [(String, Bool)] = []
        let flags = (0..<count).map(condition)
        for (character, flag) in zip(self, flags) {
            if parts.last?.1 == flag {
                parts[parts.count - 1].0.append(character)
            } else {
                parts.append((String(character), flag))
            }
        }
        return parts
    }
}
