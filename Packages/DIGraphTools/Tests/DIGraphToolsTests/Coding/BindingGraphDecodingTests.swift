// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Foundation
import Testing

@Suite struct BindingGraphDecodingTests {
    @Test(arguments: [
        "\"schemaVersion\": 1", "\"parent\": null", "\"scope\": null", "\"root\": \"Shop:Bar\"", "\"seed\": null",
        "\"module\": null", "\"place\": null", "\"id\": \"Shop\"", "\"diagnostics\": [", "\"kind\": \"lazy\"",
    ])
    func key_thatIsMissing_isAnError_evenIfItMayBeNull(pair: String) throws {
        let text = try BindingGraph.kiosk.json()
        #expect(text.contains(pair))
        let key = pair.prefix { $0 != ":" }.dropFirst().dropLast()
        let changed = text.replacing(pair, with: pair.replacing(key, with: "another", maxReplacements: 1))
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(BindingGraph.self, from: Data(changed.utf8))
        }
        guard case .keyNotFound(let missing, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(missing.stringValue == key)
    }
}
