// SPDX-License-Identifier: Apache-2.0

/// A row of the page, for each size of program.
public enum Measure: String, Codable, Sendable, CaseIterable {
    /// CPU seconds of a clean build of a program of one object, which is that of the library.
    case libraryDebug, libraryRelease
    /// CPU seconds of a clean build of the program, with the library built beforehand.
    case buildDebug, buildRelease
    /// CPU seconds of a debug build when nothing, a file that no module needs, or one that many need has changed.
    case nothingDebug, leafDebug, middleDebug
    /// Bytes of `text` and `data` of the release build.
    case size
    /// Microseconds of CPU time in a fresh process.
    case startMake, startRoot, startBoth
    /// Milliseconds of CPU time of that process, from its launch to its end.
    case startProcess
    /// Nanoseconds of CPU time, again and again.
    case resolveRoot, resolveChain, resolveShared
    /// Requests a second, of all threads together.
    case chain1, chain2, chain4, shared1, shared2, shared4

    /// The row's title.
    public var title: String {
        switch self {
        case .libraryDebug: "library alone, debug"
        case .libraryRelease: "library alone, release"
        case .buildDebug: "clean, debug"
        case .buildRelease: "clean, release"
        case .nothingDebug: "nothing changed, debug"
        case .leafDebug: "one file changed that no module needs, debug"
        case .middleDebug: "one file changed that many need, debug"
        case .size: "size"
        case .startMake: "start: register or plan"
        case .startRoot: "start: the first root"
        case .startBoth: "start: both"
        case .startProcess: "start: the whole process"
        case .resolveRoot: "the root, again"
        case .resolveChain: "an unshared object and what it needs"
        case .resolveShared: "a shared object"
        case .chain1: "an unshared object, one thread"
        case .chain2: "an unshared object, two threads"
        case .chain4: "an unshared object, four threads"
        case .shared1: "a shared object, one thread"
        case .shared2: "a shared object, two threads"
        case .shared4: "a shared object, four threads"
        }
    }

    /// Whether more is better.
    public var isThroughput: Bool {
        [.chain1, .chain2, .chain4, .shared1, .shared2, .shared4].contains(self)
    }

    /// Whether it measures the library without a program, so that each library has one value for all sizes.
    public var isOfLibrary: Bool { [.libraryDebug, .libraryRelease].contains(self) }

    /// Returns the measure that a generated program prints with a command.
    public static func printed(_ name: String, by command: String) -> Measure? {
        command == "threads"
            ? Measure(rawValue: name) : Measure(rawValue: command + name.prefix(1).uppercased() + name.dropFirst())
    }
}
