// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Roots that are not Sendable are built, and stay, on whatever actor asks for them.
@Suite struct IsolationTests {
    /// Not Sendable.
    final class Sheet {
        var lines: [String] = []
        let printer: Printer

        init(printer: Printer) {
            self.printer = printer
        }
    }

    final class Printer: Sendable {}

    struct Office: RootComponent {
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Printer.self).sharedInScope().asynchronous { () async in
                await Task.yield()
                return Printer()
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Sheet>) -> BindingReceipt<Sheet> {
            bind.to(factory: Sheet.init)
        }
    }

    /// The same on the main actor.
    struct Desk: RootComponent {
        typealias Construction = OnMainActor.Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Printer.self).sharedInScope().asynchronous { () async in Printer() }
        }

        static func configureRoot(binder bind: ReceiptBinder<Sheet>) -> BindingReceipt<Sheet> {
            bind.onMainActor({ @MainActor (printer: Printer) in
                MainActor.assertIsolated()
                return Sheet(printer: printer)
            })
        }
    }

    actor Clerk {
        private var sheet: Sheet?

        func write(_ line: String) async throws -> Int {
            let sheet = try await ComponentFactory.of(Office.self).build()
            assertIsolated()
            sheet.lines.append(line)
            self.sheet = sheet
            return sheet.lines.count
        }
    }

    @MainActor private static var last: Sheet?

    @Test func root_isBuilt_onAnActor() async throws {
        #expect(try await Clerk().write("two cups") == 1)
    }

    @Test @MainActor func root_isBuilt_onTheMainActor() async throws {
        let sheet = try await ComponentFactory.of(Office.self).build()
        MainActor.assertIsolated()
        sheet.lines.append("two cups")
        Self.last = sheet
        let other = try await ComponentFactory.of(Desk.self).build()
        Self.last = other
    }

    @Test func root_isBuilt_nonisolated() async throws {
        let sheet = try await ComponentFactory.of(Office.self).build()
        sheet.lines.append("two cups")
        #expect(sheet.lines.count == 1)
    }
}
