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

    @Test func everyProblem_isTold() throws {
        let error = #expect(throws: RecordingError.self) {
            try plan(
                #"""
                {
                  "fault": [],
                  "faults": [
                    {"status": 99}, {"path": "menu", "times": -1, "cut": "3"}, 7,
                    {"path": "/", "delay": 9999, "headers": {"a b": "c", "d": "e\nf", "g": 1}, "drip": {"bytes": 0}}
                  ],
                  "limits": {"core": {}, "graphql": {"requests": 1}},
                  "conditional": "yes"
                }
                """#)
        }
        #expect(
            error?.problems == [
                "the file has the unknown field 'fault'; the fields are conditional, faults, limits",
                "'conditional' is a string, expected true or false",
                "faults[0]: 'path' is missing",
                #"faults[1]: 'path' is "menu", expected it to begin with '/'"#,
                "faults[1]: 'times' is -1, expected 0 or more",
                "faults[1]: 'cut' is a string, expected a whole number, 0 or more",
                "faults[2] is a number, expected an object",
                "faults[3]: 'delay' is 9999.0, expected seconds from 0 to 3600",
                "faults[3]: header 'g' is a number, expected a string",
                "faults[3]: header 'a b' has a name that cannot be sent",
                "faults[3]: header 'd' has a value with a line break or a null",
                "faults[3]: drip 'bytes' is 0, expected 1 or more",
                "'limits' has the unknown field 'graphql'; the fields are core, search",
                "limits.core: 'requests' is missing",
            ])
    }

    @Test func fileThatIsNotThere_orNoJSON_isTold() throws {
        #expect(throws: RecordingError.self) { try plan("{") }
        #expect(throws: RecordingError.self) { try FaultFile.plan(at: URL(filePath: "/nowhere/faults.json")) }
    }
}
