// SPDX-License-Identifier: Apache-2.0

/// The main function of every generated program. Each measurement is a line: its name and a number.
public enum FieldProgram {
    /// Runs the command of the first argument: `check`, `start`, `resolve` or `threads`.
    public static func run<S: Subject>(_ subject: S.Type, _ arguments: [String] = CommandLine.arguments) throws {
        switch arguments.dropFirst().first {
        case "start": try start(subject)
        case "resolve": try resolve(subject)
        case "threads": try threads(subject)
        default: print(Walk.line(of: try subject.make().root()))
        }
    }

    /// The first registration or plan of the process, and the first root.
    private static func start<S: Subject>(_ subject: S.Type) throws {
        let begun = Clock.thread
        let made = try subject.make()
        let planned = Clock.thread
        let root = made.root()
        let ended = Clock.thread
        withExtendedLifetime(root) {}
        print("make \(planned - begun)", "root \(ended - planned)", "both \(ended - begun)", separator: "\n")
    }

    private static func resolve<S: Subject>(_ subject: S.Type) throws {
        let made = try subject.make()
        _ = made.root()
        print("root \(time { _ = made.root() })")
        print("chain \(time { _ = made.chain() })")
        print("shared \(time { _ = made.shared() })")
    }

    private static func threads<S: Subject>(_ subject: S.Type) throws {
        let made = try subject.make()
        _ = made.root()
        threads("chain") { _ = made.chain() }
        threads("shared") { _ = made.shared() }
    }

    /// Requests a second of one, two and four threads, of about thirty milliseconds each.
    private static func threads(_ name: String, _ work: @escaping @Sendable () -> Void) {
        let count = max(1, Int(3e7 / time(work)))
        for threads in [1, 2, 4] {
            let elapsed = Threads.run(threads, count: count, work)
            print("\(name)\(threads) \(Double(threads * count) / elapsed * 1e9)")
        }
    }

    /// The median of seven samples, each of at least five milliseconds: nanoseconds of CPU time of one run.
    private static func time(_ work: () -> Void) -> Double {
        var count = 1
        while sample(count, work) < 5e6 { count *= 2 }
        return (0..<7).map { _ in sample(count, work) / Double(count) }.sorted()[3]
    }

    private static func sample(_ count: Int, _ work: () -> Void) -> Double {
        let begun = Clock.thread
        for _ in 0..<count { work() }
        return Clock.thread - begun
    }
}
