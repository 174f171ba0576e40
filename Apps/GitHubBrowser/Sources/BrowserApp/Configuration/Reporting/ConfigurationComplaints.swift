// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserStorage
import DI
import DIProperties

/// The messages about a configuration with mistakes: position, key, and the possible values.
struct ConfigurationComplaints {
    /// The properties; nil if they could not be read.
    let properties: Properties?

    private static let ids: Set<Diagnostic.ID> = [
        .propertyMissing, .propertyType, .propertyUnknown, .propertySyntax, .qualifierUnmatched,
    ]

    static func isOfConfiguration(_ diagnostic: Diagnostic) -> Bool { ids.contains(diagnostic.id) }

    func failure(_ diagnostics: [Diagnostic]) -> BrowserFailure { Self.failure(lines(of: diagnostics)) }

    /// Returns the failure for mistakes that are already worded.
    static func failure(_ mistakes: [[String]]) -> BrowserFailure {
        guard mistakes.count == 1, let lines = mistakes.first, let first = lines.first else {
            return BrowserFailure(
                .configuration, "the configuration has \(mistakes.count) mistakes", advice: mistakes.flatMap { $0 })
        }
        return BrowserFailure(.configuration, first, advice: lines.dropFirst().map { String($0.trimmingPrefix("  ")) })
    }

    /// Returns the worded mistakes, each once, in the order of their positions; those without a file come first.
    ///
    /// A wrong setting that several parts of the program read has one diagnostic for each of them.
    func lines(of diagnostics: [Diagnostic]) -> [[String]] {
        // A setting is missing, too, if its group is not a map.
        let isWrong = diagnostics.contains { $0.id == .propertyType }
        let found = diagnostics.filter { !isWrong || $0.id != .propertyMissing }.enumerated().map { index, diagnostic in
            let place = Self.place(of: diagnostic)
            let (message, advice) = words(for: diagnostic, isPlaced: place != nil)
            let lines = [(place.map { $0.text + ": " } ?? "") + message] + advice.map { "  " + $0 }
            return (key: (place?.file ?? "", place?.line ?? 0, place?.column ?? 0, index), lines: lines)
        }
        var met: Set<[String]> = []
        return found.sorted { $0.key < $1.key }.map(\.lines).filter { met.insert($0).inserted }
    }

    private func words(for diagnostic: Diagnostic, isPlaced: Bool) -> (message: String, advice: [String]) {
        let (message, subject) = (diagnostic.message, diagnostic.subject)
        let near = diagnostic.fixes.filter { $0.hasPrefix("did you mean") }
        switch diagnostic.id {
        case .propertyUnknown:
            let parent = subject.lastIndex { $0 == "." || $0 == "[" }.map { String(subject[..<$0]) } ?? ""
            let known = SettingsCatalogue.keys(below: parent).map { keys in
                (parent.isEmpty ? "the groups are " : "the settings of '\(parent)' are ") + keys.joined(separator: ", ")
            }
            return ("'\(subject)' is not a setting", near + [known].compactMap { $0 })
        case .qualifierUnmatched:
            let path = subject == "any StorageBackend" ? StorageModule.backendPath : LogModule.backendPath
            guard case .choice(let words)? = SettingsCatalogue.setting(at: path)?.kind else { break }
            let value = properties?.explain(path).settings.first?.value ?? "that"
            return (
                "'\(path)' is \(value), which is not one of its values",
                near + ["write one of \(words.joined(separator: ", "))"]
            )
        case .propertySyntax:
            // The position replaces the source at the beginning of the message. Advice for programmers is left out.
            let prefix = isPlaced ? ["'\(subject)': ", "\(subject): "].first { message.hasPrefix($0) } ?? "" : ""
            return (
                String(message.dropFirst(prefix.count)), diagnostic.fixes.filter { !$0.contains("required: false") }
            )
        case .propertyType: return (Self.withoutToken(Self.withoutTypes(message)), diagnostic.fixes)
        default: break
        }
        return (message, diagnostic.fixes)
    }

    /// Returns the message without a text in the place of a host's group, which may be the token.
    private static func withoutToken(_ message: String) -> String {
        message.replacing(#/^('hosts.*?') is the string ".*" where a map is expected$/#) {
            "\($0.1) is a string where a map is expected"
        }
    }

    /// Returns the message without the names of Swift types.
    private static func withoutTypes(_ message: String) -> String {
        message.replacing(#/, which '\w+' does not accept: /#, with: ": ")
            .replacing(#/ is not a valid '\w+': /#, with: ": ")
            .replacing(#/ where an? '\w+' is expected$/#, with: ", which is not one of its values")
    }

    /// Returns the position of a mistake, in a file or in words such as `environment variable GHB__LOG__LEVEL`.
    private static func place(of diagnostic: Diagnostic) -> (text: String, file: String, line: Int, column: Int)? {
        for step in diagnostic.trace {
            let words = step.relation.rawValue
            if ["set in", "at"].contains(words), let place = step.place {
                let column = Int(step.remark.dropFirst("column ".count))
                return ("\(place)" + (column.map { ":\($0)" } ?? ""), place.fileID, place.line, column ?? 0)
            }
            for relation in ["set in ", "at "] where words.hasPrefix(relation) {
                return (String(words.dropFirst(relation.count)), "", 0, 0)
            }
        }
        return nil
    }
}
