// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// A change of one setting in the user's file, which is made wholly or not at all.
struct SettingChange: Sendable {
    let surroundings: Surroundings
    let options: GlobalOptions

    /// Sets a value in its place; everything else stays, comments too.
    ///
    /// - Returns: The path of the file.
    /// - Throws: Why nothing is changed.
    func set(_ path: SettingPath, to value: String) throws(BrowserFailure) -> String {
        let file = try ConfigurationFile.locate(option: options.config, environment: surroundings.environment)
        let writer = ConfigurationWriter(path: file.path)
        let before = try writer.text()
        let after = try edited(before, path, value, file)
        try check(after, against: before, file)
        if after != before { try writer.write(after) }
        return file.path
    }

    private func edited(
        _ text: String, _ path: SettingPath, _ value: String, _ file: ConfigurationFile
    ) throws(BrowserFailure) -> String {
        do throws(ConfigurationEditor.Refusal) {
            let editor = ConfigurationEditor(form: file.path.hasSuffix(".json") ? .json : .yaml)
            return try editor.setting(path, to: value, in: text)
        } catch {
            throw BrowserFailure(
                .failure, "\(file.path): '\(path)' cannot be set here: \(error.reason)",
                advice: ["nothing is changed; do it in an editor, then run: ghb config check"])
        }
    }

    /// Refuses a text that has a mistake which was not there before.
    private func check(
        _ after: String, against before: String, _ file: ConfigurationFile
    ) throws(BrowserFailure) {
        let known = mistakes(before, file)
        let new = mistakes(after, file).filter { !known.contains($0) }
        guard !new.isEmpty else { return }
        throw BrowserFailure(
            .failure, "nothing is changed: the configuration would be wrong", advice: new.flatMap { $0 })
    }

    /// The mistakes that a text would have as the file, without what is set elsewhere.
    private func mistakes(_ text: String, _ file: ConfigurationFile) -> [[String]] {
        var own = ConfigurationOptions()
        own.file = file.path
        own.text = text
        do throws(BrowserFailure) {
            let configuration = try Configuration.load(own, environment: Environment([:]))
            return try surroundings.plan(for: options, configuration: configuration).mistakes()
        } catch {
            return [error.description.split(separator: "\n").map(String.init)]
        }
    }
}
