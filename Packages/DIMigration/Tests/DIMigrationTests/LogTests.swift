// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIMigration
import DIModules
import Synchronization
import Testing

@Suite struct LogTests {
    private let lines: Lines = Lines()

    @Test func request_isOneLine_andParametersAreNone() throws {
        let shop = try Injector(log: lines.log(), Self.shop)
        #expect(lines.taken() == [])
        _ = shop.get(Maker.self)
        #expect(lines.taken() == ["debug: Solving type Hash for Maker with tag: empty: Maker"])
        _ = shop.get(Maker.self)
        #expect(lines.taken() == ["debug: Solving type Hash for Maker with tag: empty: Maker"])
    }

    @Test func tagAndQualifier_areNamed_andOptionalsAreStripped() throws {
        let shop = try Injector(log: lines.log(), Self.shop)
        _ = shop.get(Int.self, qualified: "cups")
        _ = shop.get(tagged: Bar.self)
        _ = shop.get(Pump?.self)
        _ = shop.get(Provider<Pump>.self)
        _ = shop.find(Pump.self)
        #expect(
            lines.taken() == [
                "debug: Solving type Hash for Int with tag: cups: Int",
                "debug: Solving type Hash for Int with tag: Bar: Int",
                "debug: Solving type Hash for Pump with tag: empty: Optional<Pump>",
                "debug: Solving type Hash for Provider<Pump> with tag: empty: Provider<Pump>",
                "debug: Solving type Hash for Pump with tag: empty: Pump",
            ])
    }

    @Test func resolver_isLogged_whereverItAsks() throws {
        let shop = try Injector(log: lines.log()) {
            single { Pump() }
            factory(allowing: [.opaqueNeeds]) { Maker(pump: $0()) }
        }
        _ = shop.get(Maker.self)
        #expect(
            lines.taken() == [
                "debug: Solving type Hash for Maker with tag: empty: Maker",
                "debug: Solving type Hash for Pump with tag: empty: Pump",
            ])
    }

    @Test func parent_isALine_forEachAncestorUpToTheDeclaration() throws {
        let shop = try Injector(log: lines.log(), Self.shop)
        let table = try Injector(parent: shop) { factory(qualified: "table") { 7 } }
        let guest = try Injector(parent: table) { value("Ada") }
        _ = guest.get(String.self)
        _ = guest.get(Int.self, qualified: "table")
        _ = guest.get(Maker.self)
        _ = guest.find(Double.self)
        #expect(
            lines.taken() == [
                "debug: Solving type Hash for String with tag: empty: String",
                "debug: Solving type Hash for Int with tag: table: Int",
                "debug: Parent solving type Hash for Int with tag: table: Int",
                "debug: Solving type Hash for Maker with tag: empty: Maker",
                "debug: Parent solving type Hash for Maker with tag: empty: Maker",
                "debug: Parent solving type Hash for Maker with tag: empty: Maker",
                "debug: Solving type Hash for Double with tag: empty: Double",
                "debug: Parent solving type Hash for Double with tag: empty: Double",
                "debug: Parent solving type Hash for Double with tag: empty: Double",
            ])
    }

    @Test func collection_isThatOfTheNearestThatContributes() throws {
        let shop = try Injector(log: lines.log()) { intoCollection { value(1) } }
        let table = try Injector(parent: shop) { value("Ada") }
        let guest = try Injector(parent: table) { intoCollection { value(2) } }
        #expect(table.get([Int].self) == [1])
        #expect(guest.get([Int].self) == [2, 1])
        #expect(
            lines.taken() == [
                "debug: Solving type Hash for Array<Int> with tag: empty: Array<Int>",
                "debug: Parent solving type Hash for Array<Int> with tag: empty: Array<Int>",
                "debug: Solving type Hash for Array<Int> with tag: empty: Array<Int>",
            ])
    }

    @Test func child_hasTheLogOfItsParent_unlessItHasItsOwn() throws {
        let others = Lines()
        let silent = try Injector(Self.shop)
        let child = try Injector(parent: silent, log: lines.log()) { value("Ada") }
        let own = try Injector(parent: child, log: others.log()) { value(2.0) }
        _ = silent.get(Pump.self)
        _ = own.get(Pump.self)
        #expect(lines.taken() == [])
        #expect(
            others.taken() == ["debug: Solving type Hash for Pump with tag: empty: Pump"]
                + Array(repeating: "debug: Parent solving type Hash for Pump with tag: empty: Pump", count: 2))
    }

    @Test func level_keepsLowerLinesOut() throws {
        let shop = try Injector(log: lines.log(.error), Self.shop)
        _ = shop.get(Maker.self)
        #expect(shop.find(String.self) == nil)
        #expect(lines.taken() == [])
    }

    @Test @MainActor func mainActor_isLogged() throws {
        let shop = try Injector(log: lines.log(), Self.shop)
        _ = shop.onMainActor.get(Pump.self)
        #expect(lines.taken() == ["debug: Solving type Hash for Pump with tag: empty: Pump"])
    }

    @Test func missing_isWrittenBeforeTheProcessEnds() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let shop = try Injector(log: DIMigration.Log.standardError(.error)) { value(1) }
            _ = shop.get(String.self, file: "Shop/Counter.swift", line: 7)
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            text.hasPrefix(
                """
                Factory not found: Hash for String with tag: empty: String

                error: [DI/MissingBinding] no binding for 'String'
                  requested through an injector   Shop/Counter.swift:7
                """), "\(text)")
    }
}

extension LogTests {
    final class Pump: Sendable {}

    struct Maker {
        let pump: Pump
    }

    enum Bar: DICore.Tag { typealias Element = Int }

    /// The lines of a log.
    final class Lines: Sendable {
        private let lines: Mutex<[String]> = Mutex([])

        func log(_ level: DIMigration.Log.Level = .debug) -> DIMigration.Log {
            DIMigration.Log(level) { level, line in self.lines.withLock { $0.append("\(level): \(line)") } }
        }

        /// Returns the lines, and forgets them.
        func taken() -> [String] {
            lines.withLock { lines in
                defer { lines = [] }
                return lines
            }
        }
    }

    @BindingsBuilder
    static func shop() -> Bindings {
        single { Pump() }
        factory { Maker(pump: $0) }
        value(qualified: "cups", 3)
        value(tagged: Bar.self, 9)
    }
}
