// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties
import Yams

/// Changes one setting in the text of a configuration and keeps everything else, including comments.
///
/// It edits the text at the positions that the parser reports; JSON is parsed as YAML. The result is parsed again and
/// compared, and rejected if anything else has changed.
struct ConfigurationEditor {
    /// The reason why a text can't be changed.
    struct Refusal: Error, Equatable {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    /// The formats of a configuration.
    enum Form {
        case yaml
        case json
    }

    let form: Form

    /// Returns the text with the setting changed, or added if it is absent.
    func setting(_ path: SettingPath, to value: String, in text: String) throws(Refusal) -> String {
        guard !text.unicodeScalars.starts(with: ["\u{FEFF}"]) else { throw Refusal("it begins with a byte order mark") }
        let written =
            form == .json
            ? ScalarText.json(value, for: path.setting?.kind) : ScalarText.yaml(value, for: path.setting?.kind)
        let root: Node?
        do {
            root = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
        } catch {
            throw Refusal("it cannot be read")
        }
        let edit = ConfigurationEdit(form: form, places: TextPlaces(text), path: path, value: written)
        let result = try edit.text(root: root)
        try check(result, against: text, path: path, value: written)
        return result
    }

    /// Rejects a result in which anything besides the setting has changed.
    private func check(
        _ result: String, against text: String, path: SettingPath, value: String
    ) throws(Refusal) {
        let refusal = Refusal("it cannot be changed on its own")
        guard let before = try? properties(text), let after = try? properties(result),
            let wanted = try? Properties(yaml: "value: \(value)").json(at: "value"),
            (try? after.json(at: "\(path)")) == wanted
        else { throw refusal }
        let prefix = "\(path)"
        let isWithin = { (other: String) in
            other == prefix || other.hasPrefix(prefix + ".") || other.hasPrefix(prefix + "[") || prefix.hasPrefix(other)
        }
        let (old, new) = (before.paths.filter { !isWithin($0) }, after.paths.filter { !isWithin($0) })
        guard Set(old) == Set(new) else { throw refusal }
        for other in old where before.explain(other).settings.map(\.value) != after.explain(other).settings.map(\.value)
        {
            throw refusal
        }
    }

    private func properties(_ text: String) throws -> Properties {
        form == .json && !text.isEmpty ? try Properties(json: text) : try Properties(yaml: text)
    }
}
