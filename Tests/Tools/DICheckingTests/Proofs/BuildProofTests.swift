// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIChecking

@Suite struct BuildProofTests {
    /// A change after the record, and the reason that it gives.
    struct Change: CustomTestStringConvertible {
        let testDescription: String
        let reason: String
        let make: @Sendable (inout ProvenPackage) throws -> Void

        init(_ name: String, _ reason: String, _ make: @escaping @Sendable (inout ProvenPackage) throws -> Void) {
            (testDescription, self.reason, self.make) = (name, reason, make)
        }
    }

    static let changes: [Change] = [
        Change("a source is edited", "'Sources/Shop.swift' has changed") {
            try $0.write("// edited", "Sources/Shop.swift")
        },
        Change("a source is replaced by one of the same size and time", "'Sources/Shop.swift' has changed") { package in
            let path = package.path("Sources/Shop.swift")
            let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as Any
            try package.write("// Stop", "Sources/Shop.swift")
            try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
        },
        Change("a source is added", "'Sources/New.swift' was added or removed") { package in
            try package.write("", "Sources/New.swift")
            package.inputs.append(package.path("Sources/New.swift"))
        },
        Change("a source is removed", "'Sources/Shop.swift' was added or removed") { package in
            try package.remove("Sources/Shop.swift")
            package.inputs.removeFirst()
        },
        Change("a source is gone that SwiftPM still lists", "'Sources/Shop.swift' has changed") {
            try $0.remove("Sources/Shop.swift")
        },
        Change("a link leads elsewhere", "'Link.swift' has changed") { try $0.link("Elsewhere/2.swift") },
        Change("the target of a link is edited", "'Link.swift' has changed") {
            try $0.write("// edited", "Elsewhere/1.swift")
        },
        Change("a file is added to a folder of resources", "'Resources/menus/new.json' was added or removed") {
            try $0.write("{}", "Resources/menus/new.json")
        },
        Change("a file in a folder of resources is edited", "'Resources/menus/today.json' has changed") {
            try $0.write("{ }", "Resources/menus/today.json")
        },
        Change("a header that only the compiler knows is edited", "'Elsewhere/machine.h' has changed") {
            try $0.write("// edited", "Elsewhere/machine.h")
        },
        Change("the manifest is edited", "'Package.swift' has changed") { try $0.write("// edited", "Package.swift") },
        Change("a manifest for another version is added", "'Package@swift-6.3.swift' was added or removed") {
            try $0.write("", "Package@swift-6.3.swift")
        },
        Change("versions are pinned", "'Package.resolved' was added or removed") {
            try $0.write("{}", "Package.resolved")
        },
        Change("mirrors are set", "'.swiftpm/configuration/mirrors.json' was added or removed") {
            try $0.write("{}", ".swiftpm/configuration/mirrors.json")
        },
        Change("a dependency is edited", "'.build/workspace-state.json' has changed") {
            try $0.write("{ }", ".build/workspace-state.json")
        },
        Change("another build has made the object", "'.build/debug/Shop.build/shop.c.o' has changed") {
            try $0.write("other", ".build/debug/Shop.build/shop.c.o")
        },
        Change("the compiler is another one", "'Tools/swiftc' has changed") { try $0.write("other", "Tools/swiftc") },
        Change("the flags are others", "the command line differs") {
            $0.command = ParentCommand(
                words: ["/usr/bin/swift-package", "-Xswiftc", "-DTEA", "di"], environment: "1", begun: .max)
        },
        Change("the flags are unknown", "the command line has unknown options") {
            $0.command = ParentCommand(
                words: ["/usr/bin/swift-package", "--toolset", "t", "di"], environment: "1", begun: .max)
        },
        Change("the environment differs", "the environment differs") {
            $0.command = ParentCommand(words: ["/usr/bin/swift-package", "di"], environment: "2", begun: .max)
        },
        Change("a plugin takes part in the build", "the plugin 'Generator' may read anything") {
            try $0.write("", ".build/plugins/outputs/shop/Shop/destination/Generator/Menu.swift")
        },
    ]

    @Test func record_isAProof_whileNothingChanges() throws {
        let package = try ProvenPackage()
        defer { package.removeAll() }
        let proof = try package.record()
        #expect(package.doubt(about: proof) == nil)
        let data = try JSONEncoder().encode(proof)
        #expect(try JSONDecoder().decode(BuildProof.self, from: data) == proof)
    }

    @Test(arguments: changes)
    func change_isNoticed(_ change: Change) throws {
        var package = try ProvenPackage()
        defer { package.removeAll() }
        let proof = try package.record()
        try change.make(&package)
        #expect(package.doubt(about: proof) == change.reason)
    }

