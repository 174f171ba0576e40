// SPDX-License-Identifier: Apache-2.0

/// Decides when to draw a frame: at once after a rest, and never sooner than an interval after the last one.
///
/// A pure value: its user supplies the time and does the waiting.
struct FramePacer: Sendable {
    /// The reaction to a change of the picture.
    enum Advice: Sendable, Hashable {
        case draw
        case wait(Duration)
        /// Do nothing: a pending frame will show the change.
        case nothing
    }

    private let interval: Duration
    private var last: ContinuousClock.Instant?
    private var isWaiting = false

    init(interval: Duration = .milliseconds(16)) { self.interval = interval }

    /// Returns the reaction to a change at a time.
    mutating func advice(at now: ContinuousClock.Instant) -> Advice {
        // Even while a frame is pending: its event is queued after everything that happened since.
        guard let last, now < last + interval else { return .draw }
        if isWaiting { return .nothing }
        isWaiting = true
        return .wait(interval - (now - last))
    }

    mutating func drew(at now: ContinuousClock.Instant) {
        last = now
        isWaiting = false
    }
}
