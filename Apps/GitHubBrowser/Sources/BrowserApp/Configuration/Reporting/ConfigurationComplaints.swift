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

    /// Returns whether a diagnostic of the graph is about the configuration.
    static func isOfConfiguration(_ diagnostic: Diagnostic) -> Bool { ids.contains(diagnostic.id) }

    /// Returns the failure of a command that needs the configuration.
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
        let diagnostics = Self.withoutConsequences(diagnostics)
        let spots = diagnostics.map(Self.spot)
        let order = diagnostics.indices.sorted { one, other in
            let (first, second) = (spots[one], spots[other])
            return (first.file, first.line, first.column, one) < (second.file, second.line, second.column, other)
        }
        var met: Set<[String]> = []
        return order.map { lines(diagnostics[$0]) }.filter { met.insert($0).inserted }
    }

    /// Returns the mistakes without their consequences: a setting is missing if its group is not a map.
    private static func withoutConsequences(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let wrong = Set(diagnostics.lazy.filter { $0.id == .propertyType }.map(\.subject))
        return diagnostics.filter { diagnostic in
            guard diagnostic.id == .propertyMissing else { return true }
            return !sequence(first: diagnostic.subject, next: { $0.isEmpty ? nil : parent(of: $0) }).dropFirst()
                .contains(where: wrong.contains)
        }
    }

    private static func spot(of diagnostic: Diagnostic) -> (file: String, line: Int, column: Int) {
        guard let step = diagnostic.trace.first(where: { place(of: $0) != nil }),
            let place = step.place
        else { return ("", 0, 0) }
        return (place.fileID, place.line, Int(step.remark.dropFirst("column ".count)) ?? 0)
    }

    /// Returns a mistake as a line with its position, followed by indented advice.
    private func lines(_ diagnostic: Diagnostic) -> [String] {
        let place = place(of: diagnostic).map { "\($0): " } ?? ""
        let (message, advice) = words(for: diagnostic)
        return [place + message] + advice.map { "  " + $0 }
    }

    private func words(for diagnostic: Diagnostic) -> (message: String, advice: [String]) {
        switch diagnostic.id {
        case .propertyUnknown:
            let parent = Self.parent(of: diagnostic.subject)
            let near = diagnostic.fixes.filter { $0.hasPrefix("did you mean") }
            let known = SettingsCatalogue.keys(below: parent).map { keys in
                (parent.isEmpty ? "the groups are " : "the settings of '\(parent)' are ") + keys.joined(separator: ", ")
            }
            return ("'\(diagnostic.subject)' is not a setting", near + [known].compactMap { $0 })
        case .qualifierUnmatched:
            let path = diagnostic.subject == "any StorageBackend" ? StorageModule.backendPath : LogModule.backendPath
            guard case .choice(let words)? = SettingsCatalogue.setting(at: path)?.kind else { break }
            let value = properties?.explain(path).settings.first?.value ?? "that"
            let near = diagnostic.fixes.filter { $0.hasPrefix("did you mean") }
            return (
                "'\(path)' is \(value), which is not one of its values",
                near + ["write one of \(words.joined(separator: ", "))"]
            )
        case .propertySyntax where place(of: diagnostic) != nil:
            // The message begins with the source, which the position already names.
            let message = diagnostic.message
            let prefixes = ["'\(diagnostic.subject)': ", "\(diagnostic.subject): "]
            let prefix = prefixes.first { message.hasPrefix($0) } ?? ""
            return (String(message.dropFirst(prefix.count)), diagnostic.fixes)
        case .propertySyntax:
            // Advice for programmers is no use to the user of the program.
            let fixes = diagnostic.fixes.filter { !$0.contains("required: false") }
            return (diagnostic.message, fixes == diagnostic.fixes ? fixes : fixes + ["create it, or name another file"])
        case .propertyType:
            return (Self.withoutToken(Self.withoutTypes(diagnostic.message)), diagnostic.fixes)
        default: break
        }
        return (diagnostic.message, diagnostic.fixes)
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

    /// The relations of the steps that lead to a position.
    private static let relations = ["set in", "at"]

    /// Returns the position, as `file:line:column` or in words.
    private func place(of diagnostic: Diagnostic) -> String? {
        diagnostic.trace.lazy.compactMap(Self.place).first
    }

    private static func place(of step: Diagnostic.Step) -> String? {
        let words = step.relation.rawValue
        for relation in relations {
            if words == relation, let place = step.place {
                let column = step.remark.hasPrefix("column ") ? ":" + step.remark.dropFirst("column ".count) : ""
                return "\(place)\(column)"
            }
            if words.hasPrefix(relation + " ") { return String(words.dropFirst(relation.count + 1)) }
        }
        return nil
    }

    /// Returns the path of the group that contains a key.
    private static func parent(of path: String) -> String {
        guard let cut = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return "" }
        return String(path[..<cut])
    }
}
