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

    /// Whether a program's path names a test bundle, which on Linux is the executable itself, or a test runner.
    private static func isTestProgram(_ path: String) -> Bool {
        // Repeated and trailing slashes separate nothing.
        let names = path.split(separator: "/")
        return names.last == "xctest" || names.last == "swiftpm-testing-helper"
            || names.contains { $0.hasSuffix(".xctest") }
    }

    private static func isSet(_ variable: StaticString) -> Bool {
        // Proof: a literal is stored with a pointer and a zero at its end unless it is a single character.
        guard let value = environmentValue(variable.utf8Start) else { return false }
        // Proof: the value is a C string, which has one byte at least; no code changes environment variables of these names.
        return value.pointee != 0 && value.pointee != UInt8(ascii: "0")
    }
}
