// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

@Suite struct FaultFileTests {
    private func plan(_ text: String) throws -> FaultPlan {
        let folder = try TemporaryFolder(["faults.json": text])
        return try FaultFile.plan(at: folder.url.appending(path: "faults.json"))
    }

    @Test func everyField_isRead() throws {
        let plan = try plan(
            #"""
            {
              "faults": [
                {
                  "method": "GET", "path": "/orgs/*", "after": 1, "times": 2, "delay": 0.5, "status": 429,
                  "headers": {"Retry-After": "5", "Link": null, "vary": ["a", "b"]}, "body": "slow down",
                  "drip": {"bytes": 8, "every": 0.25}, "cut": 3, "reset": true
                },
                {"path": "/**"}
              ],
              "limits": {"core": {"requests": 60}, "search": {"requests": 10, "window": 60}},
              "conditional": true
            }
            """#)
        #expect(
            plan
                == FaultPlan(
                    faults: [
                        Fault(
                            method: "GET", path: "/orgs/*", after: 1, times: 2, delay: 0.5, status: 429,
                            headers: ["Retry-After": ["5"], "Link": [], "vary": ["a", "b"]], body: "slow down",
                            drip: .init(bytes: 8, every: 0.25), cut: 3, isReset: true),
                        Fault(path: "/**"),
                    ],
                    limits: [
                        "core": .init(requests: 60, window: 3600), "search": .init(requests: 10, window: 60),
                    ], isConditional: true))
    }

    @Test(arguments: [
        (#"{"fault": []}"#, "it has the unknown field 'fault'; the fields are conditional, faults, limits"),
        (#"{"conditional": "yes"}"#, "conditional: expected true or false"),
        (#"{"faults": [{"status": 99}]}"#, "faults[0]: 'path' is missing"),
        (
            #"{"faults": [{"path": "menu"}]}"#,
            #"faults[0]: 'path' is "menu", expected it to begin with '/'"#
        ),
        (#"{"faults": [{"path": "/", "times": -1}]}"#, "faults[0].times: it is -1, expected 0 to 1000000000"),
        (#"{"faults": [{"path": "/", "cut": "3"}]}"#, "faults[0].cut: expected a number"),
        (#"{"faults": [7]}"#, "faults[0]: expected an object"),
        (#"{"faults": [{"path": "/", "delay": 9999}]}"#, "faults[0].delay: it is 9999.0, expected 0.0 to 3600.0"),
        (#"{"faults": [{"path": "/", "headers": {"g": {}}}]}"#, "faults[0].headers.g: expected a list"),
        (
            #"{"faults": [{"path": "/", "headers": {"a b": "c"}}]}"#,
            "faults[0]: header 'a b' has a name that cannot be sent"
        ),
        (
            #"{"faults": [{"path": "/", "headers": {"d": "e\nf"}}]}"#,
            "faults[0]: header 'd' has a value with a line break or a null"
        ),
        (
            #"{"faults": [{"path": "/", "drip": {"bytes": 0}}]}"#,
            "faults[0].drip.bytes: it is 0, expected 1 to 1000000000"
        ),
        (#"{"limits": {"graphql": {"requests": 1}}}"#, "limits: it has the unknown field 'graphql'"),
        (#"{"limits": {"core": {}}}"#, "limits.core: 'requests' is missing"),
    ])
    func problem_isTold(text: String, problem: String) {
        let error = #expect(throws: RecordingError.self) { try plan(text) }
        #expect(error?.problems == [problem])
    }

    @Test func fileThatIsNotThere_orNoJSON_isTold() throws {
        #expect(throws: RecordingError.self) { try plan("{") }
        #expect(throws: RecordingError.self) { try FaultFile.plan(at: URL(filePath: "/nowhere/faults.json")) }
    }
}
