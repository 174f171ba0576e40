// SPDX-License-Identifier: Apache-2.0

/// The text of a remaining time: in minutes, and in seconds during the last minute.
enum Countdown {
    private static let longest: Double = 86_400 * 365

    /// Returns a text such as `12 min`, `1 h 5 min` or `45 s`.
    static func text(_ seconds: Double) -> String {
        let seconds = Int(min(longest, max(0, seconds)).rounded(.up))
        guard seconds > 60 else { return "\(seconds) s" }
        let minutes = (seconds + 59) / 60
        guard minutes >= 60 else { return "\(minutes) min" }
        return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }

    /// Returns the remaining time at which the text changes next.
    static func next(_ seconds: Double) -> Double {
        let step: Double = seconds > 60 ? 60 : 1
        return max(0, ((seconds / step).rounded(.up) - 1) * step)
    }
}
