// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The command `swift package` that runs the plugin: its options and environment decide what a build makes.
///
/// Plugins don't receive it either. Linux shows the command line, the environment and the start of every process of the same user; where
/// that isn't so, nothing is known.
struct ParentCommand: Equatable {
    /// The words before those of the plugin.
    let words: [String]
    /// A hash of the environment.
    let environment: String
    /// A time before the process began, in nanoseconds since 1970: it has read what was older.
    let begun: Int

    /// Reads what the system shows about a process; nil if the words at its end aren't those of the plugin.
    init?(process: Int32, arguments: [String]) {
        func text(_ name: String) -> String? {
            (try? Data(contentsOf: URL(filePath: "/proc/\(name)"))).map { String(decoding: $0, as: UTF8.self) }
        }
        guard let line = text("\(process)/cmdline"), let environment = text("\(process)/environ"),
            let status = text("\(process)/stat"), let uptime = text("uptime"),
            let age = Self.age(status: status, uptime: uptime, ticks: sysconf(Int32(_SC_CLK_TCK)))
        else { return nil }
        let words = Self.strings(line)
        guard words.count > arguments.count, words.suffix(arguments.count) == arguments[...] else { return nil }
        self.words = words.dropLast(arguments.count)
        self.environment = Self.hash(ofEnvironment: Self.strings(environment))
        // A tick of the clock of processes, and one of that of files, in case.
        begun = Int((Date().timeIntervalSince1970 - age - 0.05) * 1_000_000_000)
    }

    init(words: [String], environment: String, begun: Int) {
        self.words = words
        self.environment = environment
        self.begun = begun
    }

    /// Returns the hash of an environment without what differs from one terminal to the next: FNV-1a, of 64 bits.
    static func hash(ofEnvironment variables: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for variable in variables.sorted() where !terminal.contains(String(variable.prefix { $0 != "=" })) {
            for byte in Array(variable.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return String(hash, radix: 16)
    }

    /// The variables that SwiftPM ignores where it decides whether a manifest must be evaluated anew.
    private static let terminal: Set<String> = [
        "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TERM_SESSION_ID", "ITERM_PROFILE", "ITERM_SESSION_ID",
        "SECURITYSESSIONID", "LaunchInstanceID", "LC_TERMINAL", "LC_TERMINAL_VERSION", "CLICOLOR", "LS_COLORS",
        "VSCODE_IPC_HOOK_CLI", "SSH_AUTH_SOCK",
    ]

    private static func strings(_ text: String) -> [String] {
        text.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// Returns the seconds since a process began, of its line in `/proc`; the name of its program is in parentheses.
    static func age(status: String, uptime: String, ticks: Int) -> Double? {
        let fields = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ")
        guard fields.count > 20, let start = Double(fields[20]), ticks > 0,
            let now = uptime.split(separator: " ").first.flatMap({ Double($0) })
        else { return nil }
        return now - start / Double(ticks)
    }

    /// Whether the words are all of a build's options, none of which names another file that it would read.
    var isUnderstood: Bool {
        guard let program = words.first?.split(separator: "/").last, program == "swift-package" else { return false }
        var rest = words.dropFirst()
        while let word = rest.popFirst() {
            if Self.flags.contains(word) { continue }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            if Self.options.contains(parts[0]) {
                if parts.count == 1 { _ = rest.popFirst() }
            } else if Self.passing.contains(parts[0]) {
                let value = parts.count == 2 ? parts[1] : rest.popFirst() ?? ""
                guard !value.contains(where: { "/@".contains($0) }), !value.hasSuffix(".json"), !value.hasSuffix(".h")
                else { return false }
            } else {
                return false
            }
        }
        return true
    }

    private static let flags: Set<String> = [
        "di", "plugin", "-v", "--verbose", "--vv", "--very-verbose", "-q", "--quiet", "--disable-sandbox",
        "--disable-automatic-resolution", "--force-resolved-versions", "--only-use-versions-from-resolved-file",
        "--skip-update", "--enable-all-traits", "--disable-default-traits", "--enable-dependency-cache",
        "--disable-dependency-cache", "--disable-index-store", "--enable-index-store", "--auto-index-store",
    ]

    private static let options: Set<String> = [
        "--package-path", "--scratch-path", "--build-path", "--cache-path", "-c", "--configuration", "--build-system",
        "--traits", "-j", "--jobs", "--triple", "--sanitize", "--toolchain",
    ]

    /// The value of these is for another tool.
    private static let passing: Set<String> = ["-Xswiftc", "-Xcc", "-Xcxx", "-Xlinker"]
}
