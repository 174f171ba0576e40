// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Synchronization
import Testing

/// Declarations without an implementation.
@Suite struct UnimplementedTests {
    private final class Reports: Sendable {
        let list: Mutex<[Diagnostic]> = Mutex([])

        var texts: [String] {
            list.withLock { list in
                list.map { diagnostic in
                    "\(diagnostic.id.rawValue): \(diagnostic.message), "
                        + diagnostic.trace.map {
                            "\($0.relation.rawValue) \($0.place.map { $0.fileID } ?? "")"
                        }.joined(separator: ", ")
                }
            }
        }

        func run<R>(_ injector: Injector, _ body: () -> R) async -> R {
            await injector._run(reporting: { diagnostic in self.list.withLock { $0.append(diagnostic) } }, body)
        }
    }

    private let reports: Reports = Reports()
    private static let file: String = "DIAmbientTests/UnimplementedTests.swift"

    @Test func unimplemented_isReported_andGivesItsPlaceholder() async throws {
        let injector = try Injector(options: GraphOptions(context: .live)) {}
        for _ in 0..<2 { #expect(await reports.run(injector) { inject(\.payment) } == "none") }
        let text =
            "DI/Unimplemented: the default 'payment' is not implemented, declared \(Self.file), requested \(Self.file)"
        #expect(reports.texts == [text, text])
    }

    @Test func unimplementedInTests_isReportedThereOnly() async throws {
        let test = try Injector(options: GraphOptions(context: .test)) {}
        let live = try Injector(options: GraphOptions(context: .live)) {}
        #expect(await reports.run(live) { inject(\.liveOnly) } == "live")
        #expect(reports.texts == [])
        // A run within a run reports to the outer one.
        #expect(await reports.run(live) { test.run { inject(\.liveOnly) } } == "placeholder")
        #expect(
            reports.texts == [
                "DI/Unimplemented: the default 'liveOnly' is not implemented in tests, "
                    + "declared \(Self.file), requested \(Self.file)"
            ])
    }

    @Test func binding_implementsADeclaration() async throws {
        let injector = try Injector(options: GraphOptions(context: .live)) { value(\.payment, "cash") }
        #expect(await reports.run(injector) { inject(\.payment) } == "cash")
        #expect(reports.texts == [])
    }

    @Test func typeBoundToADeclaration_reportsItsOwnLine() async throws {
        let injector = try Injector(options: GraphOptions(context: .live)) { factory(as: String.self, to: \.payment) }
        #expect(await reports.run(injector) { injector.get(String.self) } == "none")
        #expect(reports.texts.count == 1)
    }

    @Test func unimplemented_isWrittenToStandardError_whereNobodyTakesIt() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            _ = inject(\.payment)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("error: [DI/Unimplemented] the default 'payment' is not implemented\n"))
    }

    @Test func requestByType_endsTheProcess_whereNoInjectorIs() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = inject(Float.self)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "error: [DI/NoInjector] 'Float' is requested, but no module is loaded and no injector is current\n"))
        #expect(text.contains("fix: load the modules before the first request: ModuleStack.shared.load { … }\n"))
        #expect(text.contains("fix: run the code within an injector: injector.run { … }\n"))
    }

    @Test func unloadedStack_endsTheProcessInTheSameWay() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try ModuleStack.shared.load { value(3) }
            ModuleStack.shared.unloadAll()
            _ = inject(Int.self)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("error: [DI/NoInjector] 'Int' is requested"))
    }
}

extension DefaultValues {
    var payment: Default<String> { unimplemented { "none" } }
    var liveOnly: Default<String> { self { "live" }.unimplementedInTests { "placeholder" } }
}
