// SPDX-License-Identifier: Apache-2.0

/// The character next to a run of marks, which decides whether the run opens or closes.
enum MarkdownNeighbour {
    case blank
    case punctuation
    case other

    init(before end: Int, in bytes: [UInt8]) {
        var start = max(0, end - 1)
        while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        self.init(bytes[start..<end])
    }

    init(after start: Int, in bytes: [UInt8]) {
        var end = min(start + 1, bytes.count)
        while end < bytes.count, end - start < 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
        self.init(bytes[start..<end])
    }

    private init(_ character: ArraySlice<UInt8>) {
        // The edge of the text counts as a blank.
        switch MarkdownSource.string(character).unicodeScalars.first?.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            self = .punctuation
        case nil, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: self = .blank
        default: self = .other
        }
    }
}
