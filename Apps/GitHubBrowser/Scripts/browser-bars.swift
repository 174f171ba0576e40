// SPDX-License-Identifier: Apache-2.0
// browser-bars.swift GHB FAKE-GITHUB  measures the interactive browser in a pseudo-terminal, and lists the bars that it misses.
// browser-bars.swift draw FILE  writes the bytes of a frame, as the reference for the time to the first frame.
//
// Nothing draws the terminal's contents, so only the program is measured.

import Foundation

// MARK: - A terminal

/// A program in a terminal of 100 by 30, and its output.
final class Screen {
    struct Failure: Error { let what: String }

    static let frameEnd: String = "\u{1B}[?2026l"

    let process: pid_t
    let started: ContinuousClock.Instant
    /// Everything that was written.
    private(set) var bytes = Data()
    private let master: Int32

    init(_ words: [String], _ variables: [String: String]) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        // The requests of unlockpt and ptsname: TIOCSPTLCK and TIOCGPTN.
        var number: Int32 = 0
        guard ioctl(master, 0x4004_5431, &number) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw Failure(what: "there is no terminal to be had")
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        // POSIX_SPAWN_SETSID: a session of its own, whose terminal is the first that it opens.
        posix_spawnattr_setflags(&attributes, 0x80)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer {
            for text in arguments + environment { free(text) }
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        var process: pid_t = 0
        started = .now
        guard posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment) == 0 else {
            throw Failure(what: "\(words[0]) does not start")
        }
        self.process = process
        resize(columns: 100, rows: 30)
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        close(master)
    }

    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Presses keys.
    func press(_ keys: [UInt8]) { _ = Foundation.write(master, keys, keys.count) }
    func press(_ keys: String) { press(Array(keys.utf8)) }

    /// Reads output for a while; returns nil if there was none.
    @discardableResult func take(for milliseconds: Int) -> ContinuousClock.Instant? {
        var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, Int32(milliseconds)) > 0, file.revents & Int16(POLLIN) != 0 else { return nil }
        let now = ContinuousClock.now
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(master, &buffer, buffer.count)
        guard count > 0 else { return nil }
        bytes += buffer[..<count]
        return now
    }

    /// The time at which a frame was complete that starts behind `start` and shows a text.
    func wait(for text: String, after start: Int = 0) throws -> ContinuousClock.Instant {
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end {
            guard let time = take(for: 1_000) else { continue }
            if let place = find(text, from: start), find(Self.frameEnd, from: place) != nil { return time }
        }
        throw Failure(what: "'\(text)' was not shown")
    }

    /// Waits until nothing is written any more.
    func settle() { while take(for: 300) != nil {} }

    /// The position of a text behind `start`.
    func find(_ text: String, from start: Int) -> Int? {
        start < bytes.count ? bytes.range(of: Data(text.utf8), in: start..<bytes.count)?.lowerBound : nil
    }

    /// A whole frame, drawn anew.
    func frame() throws -> Data {
        settle()
        resize(columns: 101, rows: 30)
        settle()
        let start = bytes.count
        resize(columns: 100, rows: 30)
        settle()
        return bytes.subdata(in: start..<bytes.count)
    }

    /// The ticks of the processor that were used, a hundred of which are a second.
    var ticks: Int {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return 0 }
        let fields = text[end...].split(separator: " ")
        return (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
    }

    /// Resident memory in megabytes.
    var megabytes: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
    }

    /// Whether the program still runs.
    var isAlive: Bool { waitpid(process, nil, WNOHANG) == 0 }
}

// MARK: - A frame without the browser

/// Writes a frame as the browser does, and waits for a key.
func draw(_ file: String) throws {
    var settings = termios()
    tcgetattr(0, &settings)
    cfmakeraw(&settings)
    tcsetattr(0, TCSANOW, &settings)
    let frame =
        try Array("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h".utf8)
        + [UInt8](Data(contentsOf: URL(filePath: file)))
    _ = write(1, frame, frame.count)
    var key: UInt8 = 0
    _ = read(0, &key, 1)
}

