// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Foundation
import Testing

@testable import DIChecking

@Suite struct PropertiesTests {
    private func request(_ files: [String]?) -> CheckRequest {
        var request = Checking.request(.check)
        request.properties = files
        return request
    }

    @Test func propertiesThatWereNotGiven_areOneNote() throws {
        let answer = try Checker.answer(request(nil), about: Checking.types([NamedShop.self]))
        let place = try #require(NamedShop.graph.bindings.first { $0.key == "String" }?.place)
        #expect(
            answer.output == """
                \(place):1: note: the properties of 'NamedShop' were not checked, because none were given [DI/NotChecked]
                note: [DI/NotChecked] the properties of 'NamedShop' were not checked, because none were given
                  reads 'name'   \(place)
                fix: pass the files that the program reads: --properties FILE
                docs: swift package di explain NotChecked

                checked 1 component, 2 bindings: 0 errors, 0 warnings

                """)
        #expect(answer.status == 0)
    }

    @Test func givenProperties_areReadInOrder_byTheComponentsThatReadAny() throws {
        let reader = PropertiesReader { paths, _ in
            { Settings(["name": paths.joined(), "colour": "red"]) }
        }
        let answer = try Checker.answer(
            request(["a.yml", "b.yml"]), about: Checking.types([MilkBar.self, NamedShop.self]), properties: reader)
        #expect(answer.output.contains("settings.yml:1:9: warning: nothing reads 'colour' [DI/PropertyUnknown]\n"))
        #expect(answer.output.hasSuffix("checked 2 components, 4 bindings: 0 errors, 2 warnings\n"))
    }

    @Test(arguments: [
        ("/shop/conf/a.yml", "conf/a.yml"), ("/old/shop/conf/a.yml", "/old/shop/conf/a.yml"),
        ("/shopping/a.yml", "/shopping/a.yml"),
    ])
    func placeInAFile_hasItsColumn_andAPathRelativeToThePackage(_ file: String, _ shown: String) throws {
        let reader = PropertiesReader { _, _ in { Settings(["colour": "red"], file: file) } }
        var request = request(["a.yml"])
        request.package?.folder = "/shop"
        let answer = try Checker.answer(
            request, about: Checking.types([NamedShop.self]), properties: reader)
        #expect(
            answer.output == """
                \(shown):1:9: warning: nothing reads 'colour' [DI/PropertyUnknown]
                warning: [DI/PropertyUnknown] nothing reads 'colour'
                  set in   \(shown):1   (column 9)
                note: it is set in \(shown):1:9
                docs: swift package di explain PropertyUnknown

                checked 1 component, 2 bindings: 0 errors, 1 warning

                """)
    }

    @Test func lineOfAFileOfProperties_isNotShown_becauseItMayContainASecret() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yml")
        try Data("colour: red".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let reader = PropertiesReader { _, _ in { Settings(["colour": "red"], file: file.path) } }
        let answer = try Checker.answer(
            request(["a.yml"]), about: Checking.types([NamedShop.self]), properties: reader)
        #expect(
            answer.output.hasPrefix(
                """
                \(file.path):1:9: warning: nothing reads 'colour' [DI/PropertyUnknown]
                warning: [DI/PropertyUnknown] nothing reads 'colour'

                """))
        #expect(!answer.output.contains("red"))
    }

    @Test func propertyThatAnotherComponentReads_isKnown() throws {
        // Each component is given a configuration in which it leaves another key unread.
        let contexts = [Settings(["colour": "red"]), Settings(["size": "big"])]
        let given = GivenSettings(contexts)
        let reader = PropertiesReader { _, _ in { given.next() } }
        let answer = try Checker.answer(
            request(["a.yml"]), about: Checking.types([NamedShop.self, OtherNamedShop.self]), properties: reader)
        #expect(answer.output == "checked 2 components, 4 bindings: 0 errors, 0 warnings\n")
    }

    @Test func fileThatCannotBeRead_isRefused_inTheWordsOfTheReader() {
        struct Unreadable: Error, CustomStringConvertible {
            var description: String { "error: [DI/PropertySyntax] \(Checking.folder)/a.yml is not YAML" }
        }
        let reader = PropertiesReader { _, _ in throw Unreadable() }
        #expect(
            Checking.refusal(of: request(["a.yml"]), about: Checking.types([NamedShop.self]), properties: reader)
                == "[DI/PropertySyntax] a.yml is not YAML")
    }

    @Test func packageWithoutProperties_refusesTheOption() {
        #expect(
            Checking.refusal(of: request(["a.yml"]), about: Checking.types([MilkBar.self]))
                == "no target of this package depends on DIProperties, so nothing reads --properties")
    }
}
