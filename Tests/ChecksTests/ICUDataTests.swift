// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// The data of ICU that the installed `ghb` contains is a part of that in Swift's library.
@Suite(.onOwnThreads) struct ICUDataTests {
    private typealias Item = (name: String, content: [UInt8])

    private let header: [UInt8] = {
        let description: [UInt8] = [20, 0, 0, 0, 0, 0, 2, 0] + Array("CmnD".utf8) + [1, 0, 0, 0, 3, 0, 0, 0]
        return [32, 0, 0xDA, 0x27] + description + [UInt8](repeating: 0, count: 8)
    }()

    private func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

    /// A library in which the data is after other bytes, as in an archive.
    private func library(_ items: [Item]) -> Data {
        let names = items.map { Array($0.name.utf8) + [0] }
        let contents = items.map { $0.content + [UInt8](repeating: 0, count: 16 - $0.content.count % 16) }
        var (name, content) = (4 + 8 * items.count, 4 + 8 * items.count + names.joined().count)
        var table = number(items.count)
        for index in items.indices {
            table += number(name) + number(content)
            name += names[index].count
            content += contents[index].count
        }
        return Data("!<arch>\n".utf8) + Data(header + table + names.joined() + contents.joined())
    }

    private func select(from library: Data) throws -> (result: Checkout.Result, assembly: String?, data: Data?) {
        let checkout = try Checkout(copying: "Apps/GitHubBrowser/Scripts/select-icu-data.swift")
        let place = checkout.folder.appendingPathComponent("library.a")
        let output = checkout.folder.appendingPathComponent("part.S")
        try library.write(to: place)
        let result = try checkout.run(
            "Scripts/run-swift", "Apps/GitHubBrowser/Scripts/select-icu-data.swift", place.path, output.path)
        return (
            result, try? String(contentsOf: output, encoding: .utf8),
            try? Data(contentsOf: checkout.folder.appendingPathComponent("part.S.dat"))
        )
    }

    /// Reads data as ICU does: names and contents from the offsets in the table.
    private func items(in data: Data) -> [String: [UInt8]] {
        let bytes = [UInt8](data)
        func value(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
        var found: [String: [UInt8]] = [:]
        for index in 0..<value(32) {
            let name = bytes[(32 + value(36 + 8 * index))...].prefix { $0 != 0 }
            let place = 32 + value(40 + 8 * index)
            #expect(place % 16 == 0)
            found[String(decoding: name, as: UTF8.self)] = Array(bytes[place..<place + 3])
        }
        return found
    }

    @Test func part_hasTimeZonesAndHostNames_andNothingOfALanguage() throws {
        let kept = ["icustd.res", "icuver.res", "timezoneTypes.res", "uts46.nrm", "zoneinfo64.res"]
        let left = ["coll/root.res", "curr/pool.res", "de.res", "en.res", "gb18030-2022.cnv", "root.res", "zu.res"]
        let all = (kept + left).sorted().enumerated().map { index, name in
            ("icudt76l/\(name)", [UInt8(index), 1, 2])
        }
        let (result, assembly, data) = try select(from: library(all))
        #expect(result == Checkout.Result(status: 0, output: "icudt76_dat\n", errors: ""))
        #expect(assembly?.contains("__wrap_icudt76_dat:\n") == true)
        let expected = Dictionary(uniqueKeysWithValues: all).filter { kept.contains(String($0.key.dropFirst(9))) }
        #expect(try items(in: #require(data)) == expected)
    }

    @Test func libraryWithoutData_isAnError() throws {
        let (result, assembly, _) = try select(from: Data("!<arch>\n".utf8))
        #expect(result.status == 1)
        #expect(result.errors.hasSuffix("library.a contains no data of ICU\n"))
        #expect(assembly == nil)
    }
}
