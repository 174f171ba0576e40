// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

@Suite struct FaultFileTests {
    private func plan(_ text: String) throws -> FaultPlan {
        let folder = try TemporaryFolder(["faults.json": text])
        return try FaultPlan.reading(folder.url.appending(path: "faults.json"))
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
                            drip: .init(bytes: 8, every: 0.25), cut: 3, reset: true),
                        Fault(path: "/**"),
                    ],
                    limits: [
                        "core": .init(requests: 60), "search": .init(requests: 10, window: 60),
                    ], isConditional: true))
    }

    @Test(arguments: [
        (#"{"conditional": "yes"}"#, "conditional: "), (#"{"faults": [{"status": 99}]}"#, "faults.[0]: "),
        (#"{"faults": [{"path": "/", "cut": "3"}]}"#, "faults.[0].cut: "), (#"{"faults": [7]}"#, "faults.[0]: "),
        (#"{"faults": [{"path": "/", "headers": {"g": {}}}]}"#, "faults.[0].headers.g: "),
        (#"{"limits": {"core": {}}}"#, "limits.core: "),
    ])
    func problem_isTold_withItsPlace(text: String, place: String) throws {
        let error = #expect(throws: RecordingError.self) { try plan(text) }
        let told = try #require(error?.description.split(separator: "faults.json': ", maxSplits: 1).last)
        #expect(told.hasPrefix(place), "\(told)")
    }

    @Test func fileThatIsNotThere_orNoJSON_isTold() throws {
        #expect(throws: RecordingError.self) { try plan("{") }
        #expect(throws: RecordingError.self) { try FaultPlan.reading(URL(filePath: "/nowhere/faults.json")) }
    }
}
