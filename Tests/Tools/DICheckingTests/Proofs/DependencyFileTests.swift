// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIChecking

@Suite struct DependencyFileTests {
    private func read(_ text: String) -> [String]? {
        var paths: Set<String> = []
        return DependencyFile.read(Data(text.utf8), into: &paths) ? paths.sorted() : nil
    }

    @Test func rule_ofClang_isRead() {
        let text = #"""
            dependencies: \
              /Shop/Sources/machine.c \
              /usr/include/stdio.h /usr/include/features.h \
              /Shop/include/machine.h

            """#
        #expect(
            read(text) == [
                "/Shop/Sources/machine.c", "/Shop/include/machine.h", "/usr/include/features.h", "/usr/include/stdio.h",
            ])
    }

    @Test func rules_ofSwift_areRead_withoutWhatTheyMake() {
        let text = """
            /Shop/.build/Shop.swiftmodule : /Shop/Sources/A.swift /Shop/.build/Kitchen.swiftmodule
            /Shop/.build/Shop.swiftdoc : /Shop/Sources/A.swift /Shop/Sources/B.swift

            """
        #expect(read(text) == ["/Shop/.build/Kitchen.swiftmodule", "/Shop/Sources/A.swift", "/Shop/Sources/B.swift"])
    }

    @Test func escapes_areUndone() {
        #expect(
            read(##"out: /With\ a\ space/A.swift /costs$$5/B.swift /no\#1/C.swift"## + "\n")
                == ["/With a space/A.swift", "/costs$5/B.swift", "/no#1/C.swift"])
    }

    @Test(arguments: ["out: include/machine.h\n", "out : /Shop/machine.h\n", "out: /Shop/cut\\", "machine.h"])
    func file_thatIsNotUnderstood_isRefused(_ text: String) {
        #expect(read(text) == nil)
    }

    @Test func objects_haveOneFileForEachModule_andOneForEachSourceOfC() throws {
        let folder = try ProvenPackage.temporary()
        defer { try? FileManager.default.removeItem(at: folder) }
        func make(_ path: String) throws -> String {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
            return file.path
        }
        let module = try make("Shop.build/Shop.emit-module.d")
        let source = try make("Counter.build/Till.d")
        let machine = try make("Machine.build/machine.c.d")
        let objects =
            ["Shop.build/A.swift.o", "Shop.build/B.swift.o", "Counter.build/Till.swift.o"]
            + ["Machine.build/machine.c.o", "Machine.build/boot.s.o"]
        #expect(
            DependencyFile.paths(of: objects.map { folder.path + "/" + $0 }) == [source, machine, module].sorted())
        #expect(DependencyFile.paths(of: [folder.path + "/Machine.build/other.c.o"]) == nil)
        #expect(DependencyFile.paths(of: [folder.path + "/Counter.build/Other.swift.o"]) == nil)
    }
}
