// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The messages to the plugin that runs this program, on standard error: a letter for the kind, the text, and a zero byte.
enum Console {
    static func progress(_ text: String) { send("p", text) }
    static func warning(_ text: String) { send("w", text) }
    static func error(_ text: String) { send("e", text) }

    /// Has SwiftPM build a target, which it does only for plugins, and returns the log of a failed build, else nil.
    static func build(_ target: String, _ configuration: String) -> String? {
        send("b", configuration + "\n" + target)
        var answer = Data()
        while answer.last != 0, case let part = FileHandle.standardInput.availableData, !part.isEmpty { answer += part }
        let text = String(decoding: answer.dropLast(), as: UTF8.self)
        return text == "built" ? nil : text
    }

    private static func send(_ kind: String, _ text: String) {
        FileHandle.standardError.write(Data((kind + text + "\0").utf8))
    }
}
