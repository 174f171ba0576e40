// SPDX-License-Identifier: Apache-2.0

import Testing

/// The main function of a package's tests, in place of the one that SwiftPM writes.
///
/// SwiftPM reads the index of a build to find tests of XCTest, which this project doesn't have. A file of this name above the tests
/// of a package keeps it from that, so that builds can do without an index.
@main struct Runner {
    static func main() async {
        // Asked for the tests of XCTest first.
        if CommandLine.arguments.contains("--dump-tests-json") { return print(#"{"tests": []}"#) }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
