// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI

/// Saves the choices on the settings page to the user's file.
struct SettingsKeeper: Sendable {
    let change: SettingChange

    /// Saves a choice and returns the outcome; a choice that can't be saved applies until the program ends.
    func keep(_ value: String, of key: BrowserSettings.Key) -> String {
        guard let path = SettingPath(key.path) else { return Self.passing }
        do throws(BrowserFailure) {
            return "saved in \(try change.set(path, to: value))"
        } catch {
            return "\(Self.passing): \(error.message)"
        }
    }

    private static let passing = "this applies until ghb ends"
}
