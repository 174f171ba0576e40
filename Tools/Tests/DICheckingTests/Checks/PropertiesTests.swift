// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

@testable import DIChecking

@Suite struct PropertiesTests {
    private func request(_ files: [String]?) -> CheckRequest {
        var request = Checking.request(.check)
        request.properties = files
        return request
    }

    @Test func propertiesThatWereNotGiven_areOneNote() throws {
        let answer = try Checking.answer(request(nil), about: Checking.types([NamedShop.self]))
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
        let reader = PropertiesReader { paths in
            { Settings(["name": paths.joined(), "colour": "red"]) }
        }
        let answer = try Checker.answer(
            request(["a.yml", "b.yml"]), about: Checking.types([MilkBar.self, NamedShop.self]), properties: reader,
            recordingBy: Checking.lines)
        #expect(answer.output.contains("settings.yml:1:1: warning: nothing reads 'colour' [DI/PropertyUnknown]\n"))
        #expect(answer.output.hasSuffix("checked 2 components, 4 bindings: 0 errors, 2 warnings\n"))
    }

    @Test func propertyThatAnotherComponentReads_isKnown() throws {
        // Each component is given a configuration in which it leaves another key unread.
        let contexts = [Settings(["colour": "red"]), Settings(["size": "big"])]
        let given = GivenSettings(contexts)
        let reader = PropertiesReader { _ in { given.next() } }
        let answer = try Checker.answer(
            request(["a.yml"]), about: Checking.types([NamedShop.self, OtherNamedShop.self]), properties: reader,
            recordingBy: Checking.lines)
        #expect(answer.output == "checked 2 components, 4 bindings: 0 errors, 0 warnings\n")
    }

    @Test func fileThatCannotBeRead_isRefused_inTheWordsOfTheReader() {
        struct Unreadable: Error, CustomStringConvertible {
            var description: String { "error: [DI/PropertySyntax] a.yml is not YAML" }
        }
        let reader = PropertiesReader { _ in throw Unreadable() }
        #expect {
            _ = try Checker.answer(
                request(["a.yml"]), about: Checking.types([NamedShop.self]), properties: reader)
        } throws: { error in
            (error as? CheckFailure)?.text == "error: [DI/PropertySyntax] a.yml is not YAML"
        }
    }

    @Test func packageWithoutProperties_refusesTheOption() {
        #expect {
            _ = try Checking.answer(request(["a.yml"]), about: Checking.types([MilkBar.self]))
        } throws: { error in
            (error as? CheckFailure)?.text
                == "no target of this package depends on DIProperties, so nothing reads --properties"
        }
    }
}
