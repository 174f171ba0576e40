// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Foundation
import Testing

@testable import DIBinding

@Suite struct ComponentProgramTests {
    private struct NoWater: Error, CustomStringConvertible {
        var description: String { "no water" }
    }

    private enum ForgetfulComponent: RootComponent, BareComponent {
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to { (text: String) in text.count }
        }
    }

    private enum ForgetfulProgram: ComponentProgram {
        static func run() async throws {
            try ForgetfulComponent.validate()
        }
    }

    private enum DryProgram: ComponentProgram {
        @MainActor static func run() async throws {
            throw NoWater()
        }
    }

    private enum OpenProgram: ComponentProgram {
        static func run() async {
            print("open")
        }
    }

    private static let failure = ConstructionError(
        path: [Diagnostic.Step(name: "Heater")], underlying: NoWater())
    private static let misconfigured = ConstructionError(
        path: [Diagnostic.Step(name: "Shop")],
        underlying: ConstructionError(
            path: [Diagnostic.Step(name: "Heater")], underlying: GraphError(diagnostics: [])))

    @Test func program_exitsWithTheStatusOfAConfiguration_whereItsGraphIsInvalid() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(78), observing: [\.standardErrorContent]
        ) { await ForgetfulProgram.main() }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.hasPrefix("error: [DI/MissingBinding] no binding for 'String'\n"))
        #expect(text.hasSuffix("\n1 error in the object graph\n"))
    }

    @Test func report_hasColors_onDemand() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(78), observing: [\.standardErrorContent]
        ) {
            setenv("CLICOLOR_FORCE", "1", 1)
            await ForgetfulProgram.main()
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m \u{1B}[2m[DI/MissingBinding]\u{1B}[0m no binding for "))
        #expect(text.hasSuffix("\n\u{1B}[1m1 error\u{1B}[0m in the object graph\n"))
    }

    @Test func program_exitsWithOne_afterAnotherError() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
        ) { await DryProgram.main() }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "error: no water\n")
    }

    @Test func program_returns_whereNothingFails() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
        ) { await OpenProgram.main() }
        #expect(result.standardErrorContent.isEmpty)
        #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("open\n"))
    }

    @Test func report_tellsAGraphBeneathOtherErrors_fromWhatFailed() {
        #expect(ProgramReport(Self.misconfigured).status == 78)
        #expect(ProgramReport(Self.failure).status == 1)
        #expect(ProgramReport(Self.failure).text == "\(Self.failure)\n")
        #expect(ProgramReport(Self.failure, in: .ansi).text == Self.failure.rendered(in: .ansi) + "\n")
        #expect(ProgramReport(CancellationError(), in: .ansi).text == "error: CancellationError()\n")
        #expect(ProgramReport(CancellationError()).text == "error: CancellationError()\n")
    }
}
