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
    /// It compares bytes in arrays: the functions of strings, of arrays of strings and of generic sequences are pages of code
    /// that a fresh process has to load, and took 80 % of the instructions of ``detected``.
    private static func isTestProgram(_ path: String) -> Bool {
        let path = Array(path.utf8)
        let slash = UInt8(ascii: "/")
        var end = path.count
        var isLast = true
        while end > 0 {
            var start = end
            while start > 0, path[start - 1] != slash { start -= 1 }
            // Slashes in a row are one, and those at the end none.
            if start < end {
                if ends(path, at: end, with: ".xctest", from: start) { return true }
                if isLast, isName("xctest", path, start, end) || isName("swiftpm-testing-helper", path, start, end) {
                    return true
                }
                isLast = false
            }
            end = start - 1
        }
        return false
    }

    /// Whether the bytes of a path up to an end are those of a name.
    private static func isName(_ name: StaticString, _ path: [UInt8], _ start: Int, _ end: Int) -> Bool {
        end - start == name.utf8CodeUnitCount && ends(path, at: end, with: name, from: start)
    }

    /// Whether the bytes of a path between a start and an end have a suffix.
    private static func ends(_ path: [UInt8], at end: Int, with suffix: StaticString, from start: Int) -> Bool {
        let first = end - suffix.utf8CodeUnitCount
        guard first >= start else { return false }
        for index in first..<end {
            // Proof: the index into the literal is below its number of bytes, and a literal of several bytes has a pointer.
            guard path[index] == suffix.utf8Start[index - first] else { return false }
        }
        return true
    }

    private static func isSet(_ variable: StaticString) -> Bool {
        // Proof: a literal is stored with a pointer and a zero at its end unless it is a single character.
        guard let value = environmentValue(variable.utf8Start) else { return false }
        // Proof: the value is a C string, which has one byte at least; no code changes environment variables of these names.
        return value.pointee != 0 && value.pointee != UInt8(ascii: "0")
    }
}
