// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

/// `ghb config set`.
@Suite struct ConfigSetTests {
    struct Change: Sendable, CustomTestStringConvertible {
        let before: String
        let key: String
        let value: String
        let after: String
        var file = "config.yml"
        var testDescription: String { "\(key)=\(value) in \(before)" }
    }

    @Test(arguments: [
        Change(
            before: "# a\nnetwork:\n  timeout: 15   # seconds\n  retry: 2\n", key: "network.timeout", value: "20",
            after: "# a\nnetwork:\n  timeout: 20   # seconds\n  retry: 2\n"),
        Change(
            before: "network: { timeout: 15, retry: 2 }  # fine\n", key: "network.retry", value: "0",
            after: "network: { timeout: 15, retry: 0 }  # fine\n"),
        Change(
            before: "network:\n  timeout: 15 # s\n  # the end\n\nlog:\n  level: info\n", key: "network.retry",
            value: "1",
            after: "network:\n  retry: 1\n  timeout: 15 # s\n  # the end\n\nlog:\n  level: info\n"),
        Change(
            before: "# only a remark", key: "ui.theme", value: "dark",
            after: "# only a remark\nui:\n  theme: dark\n"),
        Change(
            before: "log:\r\n  level: info\r\n", key: "log.level", value: "debug",
            after: "log:\r\n  level: debug\r\n"),
        Change(before: "log:\n", key: "log.level", value: "debug", after: "log:\n  level: debug\n"),
        Change(
            before: "storage: { path: '/it''s' }\r\nlog: { level: info }\r\n", key: "storage.path",
            value: "/two words: x", after: "storage: { path: \"/two words: x\" }\r\nlog: { level: info }\r\n"),
        Change(
            before: "data:\n  org: swiftlang\n", key: "data.org", value: "null", after: "data:\n  org: null\n"),
        Change(
            before: "storage:\n  path: /a\n", key: "storage.path", value: "/東京", after: "storage:\n  path: \"/東京\"\n"),
        Change(
            before: "# 東京\nstorage: { path: \"/東京 \\\" x\", backend: memory } # 東\n", key: "storage.backend",
            value: "sqlite",
            after: "# 東京\nstorage: { path: \"/東京 \\\" x\", backend: sqlite } # 東\n"),
        Change(
            before: "keys:\n  refresh: F5 # both\n", key: "keys.refresh", value: "F6",
            after: "keys:\n  refresh: F6 # both\n"),
        Change(
            before: "log: { level: info }", key: "hosts.github.com.user", value: "octocat",
            after: "log: { level: info }\nhosts:\n  github.com:\n    user: octocat\n"),
        Change(before: "", key: "ui.mouse", value: "true", after: "ui:\n  mouse: true\n"),
        Change(
            before: "{\n  \"network\": {\n    \"timeout\": 15\n  }\n}\n", key: "network.timeout", value: "20",
            after: "{\n  \"network\": {\n    \"timeout\": 20\n  }\n}\n", file: "config.json"),
    ])
    func value_isChangedInItsPlace_andNothingElse(change: Change) async throws {
        let folder = try ConfigurationFolder()
        try folder.write(change.before, to: change.file, mode: 0o640)
        let ending = await folder.ghb("config", "set", change.key, change.value)
        let path = try #require(SettingPath(change.key))
        #expect(
            ending
                == World.Ending(
                    status: .success, output: "",
                    lines: ["ghb: ~/ghb/\(change.file): '\(path.notation)' is now \(change.value)"]
                ))
        #expect(try folder.text(change.file) == change.after)
        #expect(try folder.mode(change.file) == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/ghb") == [change.file])
    }

    @Test func file_isMadeForTheUserAlone_whereThereIsNone() async throws {
        let folder = try ConfigurationFolder()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("ghb"))
        #expect(await folder.ghb("config", "set", "network.timeout", "20", "-q").lines == [])
        #expect(try folder.text() == "network:\n  timeout: 20\n")
        #expect(try folder.mode() == 0o600)
    }

    @Test func commandForAToken_isSetInAFileOfTheUsersOwn() async throws {
        let folder = try ConfigurationFolder()
        #expect(await folder.ghb("config", "set", "hosts.github.com.token_command", "gh auth token").status == .success)
        #expect(try folder.text() == "hosts:\n  github.com:\n    token_command: gh auth token\n")
        try folder.write("log: { level: info }\n")
        let ending = await folder.ghb("config", "set", "hosts.github.com.token_command", "gh auth token")
        #expect(ending.status == .failure)
        #expect(ending.lines.first?.hasSuffix("chmod 600 ~/ghb/config.yml") == true)
        #expect(try folder.text() == "log: { level: info }\n")
    }

    struct Refusal: Sendable {
        let before: String
        let key: String
        let value: String
        let lines: String
        var status = ProgramStatus.failure
    }

    private static let editor = "\n  nothing was changed; use $EDITOR, then run: ghb config check"
    private static let place = "only a value on one line can be" + editor

    @Test(arguments: [
        Refusal(
            before: "a: &a { timeout: 15 }\nnetwork: *a\n", key: "network.timeout", value: "20",
            lines: "ghb: ~/ghb/config.yml: 'network.timeout' cannot be changed: " + place),
        Refusal(
            before: "data:\n  org: >-\n    swift\n    lang\n", key: "data.org", value: "x",
            lines: "ghb: ~/ghb/config.yml: 'data.org' cannot be changed: " + place),
        Refusal(
            before: "data:\n  org: swift\n    lang # two lines\n", key: "data.org", value: "x",
            lines: "ghb: ~/ghb/config.yml: 'data.org' cannot be changed: " + place),
        Refusal(
            before: "keys:\n  refresh:\n    - r\n", key: "keys.refresh", value: "r",
            lines: "ghb: ~/ghb/config.yml: 'keys.refresh' cannot be changed: " + place),
        Refusal(
            before: "keys: { refresh: [r, F5] }\n", key: "keys.refresh", value: "r",
            lines: "ghb: ~/ghb/config.yml: 'keys.refresh' cannot be changed: " + place),
        Refusal(
            before: "network: { timeout: 15 }\n", key: "network.retry", value: "0",
            lines: "ghb: ~/ghb/config.yml: 'network.retry' cannot be changed: " + place),
        Refusal(
            before: "# { not: flow }\nlog: { level: info }\nhosts:\n  github.com:\n    user: ada\n",
            key: "hosts.github.com.token_command", value: "x",
            lines: "ghb: ~/ghb/config.yml: 'hosts.github.com.token_command' cannot be changed: " + place),
        Refusal(
            before: "network: [\n", key: "network.timeout", value: "20",
            lines: "ghb: ~/ghb/config.yml: 'network.timeout' cannot be changed: it cannot be read" + editor),
        Refusal(
            before: "network: 3\n", key: "network.timeout", value: "20",
            lines: "ghb: ~/ghb/config.yml: 'network.timeout' cannot be changed: " + place),
        Refusal(
            before: "network:\n  timeout: 15\n", key: "network.timeout", value: "soon",
            lines: """
                ghb: nothing was changed: the configuration would be invalid
                  ~/ghb/config.yml:2:12: 'network.timeout' is the string "soon" where a number is expected
                """),
        Refusal(
            before: "network:\n  timeout: 15\n", key: "network.timeuot", value: "20",
            lines: """
                ghb: nothing was changed: the configuration would be invalid
                  ~/ghb/config.yml:2:3: 'network.timeuot' is not a setting
                    did you mean 'network.timeout'?
                    the settings of 'network' are timeout, concurrency, page_size, retry
                """),
        Refusal(
            before: "", key: "log.backend", value: "nowhere",
            lines: """
                ghb: nothing was changed: the configuration would be invalid
                  ~/ghb/config.yml:2:12: 'log.backend' is "nowhere", which is not one of its values
                    write one of file, none, stderr
                """),
        Refusal(
            before: "", key: "keys.refresh[0]", value: "x",
            lines: """
                ghb: 'keys.refresh[0]' is not a setting that can be set on its own
                  name its keys, as in network.timeout; use $EDITOR for an element of a list
                """, status: .usage),
        Refusal(
            before: "", key: "hosts.github.com.token", value: "hunter2",
            lines: """
                ghb: a token must not be on a command line, where others can see it
                  write it into the file with $EDITOR, or set token_command
                """, status: .usage),
    ])
    func changeThatCannotBeMade_isRefused_andNothingIsChanged(refusal: Refusal) async throws {
        let folder = try ConfigurationFolder()
        try folder.write(refusal.before)
        let ending = await folder.ghb("config", "set", refusal.key, refusal.value)
        #expect(ending == World.Ending(status: refusal.status, output: "", lines: [refusal.lines]))
        #expect(try folder.text() == refusal.before)
    }

    @Test func mistakeThatWasThere_doesNotKeepAnotherFromBeingMended() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("network: { timeout: soon, retry: often }\n")
        #expect(await folder.ghb("config", "set", "network.retry", "1").status == .success)
        #expect(try folder.text() == "network: { timeout: soon, retry: 1 }\n")
    }

    @Test func link_staysOne() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("log: { level: info }\n", to: "real.yml")
        try FileManager.default.createSymbolicLink(atPath: folder.path(), withDestinationPath: folder.path("real.yml"))
        #expect(await folder.ghb("config", "set", "log.level", "debug").status == .success)
        #expect(try folder.text("real.yml") == "log: { level: debug }\n")
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path())
        #expect(target == folder.path("real.yml"))
    }

    /// With `GHB_CONFIG=/dev/null` an administrator would have put a file in the place of the device.
    @Test func pathThatIsNoFile_isLeftAlone() async throws {
        let folder = try ConfigurationFolder()
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        let ending = await folder.ghb("config", "set", "log.level", "debug", "--config", folder.path("pipe"))
        #expect(
            ending
                == .failed(
                    .failure, "ghb: ~/ghb/pipe cannot be written: it is not a regular file\n  nothing was changed"))
        var facts = stat()
        #expect(lstat(folder.path("pipe"), &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
    }

    @Test func folderThatCannotBeWritten_isTold() async throws {
        let folder = try ConfigurationFolder()
        try folder.write("log: { level: info }\n", to: "file")
        let path = folder.path("file/config.yml")
        let ending = await folder.ghb("config", "set", "log.level", "debug", "--config", path)
        #expect(ending.status == .failure)
        #expect(ending.lines.first?.hasPrefix("ghb: ~/ghb/file/config.yml cannot be written: ") == true)
    }
}
