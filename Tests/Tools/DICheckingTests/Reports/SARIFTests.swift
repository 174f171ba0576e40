// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation
import Testing

@testable import DIChecking

@Suite struct SARIFTests {
    private func log(_ package: PackageLayout = Checking.package()) throws -> JSONValue {
        var request = Checking.request(.check, format: "sarif")
        request.package = package
        request.documentation = "https://example.org/swift-di/Documentation/Diagnostics/"
        let types = Checking.types(
            [Brewery.self, Roastery.self, MilkBar.self], modules: [HeaterModule.self],
            generics: [ProgramTypes.GenericRoot(module: "DICheckingTests", name: "DICheckingTests.Stall")])
        return try JSONValue(Checker.answer(request, about: types).output)
    }

    @Test func log_isValid() throws {
        #expect(try SARIFSchema.mistakes(in: log()) == [])
    }

    @Test func result_hasItsRule_itsPlace_andTheTraceAsRelatedPlaces() throws {
        let run = try #require(try log()["runs"]?.elements?.first)
        let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
        let results = try #require(run["results"]?.elements)
        #expect(rules.map { $0["id"]?.string } == ["DI/MissingBinding", "DI/NotChecked", "DI/UnusedBinding"])
        let page = "https://example.org/swift-di/Documentation/Diagnostics/MissingBinding.md"
        #expect(rules[0]["helpUri"]?.string == page)
        let brew = try Checking.line("binder.bind(BrewedMaker.self)")
        let root = try Checking.line("bind.to { (maker: BrewedMaker)")
        let heater = try Checking.line("binder.bind(Heater.self).to(")
        let missing = try #require(results.first { $0["message"]?["text"]?.string?.contains("'Heater'") == true })
        let uri = "World/Kitchen.swift"
        func place(_ line: Int) throws -> JSONValue {
            try JSONValue(
                """
                {"artifactLocation": {"uri": "\(uri)", "uriBaseId": "%SRCROOT%"},
                 "region": {"startLine": \(line), "startColumn": 1}}
                """)
        }
        #expect(missing["level"]?.string == "error")
        #expect(try missing["locations"]?.elements?.first?["physicalLocation"] == place(brew))
        #expect(
            missing["message"]?["text"]?.string == """
                no binding for 'Heater'
                note: 'HeaterModule' binds 'Heater' at DICheckingTests/Kitchen.swift:\(heater) and is not included
                note: the same in 'DICheckingTests.Roastery'
                fix: call binder.include(module: HeaterModule.self) in 'Brewery'
                fix: bind 'Heater' in 'Brewery' or a module it includes
                """)
        let related = try #require(missing["relatedLocations"]?.elements)
        #expect(
            related.map { $0["message"]?["text"]?.string } == [
                "needed by 'BrewedMaker'", "needed by 'CoffeeMaker' (root of 'Brewery')",
            ])
        #expect(try related.map { $0["physicalLocation"] } == [place(brew), place(root)])
    }

    @Test func log_namesTheFolderOfPaths_withoutItsAddress() throws {
        let bases = try log()["runs"]?.elements?.first?["originalUriBaseIds"]
        #expect(try bases == JSONValue(#"{"%SRCROOT%": {"description": {"text": "the folder of the package"}}}"#))
    }

    @Test func rule_withoutAPageOnTheWeb_hasTheCommandThatPrintsIt() throws {
        var request = Checking.request(.check, format: "sarif")
        request.documentation = nil
        let log = try JSONValue(Checker.answer(request, about: Checking.types([MilkBar.self])).output)
        let rule = log["runs"]?.elements?.first?["tool"]?["driver"]?["rules"]?.elements?.first
        #expect(
            try rule
                == JSONValue(
                    #"{"id": "DI/UnusedBinding", "help": {"text": "swift package di explain UnusedBinding"}}"#))
    }

    @Test func placeInAFileOfProperties_hasItsColumn_whichNoWordRepeats() throws {
        var request = Checking.request(.check, format: "sarif")
        request.properties = ["a.yml"]
        let reader = PropertiesReader { _, _ in { Settings(["colour": "red"]) } }
        let answer = try Checker.answer(
            request, about: Checking.types([NamedShop.self]), properties: reader)
        let log = try JSONValue(answer.output)
        #expect(try SARIFSchema.mistakes(in: log) == [])
        let result = log["runs"]?.elements?.first?["results"]?.elements?.first
        let place = try JSONValue(
            """
            {"artifactLocation": {"uri": "settings.yml", "uriBaseId": "%SRCROOT%"},
             "region": {"startLine": 1, "startColumn": 9}}
            """)
        #expect(result?["locations"]?.elements?.first?["physicalLocation"] == place)
        let related = result?["relatedLocations"]?.elements?.first
        #expect(related?["physicalLocation"] == place)
        #expect(related?["message"]?["text"]?.string == "set in")
    }

    @Test func address_isEncoded() throws {
        let path = "/tmp/Kitchen Things/A#1/Kitchen.swift"
        var package = Checking.package()
        package.folder = "/tmp"
        package.targets[0].sources = [path]
        let log = try log(package)
        let results = try #require(log["runs"]?.elements?.first?["results"]?.elements)
        let uris = results.map {
            $0["locations"]?.elements?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
        }
        #expect(uris.contains("Kitchen%20Things/A%231/Kitchen.swift"))
        #expect(try SARIFSchema.mistakes(in: log) == [])
    }

    @Test func schema_refusesWhatItDoesNotKnow() throws {
        let text = """
            {"version": "2.0", "runs": [{"tool": {"driver": {"rules": [{"id": "a", "helpUri": "here"}]}}, "extra": 1,
              "results": [{"level": "bad", "message": {}, "locations": [{"physicalLocation": {
                "artifactLocation": {"uri": "a b"}, "region": {"startLine": 0}}}]}]}]}
            """
        #expect(
            try SARIFSchema.mistakes(in: JSONValue(text)) == [
                ".runs[0].extra: not in the schema", ".runs[0].results[0].level: none of the known",
                ".runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri: no uri-reference",
                ".runs[0].results[0].locations[0].physicalLocation.region.startLine: less than 1.0",
                ".runs[0].results[0].message: without text", ".runs[0].tool.driver.rules[0].helpUri: no uri",
                ".runs[0].tool.driver: without name", ".version: none of the known",
            ])
    }
}
