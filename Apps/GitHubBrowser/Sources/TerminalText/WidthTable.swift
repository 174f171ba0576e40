// SPDX-License-Identifier: Apache-2.0

/// Unicode's widths of single code points, as runs of equal width.
enum WidthTable {
    /// The width of a code point. The raw values are those in the generated table.
    enum Width: UInt32 {
        /// It takes no column of its own.
        case zero = 0
        /// One column.
        case narrow = 1
        /// Two columns.
        case wide = 2
        /// One column, but two where the terminal is set up for East Asian fonts.
        case ambiguous = 3
    }

    /// The first code point of each run of equal width, four times, plus the width.
    static let runs: [UInt32] = unpacked(packed)

    /// Reads numbers of five bits to a character, the lowest first: after each run the distance to the next, and its width.
    private static func unpacked(_ text: String) -> [UInt32] {
        var runs: [UInt32] = []
        var (item, shift, start) = (0 as UInt32, 0 as UInt32, 0 as UInt32)
        for byte in text.utf8 where byte >= 0x30 {
            let digit = UInt32(byte - 0x30)
            item |= (digit & 31) << shift
            shift += 5
            // More characters of the same number follow.
            if digit >= 32 { continue }
            start += item >> 2
            runs.append(start << 2 | item & 3)
            (item, shift) = (0, 0)
        }
        return runs
    }

    /// Returns the width of a code point; logarithmic in the number of runs.
    static func width(of value: UInt32) -> Width {
        // The last run that does not begin behind the code point. The first one begins at zero.
        var low = 0
        var high = runs.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if runs[middle] >> 2 <= value { low = middle } else { high = middle }
        }
        return Width(rawValue: runs[low] & 3) ?? .narrow
    }
}
