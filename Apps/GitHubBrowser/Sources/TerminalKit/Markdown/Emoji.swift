// SPDX-License-Identifier: Apache-2.0

/// The emoji that texts on GitHub name most.
enum Emoji {
    private static let names: [Substring: String] = [
        "+1": "👍", "-1": "👎", "100": "💯", "thumbsup": "👍", "thumbsdown": "👎", "tada": "🎉", "rocket": "🚀",
        "sparkles": "✨", "bug": "🐛", "memo": "📝", "fire": "🔥", "zap": "⚡", "boom": "💥", "lock": "🔒", "key": "🔑",
        "star": "⭐", "star2": "🌟", "heart": "❤️", "white_check_mark": "✅", "heavy_check_mark": "✔️", "x": "❌",
        "warning": "⚠️", "construction": "🚧", "rotating_light": "🚨", "bulb": "💡", "bell": "🔔", "gear": "⚙️",
        "wrench": "🔧", "hammer": "🔨", "hammer_and_wrench": "🛠️", "package": "📦", "books": "📚", "book": "📖",
        "page_facing_up": "📄", "clipboard": "📋", "pushpin": "📌", "link": "🔗", "mag": "🔍", "eyes": "👀",
        "wave": "👋", "clap": "👏", "pray": "🙏", "muscle": "💪", "smile": "😄", "smiley": "😃", "grin": "😁",
        "laughing": "😆", "joy": "😂", "wink": "😉", "blush": "😊", "sunglasses": "😎", "thinking": "🤔", "cry": "😢",
        "confused": "😕", "heart_eyes": "😍", "hooray": "🎉", "coffee": "☕", "beer": "🍺", "art": "🎨",
        "globe_with_meridians": "🌐",
        "computer": "💻", "iphone": "📱", "robot": "🤖", "whale": "🐳", "penguin": "🐧", "apple": "🍎", "snake": "🐍",
        "crab": "🦀", "dart": "🎯", "trophy": "🏆", "recycle": "♻️", "arrow_up": "⬆️", "arrow_down": "⬇️",
        "arrow_right": "➡️", "point_right": "👉", "question": "❓", "exclamation": "❗", "information_source": "ℹ️",
        "no_entry": "⛔", "red_circle": "🔴", "large_blue_circle": "🔵", "checkered_flag": "🏁", "calendar": "📅",
        "email": "📧",
    ]

    /// Returns a text with its `:names:` replaced, where they are known.
    static func replacingNames(in text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var result = String(parts[0])
        var index = 1
        while index < parts.count {
            if index + 1 < parts.count, let emoji = names[parts[index]] {
                result += emoji + parts[index + 1]
                index += 2
            } else {
                result += ":" + parts[index]
                index += 1
            }
        }
        return result
    }
}
