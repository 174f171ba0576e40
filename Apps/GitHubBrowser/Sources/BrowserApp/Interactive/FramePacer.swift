// SPDX-License-Identifier: Apache-2.0

/// Says when a frame may be drawn: at once after a rest, and never sooner than an interval after the one before.
///
/// A pure value: whoever uses it brings the time and does the waiting.
struct FramePacer: Sendable {
    /// What to do about a change of the picture.
    enum Advice: Sendable, Hashable {
        /// Draw now.
        case draw
        /// Come back after a while, and draw then.
        case wait(Duration)
        /// A frame is waited for already and will show the change.
        case nothing
    }

    private let interval: Duration
    private var last: ContinuousClock.Instant?
    private var isWaiting = false

    /// Makes a pacer that has drawn nothing yet.
    init(interval: Duration = .milliseconds(16)) { self.interval = interval }

    /// What to do about a change at a time.
    mutating func advice(at now: ContinuousClock.Instant) -> Advice {
        // Also while one waits: who comes back stands behind everything that happened meanwhile.
        guard let last, now < last + interval else { return .draw }
        if isWaiting { return .nothing }
        isWaiting = true
        return .wait(interval - (now - last))
    }

    /// Notes that a frame was drawn.
    mutating func drew(at now: ContinuousClock.Instant) {
        last = now
        isWaiting = false
    }
}
