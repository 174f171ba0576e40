// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Synchronization

/// A clock that tests set.
final class SettableClock: WallClock {
    private let time: Mutex<Date>

    init(_ time: Date) { self.time = Mutex(time) }

    func now() -> Date { time.withLock { $0 } }
    func advance(by seconds: Double) { time.withLock { $0 += seconds } }
}

/// Sleeps in no time, moves the clock by what it slept and remembers how long.
final class RecordingSleeper: Sleeper {
    private let clock: SettableClock
    private let times = Mutex<[Double]>([])

    init(clock: SettableClock) { self.clock = clock }

    var slept: [Double] { times.withLock { $0 } }

    func sleep(for seconds: Double) async throws(CancellationError) {
        if Task.isCancelled { throw CancellationError() }
        times.withLock { $0.append(seconds) }
        clock.advance(by: seconds)
    }
}

/// Gives the same numbers again and again.
final class FixedRandomness: Randomness {
    private let fractions: [Double]
    private let count = Mutex(0)

    init(fractions: [Double]) { self.fractions = fractions }

    func fraction() -> Double {
        count.withLock { count in
            defer { count += 1 }
            return fractions[count % fractions.count]
        }
    }
}
