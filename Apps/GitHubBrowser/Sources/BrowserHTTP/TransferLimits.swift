// SPDX-License-Identifier: Apache-2.0

struct TransferLimits: Sendable, Hashable {
    /// The time limit of the whole transfer, in milliseconds.
    let milliseconds: Int
    /// The limit of the body in bytes, both as it is sent and unpacked.
    let largestBody: Int
    /// The limit of all lines of the header together, in bytes. GitHub sends 4 kB.
    let largestHeader = 256_000

    /// The time limit of connecting, in milliseconds; a slower server counts as absent.
    var connectMilliseconds: Int { min(milliseconds, 10_000) }

    /// Creates limits from seconds, of which a day is the most.
    init(timeout: Double, largestBody: Int) {
        let seconds = timeout.isFinite ? min(max(timeout, 0.001), 86_400) : 86_400
        milliseconds = Int((seconds * 1_000).rounded(.up))
        self.largestBody = largestBody
    }
}
