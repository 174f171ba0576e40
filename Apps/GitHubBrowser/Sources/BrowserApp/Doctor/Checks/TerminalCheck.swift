// SPDX-License-Identifier: Apache-2.0

/// The check of the terminal's abilities.
struct TerminalCheck: DoctorCheck {
    let subject: DoctorSubject

    var name: String { "terminal" }

    func examine() async -> Finding {
        let environment = subject.environment
        let terminal = subject.terminal
        guard let width = terminal.width else {
            return .ok("standard output is not a terminal: results are tab-separated lines")
        }
        guard environment["TERM"] != "dumb" else {
            return .warning(
                "TERM=dumb supports neither colors nor the browser", "set TERM to the type of the terminal")
        }
        guard environment["TERM"] != nil else {
            return .warning("TERM is not set, so the abilities of the terminal are unknown", "set TERM")
        }
        let size = "\(width)×\(terminal.height.map(String.init) ?? "?")"
        guard width >= 40, (terminal.height ?? 10) >= 10 else {
            return .warning("the terminal has \(size) characters, too few for the browser", "make it at least 40×10")
        }
        let colors = terminal.screen(color: .auto, environment: environment).isColored ? "colors" : "no colors"
        return .ok("\(environment["TERM"] ?? "") of \(size), \(colors)")
    }
}
