// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIChecking

@Suite struct ParentCommandTests {
    private func isUnderstood(_ words: [String]) -> Bool {
        ParentCommand(words: ["/usr/bin/swift-package"] + words, environment: "", begun: 0).isUnderstood
    }

    @Test(arguments: [
        ["di"], ["plugin", "di"], ["--package-path", "Shop", "di"], ["--package-path=Shop", "-v", "di"],
        ["--traits", "Tea,Coffee", "-c", "release", "di"], ["-Xswiftc", "-DTEA", "-Xcc", "-O2", "di"],
        ["--build-system", "native", "--scratch-path", "/tmp/build", "di"], ["--disable-index-store", "di"],
    ])
    func options_ofABuild_areUnderstood(_ words: [String]) {
        #expect(isUnderstood(words))
    }

    @Test(arguments: [
        ["--toolset", "tools.json", "di"], ["--swift-sdk", "wasm", "di"], ["--manifest-cache", "none", "di"],
        ["-Xswiftc", "-I/usr/local/include", "di"], ["-Xcc", "@flags", "di"], ["-Xcc", "prefix.h", "di"],
        ["--unheard-of", "di"],
    ])
    func options_thatNameFiles_orAreUnknown_areNot(_ words: [String]) {
        #expect(!isUnderstood(words))
    }

    @Test func environments_differ_butNotByTerminal() {
        let hash = ParentCommand.hash(ofEnvironment: ["MILK=1", "PATH=/bin"])
        #expect(ParentCommand.hash(ofEnvironment: ["PATH=/bin", "MILK=1", "TERM=dumb"]) == hash)
        #expect(ParentCommand.hash(ofEnvironment: ["PATH=/bin", "MILK=2"]) != hash)
        #expect(ParentCommand.hash(ofEnvironment: ["PATH=/bin"]) != hash)
    }

    @Test func otherPrograms_areNotUnderstood() {
        #expect(!ParentCommand(words: ["/usr/bin/make", "di"], environment: "", begun: 0).isUnderstood)
        #expect(!ParentCommand(words: [], environment: "", begun: 0).isUnderstood)
    }

    @Test func age_isThatOfTheProcess_whateverItsName() {
        let fields = (3...21).map(String.init).joined(separator: " ")
        let status = "71 (a (bad) name) \(fields) 5000 23 24"
        #expect(ParentCommand.age(status: status, uptime: "62.50 100.00\n", ticks: 100) == 12.5)
        #expect(ParentCommand.age(status: "71 (name) S", uptime: "62.50 100.00", ticks: 100) == nil)
        #expect(ParentCommand.age(status: status, uptime: "", ticks: 100) == nil)
    }

    #if os(Linux)
    @Test func process_isRead() throws {
        let words = CommandLine.arguments
        let now = Int(Date().timeIntervalSince1970 * 1_000_000_000)
        let command = try #require(
            ParentCommand(process: getpid(), arguments: Array(words.dropFirst())))
        #expect(command.words == Array(words.prefix(1)))
        #expect(command.begun < now)
        #expect(ParentCommand(process: getpid(), arguments: ["other"]) == nil)
    }
    #endif

    @Test func process_thatIsGone_isNotRead() {
        #expect(ParentCommand(process: 0, arguments: []) == nil)
    }
}
