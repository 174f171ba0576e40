// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DIDiagnostics
import Synchronization
import Testing

@testable import DITesting

/// An issue as it is reported: its text and its place.
struct Report: Equatable, CustomStringConvertible {
    let text: String
    let line: Int

    var description: String { "\(line): \(text)" }

    /// Runs a body as a case of the running test with further traits, and returns the issues.
    static func issues(
        _ traits: [InjectorTrait], body: @escaping @Sendable () async throws -> Void = {}
    ) async throws -> [Report] {
        let found: Mutex<[Report]> = Mutex([])
        let test = try #require(Test.current)
        // The issues are what the test is about, so that they are known; without one, the test fails.
        try await withKnownIssue {
            // As a runner nests them, but for the knowledge of those that follow.
            let nested = traits.reversed().reduce(body) { body, trait in
                { try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body) }
            }
            try await nested()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined(separator: "\n")
            found.withLock { $0.append(Report(text: text, line: issue.sourceLocation?.line ?? 0)) }
            return true
        }
        return found.withLock(\.self)
    }
}

/// Makes the injector of a test case with some traits.
func injector(_ traits: InjectorTrait...) async throws -> Injector {
    try #require(await TraitChain(layers: traits.map(\.layer)).injector())
}
