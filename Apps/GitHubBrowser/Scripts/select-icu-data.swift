// SPDX-License-Identifier: Apache-2.0

// Writes an assembly file with the part of ICU's data that `ghb` needs. Swift's static FoundationICU contains the data of all
// languages, 34 MB of the 38 that it adds to a program. The format is that of ICU's common data files (`ucmndata.h`): a header,
// the number of items, a pair of offsets for each, their names, the items. An item that is missing is a missing resource to ICU.
//
//   Apps/GitHubBrowser/Scripts/select-icu-data.swift LIBRARY OUTPUT

import Foundation

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("select-icu-data: \(message)\n".utf8))
    exit(1)
}

/// The rules of time zones, and the letters of host names. Nothing in `ghb` formats for a language.
let needed: Set = ["icustd.res", "icuver.res", "timezoneTypes.res", "uts46.nrm", "zoneinfo64.res"]

/// A copy of the data's bytes, read from its start in the library.
struct CommonData {
    let bytes: Data.SubSequence
    let start: Data.Index

    init?(in library: Data) {
        // Two bytes of length, two of magic, twenty bytes of description, of which the last eight name format and version.
        let format = Data("CmnD".utf8)
        guard let name = library.firstRange(of: format), name.lowerBound >= library.startIndex + 12 else { return nil }
        start = name.lowerBound - 12
        bytes = library[start...]
        guard bytes[start + 2] == 0xDA, bytes[start + 3] == 0x27, bytes[start + 8] == 0 else { return nil }
    }

    var headerSize: Int { Int(bytes[start]) | Int(bytes[start + 1]) << 8 }
    var header: Data { Data(bytes[start..<start + headerSize]) }

    private func number(at offset: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(bytes[start + headerSize + offset + $1]) << (8 * $1) }
    }

    /// The items with their names, without the last one, whose end isn't recorded.
    var items: [(name: String, content: Data)] {
        let count = number(at: 0)
        let offsets = (0..<count).map { (name: number(at: 4 + 8 * $0), content: number(at: 8 + 8 * $0)) }
        let place = start + headerSize
        return zip(offsets, offsets.dropFirst()).map { item, next in
            let name = bytes[(place + item.name)...].prefix { $0 != 0 }
            return (String(decoding: name, as: UTF8.self), Data(bytes[place + item.content..<place + next.content]))
        }
    }
}

func fourBytes(_ value: Int) -> Data { withUnsafeBytes(of: UInt32(value).littleEndian) { Data($0) } }

/// The common data of the items. Items and their contents are aligned to 16 bytes.
func commonData(header: Data, _ items: [(name: String, content: Data)]) -> Data {
    func padded(_ data: Data) -> Data { data + Data(repeating: 0, count: (16 - data.count % 16) % 16) }
    var names = Data()
    var nameOffsets: [Int] = []
    for item in items {
        nameOffsets.append(4 + 8 * items.count + names.count)
        names += Data(item.name.utf8) + [0]
    }
    let first = padded(Data(count: 4 + 8 * items.count + names.count)).count
    var table = fourBytes(items.count)
    var contents = Data()
    for (item, offset) in zip(items, nameOffsets) {
        table += fourBytes(offset) + fourBytes(first + contents.count)
        contents += padded(item.content)
    }
    return padded(header) + padded(table + names) + contents
}

guard CommandLine.arguments.count == 3 else { fail("usage: select-icu-data LIBRARY OUTPUT") }
let output = CommandLine.arguments[2]
guard let library = try? Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]), options: .alwaysMapped) else {
    fail("can't read \(CommandLine.arguments[1])")
}
guard let all = CommonData(in: library) else { fail("\(CommandLine.arguments[1]) contains no data of ICU") }
// The last item is that of a locale, `zu_ZA`.
let items = all.items
guard let prefix = items.first?.name.split(separator: "/").first else { fail("ICU's data has no items") }
let kept = items.filter { needed.contains(String($0.name.dropFirst(prefix.count + 1))) }
let data = commonData(header: all.header, kept)
// `icudt76l` names the data of version 76 with the little end first, and its symbol is `icudt76_dat`.
let symbol = "\(prefix.dropLast())_dat"
let assembly = """
    .section .rodata.icu, "a", @progbits
    .globl __wrap_\(symbol)
    .type __wrap_\(symbol), @object
    .p2align 4
    __wrap_\(symbol):
    .incbin "\(output).dat"
    .size __wrap_\(symbol), . - __wrap_\(symbol)
    .section .note.GNU-stack, "", @progbits

    """
do {
    try data.write(to: URL(fileURLWithPath: output + ".dat"))
    try Data(assembly.utf8).write(to: URL(fileURLWithPath: output))
} catch {
    fail("can't write \(output): \(error)")
}
print(symbol)
