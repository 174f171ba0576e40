// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DICommand

@Suite struct SettingsTests {
    /// The complaint of a gate about a file of settings, without the path of the package.
    private func complaint(_ settings: String) throws -> String {
        let kitchen = try Kitchen(checker: ": >\"$1.answer\"")
        try kitchen.write(settings, to: "/graph-gate.json")
        let result = kitchen.check()
        #expect((result.status == 0) == result.text.isEmpty)
        return result.text.replacing("error: the object graphs can't be checked: ", with: "")
    }

    @Test func settings_areOptionsOfTheCheck() throws {
        let kitchen = try Kitchen(checker: ": >\"$1.answer\"")
        try kitchen.write(
            """
            {"components": ["Shop.Bar"], "properties": ["conf/shop.yml", "/etc/shop.yml"], "warningsAsErrors": true,
             "format": "sarif", "showsValues": true, "severities": {"DI/UnusedBinding": "error"}}
            """, to: "/graph-gate.json")
        #expect(kitchen.check() == (0, ""))
        let asked = try kitchen.asked()
        #expect(asked["components"] as? [String] == ["Shop.Bar"])
        #expect(asked["properties"] as? [String] == [kitchen.folder + "/conf/shop.yml", "/etc/shop.yml"])
        #expect(asked["warningsAsErrors"] as? Bool == true)
        #expect(asked["showsValues"] as? Bool == true)
        #expect(asked["format"] as? String == "sarif")
        #expect(asked["severities"] as? [String: String] == ["DI/UnusedBinding": "error"])
    }

    @Test func absentFile_meansTheDefaults() throws {
        let kitchen = try Kitchen(checker: ": >\"$1.answer\"")
        #expect(kitchen.check() == (0, ""))
        let asked = try kitchen.asked()
        #expect(asked["components"] as? [String] == [])
        #expect(asked["properties"] == nil)
        #expect(asked["format"] as? String == "text")
    }

    @Test(arguments: [
        ("{\"component\": []}", "has no setting 'component'; the settings are components, format, "),
        ("{\"components\": \"Bar\"}", "'components' in '/graph-gate.json' is not a list of names\n"),
        ("{\"warningsAsErrors\": \"yes\"}", "'warningsAsErrors' in '/graph-gate.json' is not true or false\n"),
        (
            "{\"severities\": {\"DI/X\": \"loud\"}}",
            "'DI/X' in '/graph-gate.json' is 'loud'; a severity is error, warning or off\n"
        ),
        ("[]", "'/graph-gate.json' is not a JSON object\n"),
        ("{", "'/graph-gate.json' is not JSON: "),
    ])
    func mistake_isTold(_ settings: String, _ text: String) throws {
        #expect(try complaint(settings).contains(text))
    }
}
