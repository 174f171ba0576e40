// SPDX-License-Identifier: Apache-2.0

import BrowserOutput
import BrowserUI
import DIProperties

/// The warnings about keys that the configuration takes from other actions: valid, but rarely intended.
struct KeyTakings {
    /// The properties of the run.
    let properties: Properties
    /// The user's file.
    let file: ConfigurationFile

    /// The warnings, each with its position, followed by indented advice.
    var lines: [[String]] {
        // Settings that can't be read are reported as mistakes.
        guard let settings = try? properties.value(of: KeySettings.self) else { return [] }
        return KeyMap.standard.takings(by: settings.names).map(lines)
    }

    private func lines(of taking: KeyMap.Taking) -> [String] {
        let path = "keys.\(taking.taker.name)"
        let settings = [path + "[\(taking.position)]", path].lazy.map { properties.explain($0).settings }
        let place = settings.compactMap(\.first).first.map { "\($0.origin): " } ?? ""
        let own = taking.loser.defaultKeys.map(\.description).joined(separator: ", ")
        return [
            "\(place)'\(path)' takes the key '\(taking.key)' from '\(taking.loser.name)', whose "
                + "default keys are \(own)",
            "  if that is intended, free the key: \(freeing(taking))",
        ]
    }

    /// Returns the command that gives the other action the keys that it keeps.
    private func freeing(_ taking: KeyMap.Taking) -> String {
        let left = taking.left.map { JSONText.quoted($0.description) }.joined(separator: ", ")
        return file.line("config", "set", "keys.\(taking.loser.name)", "[\(left)]")
    }
}