// MARK: - Measuring

@main struct Bars {
    let ghb: String
    let fakeGitHub: String
    let folder: URL
    var misses = 0

    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count == 3, arguments[1] == "draw" { return try draw(arguments[2]) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "browser-bars-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var bars = Bars(ghb: arguments[1], fakeGitHub: arguments[2], folder: folder)
        try bars.measureStart()
        try bars.measureKeys()
        try bars.measureRest()
        try bars.measureMemory()
        try bars.tryRandomBytes()
        exit(bars.misses == 0 ? 0 : 1)
    }

    private mutating func tell(_ what: String, _ value: Double, _ unit: String, most bar: Double? = nil) {
        let isMissed = bar.map { value > $0 } ?? false
        if isMissed { misses += 1 }
        let limit = bar.map { String(format: "at most %g", $0) } ?? ""
        print(
            what.padding(toLength: 52, withPad: " ", startingAt: 0)
                + String(format: "%9.2f ", value) + unit.padding(toLength: 6, withPad: " ", startingAt: 0)
                + limit + (isMissed ? "  MISSED" : ""))
    }

    /// The environment of the program, with its own home directory.
    private func variables(_ more: [String: String] = [:]) -> [String: String] {
        let own = [
            "HOME": folder.path, "TERM": "xterm-256color", "LANG": "C.UTF-8", "BROWSER": "true",
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
        ]
        return own.merging(more) { $1 }
    }

