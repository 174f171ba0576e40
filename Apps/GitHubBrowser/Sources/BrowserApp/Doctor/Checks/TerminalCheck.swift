// SPDX-License-Identifier: Apache-2.0

/// Whether the terminal shows what the program can show.
struct TerminalCheck: DoctorCheck {
    let subject: DoctorSubject

    var name: String { "terminal" }

    func examine() async -> Finding {
        let environment = subject.environment
        let terminal = subject.terminal
        guard let width = terminal.width else {
            return .ok("standard output is no terminal: answers are lines of tab-separated text")
        }
        guard environment["TERM"] != "dumb" else {
            return .warning("TERM=dumb has neither colors nor the browser", "set TERM to what the terminal is")
        }
        guard environment["TERM"] != nil else {
            return .warning("TERM is not set, so that nobody knows what the terminal can show", "set TERM")
        }
        let size = "\(width)×\(terminal.height.map(String.init) ?? "?")"
        guard width >= 40, (terminal.height ?? 10) >= 10 else {
            return .warning("the terminal has \(size) characters, too few for the browser", "make it at least 40×10")
        }
        let colors = terminal.screen(color: .auto, environment: environment).isColored ? "colors" : "no colors"
        return .ok("\(environment["TERM"] ?? "") of \(size), \(colors)")
    }
}
