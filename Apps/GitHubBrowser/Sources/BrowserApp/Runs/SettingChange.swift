// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI

/// A change of one setting in the user's file, made completely or not at all.
struct SettingChange: Sendable {
    let surroundings: Surroundings
    let options: GlobalOptions

    /// Sets a value in place and keeps everything else, including comments and concurrent changes.
    ///
    /// - Returns: The path of the file.
    /// - Throws: The reason why nothing was changed.
    func set(_ path: SettingPath, to value: String) throws(BrowserFailure) -> String {
        let file = try ConfigurationFile.locate(option: options.config, environment: surroundings.environment)
        let editor = ConfigurationEditor(path: path, value: value, isJSON: file.path.hasSuffix(".json"))
        try ConfigurationWriter(path: file.path).change { (before) throws(BrowserFailure) in
            let after: String
            do throws(ConfigurationEditor.Refusal) {
                after = try editor.edited(before)
            } catch {
                throw BrowserFailure(
                    .failure, "\(file.path): '\(path.notation)' cannot be changed: \(error.reason)",
                    advice: ["nothing was changed; use $EDITOR, then run: \(file.line("config", "check"))"])
            }
            // A mistake that was there before doesn't keep another one from being mended.
            let known = mistakes(in: before, file)
            let new = mistakes(in: after, file).filter { !known.contains($0) }
            guard new.isEmpty else {
                throw BrowserFailure(
                    .failure, "nothing was changed: the configuration would be invalid", advice: new.flatMap { $0 })
            }
            return after
        }
        return file.path
    }

    /// Returns the mistakes that a text would have as the file, without those of other sources.
    private func mistakes(in text: String, _ file: ConfigurationFile) -> [[String]] {
        var own = ConfigurationOptions()
        own.file = file.path
        own.text = text
        do throws(BrowserFailure) {
            let configuration = try Configuration.load(own, environment: Environment([:]))
            return try surroundings.prepare(for: options, configuration: configuration).mistakes()
        } catch {
            return [error.description.split(separator: "\n").map(String.init)]
        }
    }
}

extension SettingChange {
    /// Saves a choice of the settings page and returns the outcome; a choice that can't be saved applies until the program ends.
    func keep(_ value: String, of key: BrowserSettings.Key) -> String {
        let passing = "this applies until ghb ends"
        guard let path = SettingPath(key.path) else { return passing }
        do throws(BrowserFailure) {
            return "saved in \(try set(path, to: value))"
        } catch {
            return "\(passing): \(error.message)"
        }
    }
}
