// SPDX-License-Identifier: Apache-2.0

extension SourceText {
    /// With fewer levels, any thread has room for parsers that call themselves, in a debug build, too.
    private static let harmlessDepth: Int = 48

    /// Whether the text may have so many levels that it needs a large stack. It has no more than one for each bracket, wherever
    /// that stands, and in blocks twice its deepest indentation, dashes and question marks included.
    func mayBeDeep(inBlocks: Bool) -> Bool {
        var brackets = 0
        var deepest = 0
        var indentation = 0
        var isIndenting = inBlocks
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                (indentation, isIndenting) = (0, inBlocks)
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                brackets += 1
                isIndenting = false
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
                if isIndenting { indentation += 1 }
            default:
                isIndenting = false
            }
            deepest = max(deepest, indentation)
        }
        return brackets + 2 * (deepest + 1) > Self.harmlessDepth
    }
}
