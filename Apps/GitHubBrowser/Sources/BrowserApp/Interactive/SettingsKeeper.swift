// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI

/// Keeps in the user's file what is chosen on the page of settings.
struct SettingsKeeper: Sendable {
    let change: SettingChange

    /// Keeps a choice, and says what came of it; what cannot be kept holds until the program ends.
    func keep(_ value: String, of key: BrowserSettings.Key) -> String {
        guard let path = key.path.flatMap({ SettingPath($0) }) else { return Self.passing }
        do throws(BrowserFailure) {
            return "saved in \(try change.set(path, to: value).path)"
        } catch {
            return "\(Self.passing): \(error.message)"
        }
    }

    private static let passing = "this holds until ghb ends"
}

extension BrowserSettings.Key {
    /// The setting of the configuration that says the same, where there is one.
    fileprivate var path: String? {
        switch self {
        case .theme: "ui.theme"
        case .preview: "ui.preview"
        case .times: "ui.times"
        case .icons: "ui.icons"
        case .source: DataSettings.sourcePath
        case .watchers: nil
        }
    }
}
