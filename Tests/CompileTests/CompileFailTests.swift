// SPDX-License-Identifier: Apache-2.0

import Programs
import Testing

/// Code that must not compile, with the errors that it must give, and a twin without the mistake.
@Suite(.onOwnThreads) struct CompileFailTests {
    @Test(arguments: try Mistake.all())
    func mistake_isReportedAtItsLine(_ mistake: Mistake) throws {
        for expectation in mistake.expectations {
            let outcome = try Compiler().compile([mistake.file], mode: expectation.mode)
            let messages = outcome.messages.map(\.description).sorted()
            #expect(messages == expectation.messages, "\(expectation.mode.rawValue)")
            let isAccepted = !expectation.messages.contains { $0.contains(": error: ") }
            #expect((outcome.status == 0) == isAccepted, "\(outcome.transcript)")
        }
    }

    @Test(arguments: try Mistake.all())
    func twin_compilesWithoutWarning(_ mistake: Mistake) throws {
        for mode in mistake.expectations.map(\.mode) {
            let outcome = try Compiler().compile([mistake.file], mode: mode, isTwin: true)
            #expect(outcome.transcript == "", "\(mode.rawValue)")
            #expect(outcome.status == 0)
        }
    }

    @Test func mistakes_areFound() throws {
        #expect(try Mistake.all().flatMap(\.expectations).flatMap(\.messages).count >= 200)
    }
}
