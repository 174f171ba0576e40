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

    static let office = LocalBindings { binder in
        binder.bind(Printer.self).sharedInScope().asynchronous { () async in
            await Task.yield()
            return Printer()
        }
        binder.bind(Sheet.self).qualified("shared").to(factory: Sheet.init)
    }

    actor Clerk {
        private var sheet: Sheet?

        func write(_ line: String) async throws -> Int {
            let sheet = try await IsolationTests.office.factory(of: Sheet.self, Asynchronous.self).build()
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
        let sheet = try await IsolationTests.office.factory(of: Sheet.self, Asynchronous.self).build()
        MainActor.assertIsolated()
        sheet.lines.append("two cups")
        Self.last = sheet
        let desk = LocalBindings { binder in
            binder.bind(Printer.self).sharedInScope().asynchronous { () async in Printer() }
            binder.bind(Sheet.self).qualified("shared").onMainActor { @MainActor (printer: Printer) in
                MainActor.assertIsolated()
                return Sheet(printer: printer)
            }
        }
        Self.last = try await desk.factory(of: Sheet.self, OnMainActor.Asynchronous.self).build()
    }

    @Test func root_isBuilt_nonisolated() async throws {
        let sheet = try await IsolationTests.office.factory(of: Sheet.self, Asynchronous.self).build()
        sheet.lines.append("two cups")
        #expect(sheet.lines.count == 1)
    }
}
