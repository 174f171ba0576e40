// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// A source that cannot be read is reported before anything can be marked, so that its values are never quoted.
@Suite struct SecretSyntaxTests {
    @Test(arguments: [
        "password: !hunter2", "password: !hunter2 x", "password: !!hunter2", "password: !<hunter2> x",
        "password: *hunter2",
        "password: &hunter2", "password: \"hunter2", "password: 'hunter2", "password: [hunter2", "password: {hunter2",
        "password: hunter2: x", "password: \"hunter2\\q\"", "password: hunter2\n\tx", "password: %hunter2\n%hunter2",
        "password: @hunter2", "password: `hunter2", "- hunter2", "hunter2", "\"hunter2\"", "a: b\n hunter2",
        "a: |hunter2", "a: >hunter2", "--- hunter2\n--- hunter2", "password: ]hunter2", "<<: hunter2",
    ])
    func yaml_isReportedWithoutItsValues(_ text: String) {
        #expect(!complaint { try Properties(yaml: text) }.contains("hunter"))
    }

    @Test(arguments: [
        #"{"password": hunter2}"#, #"{"password": "hunter2}"#, #"{"password": "hunter2\q"}"#,
        #"{"password": 'hunter2'}"#,
        #"{"password": "x" hunter2}"#, #"["hunter2"]"#, #""hunter2""#, "hunter2", #"{"password": 12hunter2}"#,
    ])
    func json_isReportedWithoutItsValues(_ text: String) {
        #expect(!complaint { try Properties(json: text) }.contains("hunter"))
        let source = PropertySource.environment(prefix: "APP_", variables: ["APP_A": text])
        #expect(
            !complaint { try Properties(sources: [source]).value([String: Int].self, at: "a.b") }.contains("hunter"))
    }

    @Test(arguments: [
        "--property=hunter2", "--property=a[9]=hunter2", "--property=a.=hunter2", "--property=]=hunter2",
        "--property='=hunter2", "--property==hunter2",
    ])
    func argument_isReportedWithoutItsValue(_ argument: String) {
        #expect(!complaint { try Properties(sources: [.arguments([argument])]) }.contains("hunter"))
    }
}