    /// An object that is older than the last command has the list that it had; one that isn't may have another.
    @Test func record_afterAnother_readsTheListsOfNewObjectsAlone() async throws {
        var package = try ProvenPackage()
        defer { package.removeAll() }
        let list = ".build/debug/Shop.build/shop.c.d"
        let begun = FileState(path: package.path(list)).changed + 1
        let command = package.command
        package.command = ParentCommand(words: ["/usr/bin/swift-package", "di"], environment: "1", begun: begun)
        let first = try package.record()
        package.command = command
        let later = try package.record(after: first)
        // Clocks of file systems tick a few hundred times a second.
        try await Task.sleep(for: .milliseconds(30))
        try package.write("out: \(package.path("Elsewhere/2.swift"))\n", list)
        #expect(try !package.record(after: later).others.contains(package.path("Elsewhere/2.swift")))
        #expect(try package.record(after: first).others.contains(package.path("Elsewhere/2.swift")))
    }

    /// A check of one component links fewer objects, and leaves a record that has not seen the lists of the others.
    @Test func record_afterOneOfFewerObjects_readsAllLists() throws {
        var package = try ProvenPackage()
        defer { package.removeAll() }
        let first = try package.record()
        try package.write("object", ".build/debug/Bar.build/bar.c.o")
        try package.write("out: \(package.path("Elsewhere/2.swift"))\n", ".build/debug/Bar.build/bar.c.d")
        package.objects.append(".build/debug/Bar.build/bar.c.o")
        #expect(try package.record(after: first).others.contains(package.path("Elsewhere/2.swift")))
    }

    /// A header that nothing reads any more may be removed.
    @Test func fileOfTheLastRecord_thatIsGone_isLeftOut() throws {
        let package = try ProvenPackage()
        defer { package.removeAll() }
        let first = try package.record()
        #expect(first.others.contains(package.path("Elsewhere/machine.h")))
        try package.remove("Elsewhere/machine.h")
        let next = try package.record(after: first)
        #expect(!next.others.contains(package.path("Elsewhere/machine.h")))
        #expect(package.doubt(about: next) == nil)
    }

    @Test func pluginOfTheLibrary_readsSourcesAlone() throws {
        let package = try ProvenPackage()
        defer { package.removeAll() }
        try package.write("", ".build/plugins/outputs/shop/Shop/destination/DIRegistration/ShopBindings.swift")
        #expect(package.doubt(about: try package.record()) == nil)
    }

    @Test func file_thatChangesWhileThePackageIsBuilt_leavesNoRecord() throws {
        var package = try ProvenPackage()
        defer { package.removeAll() }
        // All files but those of the build are older than the command.
        let state = FileState(path: package.path("Sources/Shop.swift"))
        package.command = ParentCommand(words: ["/usr/bin/swift-package"], environment: "1", begun: state.changed)
        let reason = package.doubtOfRecording()
        #expect(reason?.hasSuffix("has changed since the command began") == true)
    }

    @Test func objectWithoutAListOfWhatWasRead_leavesNoRecord() throws {
        let package = try ProvenPackage()
        defer { package.removeAll() }
        try package.remove(".build/debug/Shop.build/shop.c.d")
        let reason = package.doubtOfRecording()
        #expect(reason == "an object has no list of its inputs")
    }

    @Test func headerThatIsGone_leavesNoRecord() throws {
        let package = try ProvenPackage()
        defer { package.removeAll() }
        try package.remove("Elsewhere/machine.h")
        let reason = package.doubtOfRecording()
        #expect(reason == "'Elsewhere/machine.h' is gone")
    }

    @Test func commandLine_thatCanNotBeRead_provesNothing() throws {
        var package = try ProvenPackage()
        defer { package.removeAll() }
        let proof = try package.record()
        package.command = nil
        #expect(package.doubtOfRecording() == "the command line of SwiftPM can't be read")
        #expect(package.doubt(about: proof) == "the command line of SwiftPM can't be read")
    }

    @Test(arguments: [
        (10_500_000_000, 10_500_000_001, true), (10_500_000_000, 10_500_000_000, false),
        // A file system that counts in seconds.
        (10_000_000_000, 11_500_000_000, false), (10_000_000_000, 12_000_000_001, true),
    ])
    func time_ofAChange_isCertain(_ changed: Int, _ time: Int, _ isOlder: Bool) {
        #expect(FileState(text: "", changed: changed, isFolder: false).isOlder(than: time) == isOlder)
    }
}
