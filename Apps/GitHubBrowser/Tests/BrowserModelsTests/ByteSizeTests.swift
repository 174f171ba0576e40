// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@Suite struct ByteSizeTests {
    @Test(arguments: [
        (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1_000, "1.0 kB"), (999_999, "999.9 kB"),
        (1_000_000, "1.0 MB"), (3_450_000, "3.4 MB"), (999_999_999, "999.9 MB"), (200_000_000_000, "200.0 GB"),
    ])
    func size_isSaidInTheLargestUnitThatFits(bytes: Int, text: String) {
        #expect(ByteSize.describe(bytes) == text)
    }
}
