// SPDX-License-Identifier: Apache-2.0

/// The number of colors that a terminal supports. Each supports bold, reverse and the other attributes.
package enum ColorSupport: Sendable, Hashable, CaseIterable {
    /// None, or none are wanted.
    case none
    /// The user's 16.
    case basic
    /// xterm's 256.
    case palette
    /// All.
    case full

    /// Derives the support from the variables `NO_COLOR`, `COLORTERM` and `TERM`.
    package init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        if let refused = environment["NO_COLOR"], !refused.isEmpty {
            self = .none
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || term.hasSuffix("-direct") {
            self = .full
        } else if term.contains("256color") || term.hasPrefix("xterm-kitty") || term.hasPrefix("alacritty") {
            self = .palette
        } else {
            self = term.isEmpty || term == "dumb" || term.hasPrefix("vt") ? .none : .basic
        }
    }
}
