// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// A change of one setting in the user's file, made completely or not at all.
struct SettingChange: Sendable {
    /// The outcome of a change.
    struct Outcome: Sendable, Hashable {
        /// The path of the file.
        let path: String
        /// The warnings about the configuration that it did not have before, each with its advice.
        let warnings: [[String]]
    }

    let surroundings: Surroundings
    let options: GlobalOptions

    /// Sets a value in place and keeps everything else, including comments and concurrent changes.
    ///
    /// - Throws: The reason why nothing was changed.
    func set(_ path: SettingPath, to value: String) throws(BrowserFailure) -> Outcome {
        let file = try ConfigurationFile.locate(option: options.config, environment: surroundings.environment)
        var warnings: [[String]] = []
        try ConfigurationWriter(path: file.path).change { (before) throws(BrowserFailure) in
            let after = try edited(before, path, value, file)
            warnings = try check(after, against: before, file)
            return after
        }
        return Outcome(path: file.path, warnings: warnings)
    }

    private func edited(
        _ text: String, _ path: SettingPath, _ value: String, _ file: ConfigurationFile
    ) throws(BrowserFailure) -> String {
        do throws(ConfigurationEditor.Refusal) {
            let editor = ConfigurationEditor(form: file.path.hasSuffix(".json") ? .json : .yaml)
            return try editor.setting(path, to: value, in: text)
        } catch {
            throw BrowserFailure(
                .failure, "\(file.path): '\(path.notation)' cannot be changed: \(error.reason)",
                advice: ["nothing was changed; use an editor, then run: \(file.line("config", "check"))"])
        }
    }

    /// Rejects a text with a mistake that was not there before.
    ///
    /// - Returns: The warnings that were not there before.
    private func check(
        _ after: String, against before: String, _ file: ConfigurationFile
    ) throws(BrowserFailure) -> [[String]] {
        let (known, found) = (findings(before, file), findings(after, file))
        let new = found.mistakes.filter { !known.mistakes.contains($0) }
        guard new.isEmpty else {
            throw BrowserFailure(
                .failure, "nothing was changed: the configuration would be invalid", advice: new.flatMap { $0 })
        }
        return found.warnings.filter { !known.warnings.contains($0) }
    }

    /// Returns the mistakes and warnings that a text would have as the file, without those of other sources.
    private func findings(_ text: String, _ file: ConfigurationFile) -> (mistakes: [[String]], warnings: [[String]]) {
        var own = ConfigurationOptions()
        own.file = file.path
        own.text = text
        do throws(BrowserFailure) {
            let configuration = try Configuration.load(own, environment: Environment([:]))
            let run = try surroundings.prepare(for: options, configuration: configuration)
            return (run.mistakes(), KeyTakings(properties: configuration.properties, file: file).lines)
        } catch {
            return ([error.description.split(separator: "\n").map(String.init)], [])
        }
    }
}
