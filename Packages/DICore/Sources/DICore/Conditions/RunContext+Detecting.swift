// SPDX-License-Identifier: Apache-2.0

extension RunContext {
    /// The context of this process, found once: `.preview` in a preview of Xcode, `.test` in a test process, else `.live`.
    ///
    /// A test process is one that SwiftPM or Xcode starts for Swift Testing or XCTest, on Linux as on Apple's systems,
    /// and each child process of an exit test.
    public static let detected: RunContext = detect(arguments: CommandLine.arguments, isSet: isSet)

    /// Returns the context of a process, given its arguments and whether it has an environment variable.
    static func detect(arguments: [String], isSet: (StaticString) -> Bool) -> RunContext {
        if isSet("XCODE_RUNNING_FOR_PREVIEWS") { return .preview }
        let isTest =
            testVariables.contains(where: isSet) || arguments.contains("--testing-library")
            || arguments.first.map(isTestProgram) == true
        return isTest ? .test : .live
    }

    /// The environment variables that the test runners of Xcode set in a program that hosts tests, or in their own.
    private static let testVariables: [StaticString] = [
        "XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestBundleInjectPath", "XCTestSessionIdentifier",
        "SWT_EXIT_TEST_ID", "SWT_EXPERIMENTAL_EXIT_TEST_ID",
    ]

    /// Whether the path of a program is that of a test bundle, which on Linux is the executable itself, or of a runner.
    ///
    /// It compares bytes: the functions of strings and arrays of strings are pages of the standard library that a fresh
    /// process has to load, and took 80 % of the instructions of ``detected``.
    private static func isTestProgram(_ path: String) -> Bool {
        let path = path.utf8
        let slash = UInt8(ascii: "/")
        var end = path.endIndex
        var isLast = true
        while let last = path[..<end].lastIndex(where: { $0 != slash }) {
            let start = path[..<last].lastIndex(of: slash).map(path.index(after:)) ?? path.startIndex
            let name = path[start...last]
            if name.reversed().starts(with: ".xctest".utf8.reversed()) { return true }
            if isLast, name.elementsEqual("xctest".utf8) || name.elementsEqual("swiftpm-testing-helper".utf8) {
                return true
            }
            (end, isLast) = (start, false)
        }
        return false
    }

    private static func isSet(_ variable: StaticString) -> Bool {
        // Proof: a literal is stored with a pointer and a zero at its end unless it is a single character.
        guard let value = environmentValue(variable.utf8Start) else { return false }
        // Proof: the value is a C string, which has one byte at least; nobody changes the environment of a name of these.
        return value.pointee != 0 && value.pointee != UInt8(ascii: "0")
    }
}

/// Declared here, since this layer imports no C library. Proof: the C function takes and returns a pointer, for which the
/// calling conventions of C and Swift agree on every platform of this package.
@_silgen_name("getenv")
private func environmentValue(_ name: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>?
