// SPDX-License-Identifier: Apache-2.0

/// The character next to a run of marks, which decides whether the run opens or closes.
enum MarkdownNeighbour {
    case blank
    case punctuation
    case other

    init(before end: Int, in bytes: [UInt8]) {
        var start = end - 1
        guard start >= 0 else {
            self = .blank
            return
        }
        while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        self.init(bytes[start..<end])
    }

    init(after start: Int, in bytes: [UInt8]) {
        guard start < bytes.count else {
            self = .blank
            return
        }
        var end = start + 1
        while end < bytes.count, end - start < 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
        self.init(bytes[start..<end])
    }

    private init(_ character: ArraySlice<UInt8>) {
        guard let scalar = MarkdownSource.string(character).unicodeScalars.first else {
            self = .blank
            return
        }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            self = .punctuation
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: self = .blank
        default: self = .other
        }
    }
}