    /// A server of its own that makes up an organisation.
    private func serve(repositories: Int, members: Int, faults: String? = nil) throws -> (Process, String) {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: fakeGitHub)
        process.arguments = ["--repositories", "\(repositories)", "--members", "\(members)"]
        if let faults {
            let file = folder.appending(path: "faults.json")
            try faults.write(to: file, atomically: true, encoding: .utf8)
            process.arguments? += ["--faults", file.path]
        }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let address = line.split(separator: " ").last else { throw Screen.Failure(what: "no server") }
        return (process, address.trimmingCharacters(in: .newlines))
    }

    private func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    /// From the start of a program to its first frame, and to the one that shows a text.
    private func start(_ words: [String], _ more: [String: String] = [:], until text: String) throws -> (Double, Double)
    {
        let screen = try Screen(words, variables(more))
        let first = try screen.wait(for: Screen.frameEnd)
        let isThere = screen.find(text, from: 0).flatMap { screen.find(Screen.frameEnd, from: $0) } != nil
        let second = isThere ? first : try screen.wait(for: text)
        return (milliseconds(first - screen.started), milliseconds(second - screen.started))
    }

    private func medians(_ words: [String], _ more: [String: String] = [:], until text: String) throws -> (
        Double, Double
    ) {
        let times = try (0..<21).map { _ in try start(words, more, until: text) }
        return (median(times.map(\.0)), median(times.map(\.1)))
    }

    private mutating func measureStart() throws {
        let screen = try Screen([ghb, "--demo"], variables())
        _ = try screen.wait(for: "ada-roast")
        let file = folder.appending(path: "frame")
        try screen.frame().write(to: file)
        let drawn = try medians([CommandLine.arguments[0], "draw", file.path], until: "ada-roast")
        tell("a program that only draws the frame", drawn.1, "ms")
        let demo = try medians([ghb, "--demo"], until: "ada-roast")
        tell("first frame", demo.0, "ms", most: 20)
        tell("first rows, demo", demo.1, "ms", most: 500)
        tell("first rows, times what only draws takes", demo.1 / drawn.1, "", most: 1.5)
        let (server, address) = try serve(repositories: 2_204, members: 60)
        defer { server.terminate() }
        let live = ["GHB_API_URL": address]
        tell("first rows, asked for", try start([ghb, "coffee-chain"], live, until: "clerk-00001").1, "ms", most: 500)
        let kept = try medians([ghb, "coffee-chain"], live, until: "clerk-00001")
        tell("first rows, kept from before", kept.1, "ms", most: 500)
    }

    private mutating func measureKeys() throws {
        let (server, address) = try serve(
            repositories: 9, members: 100,
            faults: #"{"faults": [{"path": "/orgs/*/repos", "drip": {"bytes": 1, "every": 0.2}}]}"#)
        defer { server.terminate() }
        let screen = try Screen([ghb, "coffee-chain"], variables(["GHB_API_URL": address]))
        _ = try screen.wait(for: "clerk-00001")
        screen.settle()
        screen.press("2")
        _ = try screen.wait(for: "Loading repositories", after: screen.bytes.count)
        screen.press("1")
        screen.settle()
        let (begun, ticks) = (ContinuousClock.now, screen.ticks)
        var times: [Double] = []
        for number in 0..<100 {
            let (pressed, shown) = (ContinuousClock.now, screen.bytes.count)
            screen.press(number < 90 ? "j" : "k")
            times.append(milliseconds(try screen.wait(for: Screen.frameEnd, after: shown) - pressed))
            while ContinuousClock.now < pressed + .milliseconds(100) { screen.take(for: 5) }
        }
        let seconds = milliseconds(.now - begun) / 1_000
        tell("95 of 100 keys answered within, a request waiting", times.sorted()[94], "ms", most: 50)
        tell("the slowest of them", times.max() ?? 0, "ms")
        tell("processor used meanwhile, ten keys a second", Double(screen.ticks - ticks) / seconds, "%", most: 10)
    }

    private mutating func measureRest() throws {
        let screen = try Screen([ghb, "--demo"], variables())
        _ = try screen.wait(for: "ada-roast")
        screen.settle()
        sleep(1)
        let (ticks, written) = (screen.ticks, screen.bytes.count)
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end { screen.take(for: 1_000) }
        tell("ticks in ten seconds of rest", Double(screen.ticks - ticks), "", most: 2)
        tell("bytes written meanwhile", Double(screen.bytes.count - written), "", most: 0)
        tell("memory, demo", screen.megabytes, "MB")
    }

    private mutating func measureMemory() throws {
        let (server, address) = try serve(repositories: 2_204, members: 60)
        defer { server.terminate() }
        let screen = try Screen([ghb, "coffee-chain", "--refresh"], variables(["GHB_API_URL": address]))
        _ = try screen.wait(for: "clerk-00001")
        screen.press("2")
        _ = try screen.wait(for: "item-00001")
        let end = ContinuousClock.now + .seconds(60)
        while screen.find("item-02204", from: 0) == nil, ContinuousClock.now < end {
            screen.press("G")
            screen.take(for: 20)
        }
        screen.settle()
        tell("memory, 2,204 repositories", screen.megabytes, "MB", most: 60)
    }

    private mutating func tryRandomBytes() throws {
        let (server, address) = try serve(repositories: 300, members: 60)
        defer { server.terminate() }
        let settings = folder.appending(path: "random.yml")
        try "keys: { quit: F12, suspend: F11 }\n".write(to: settings, atomically: true, encoding: .utf8)
        let screen = try Screen(
            [ghb, "coffee-chain", "--config", settings.path], variables(["GHB_API_URL": address]))
        _ = try screen.wait(for: "clerk-00001")
        let end = ContinuousClock.now + .seconds(10)
        var count = 0
        while ContinuousClock.now < end {
            screen.press((0..<64).map { _ in UInt8.random(in: 0...255) })
            count += 64
            screen.take(for: 2)
        }
        screen.settle()
        // Whatever is open is left until the first screen says how to leave it, too.
        let (advice, shown) = ("press F12 to quit", screen.bytes.count)
        let last = ContinuousClock.now + .seconds(20)
        while screen.isAlive, screen.find(advice, from: shown) == nil, ContinuousClock.now < last {
            screen.press([0x1B])
            screen.take(for: 200)
        }
        let isSane = screen.isAlive && screen.find(advice, from: shown) != nil
        tell("random bytes in ten seconds", Double(count), "")
        tell("programs that did not survive them", isSane ? 0 : 1, "", most: 0)
    }
}
