// SPDX-License-Identifier: Apache-2.0

extension Range<Int> {
    /// The seeds that a run tries, in chunks: all of them in release builds, and in debug builds, which take many times as long, the
    /// first tenth.
    func chunksToTry(of size: Int) -> [Range<Int>] {
        #if DEBUG
        let end = lowerBound + count / 10
        #else
        let end = upperBound
        #endif
        return stride(from: lowerBound, to: end, by: size).map { $0..<Swift.min($0 + size, end) }
    }
}
