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
