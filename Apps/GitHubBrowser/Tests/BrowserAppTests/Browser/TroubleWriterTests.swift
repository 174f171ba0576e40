// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import Foundation
import Testing

@testable import BrowserApp

/// The words for what goes wrong while somebody looks on.
@Suite struct TroubleWriterTests {
    private let writer = TroubleWriter(
        clock: SystemClock(at: Date(timeIntervalSince1970: 1_751_328_000)), time: LocalTime(zone: .gmt))
    private let failure = APIFailure(.notFound, "repository 'a/b' is missing", advice: ["look at its name", "or ask"])

    @Test func failure_saysWhatCanBeDone() {
        #expect(
            writer.trouble(failure)
                == BrowserUI.Trouble("repository 'a/b' is missing", advice: failure.advice, isMissing: true))
    }

    @Test func failureBesideOldData_saysHowOldItIs() {
        let trouble = writer.trouble(failure, dataOf: Date(timeIntervalSince1970: 1_751_327_880))
        #expect(
            trouble
                == BrowserUI.Trouble(
                    "repository 'a/b' is missing · showing data from 2025-06-30 23:58", isMissing: true))
    }

    @Test func limit_saysUntilWhen() {
        let end = Date(timeIntervalSince1970: 1_751_328_600)
        let limited = APIFailure(.limited, "rate limited", retryAt: end)
        #expect(writer.trouble(limited) == BrowserUI.Trouble("rate limited", limitedUntil: end, mayPass: true))
    }
}
