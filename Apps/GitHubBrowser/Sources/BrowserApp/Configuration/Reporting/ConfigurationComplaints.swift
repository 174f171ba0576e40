// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIProperties

/// Says what is wrong with the configuration: where, which key, what could stand there instead.
struct ConfigurationComplaints {
    /// What was read; nil where it could not be.
    let properties: Properties?
    /// The words that each choice by property has.
    var choices: [ConfigurationChoice] = []

    private static let ids: Set<Diagnostic.ID> = [
        .propertyMissing, .propertyType, .propertyUnknown, .propertySyntax, .qualifierUnmatched,
    ]

    /// Whether a mistake of the graph is one of the configuration.
    static func isOfConfiguration(_ diagnostic: Diagnostic) -> Bool { ids.contains(diagnostic.id) }

    /// The failure of a command that needs the configuration.
    func failure(_ diagnostics: [Diagnostic]) -> BrowserFailure { Self.failure(lines(of: diagnostics)) }

    /// The failure that tells mistakes which are already put into words.
    static func failure(_ mistakes: [[String]]) -> BrowserFailure {
        guard mistakes.count == 1, let lines = mistakes.first, let first = lines.first else {
            return BrowserFailure(
                .failure, "the configuration has \(mistakes.count) mistakes", advice: mistakes.flatMap { $0 })
        }
        return BrowserFailure(.failure, first, advice: lines.dropFirst().map { String($0.trimmingPrefix("  ")) })
    }

    /// Mistakes in words, each once, in the order of their places; those that are in no file come first.
    ///
    /// A wrong setting that several parts of the program read has a diagnostic for each of them.
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

    /// The mistakes without those that another one causes: a setting is missing where its group is not a map.
    private static func withoutConsequences(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let wrong = Set(diagnostics.lazy.filter { $0.id == .propertyType }.map(\.subject))
        return diagnostics.filter { diagnostic in
            guard diagnostic.id == .propertyMissing else { return true }
            return !sequence(first: diagnostic.subject, next: { $0.isEmpty ? nil : parent(of: $0) }).dropFirst()
                .contains(where: wrong.contains)
        }
    }

    private static func spot(of diagnostic: Diagnostic) -> (file: String, line: Int, column: Int) {
        guard let step = diagnostic.trace.first(where: { place(of: $0, after: relations) != nil }),
            let place = step.place
        else { return ("", 0, 0) }
        return (place.fileID, place.line, Int(step.remark.dropFirst("column ".count)) ?? 0)
    }

    /// A mistake in a line with its place, and below it, indented, what can be done.
    private func lines(_ diagnostic: Diagnostic) -> [String] {
        let place = place(of: diagnostic).map { "\($0): " } ?? ""
        let (message, advice) = words(for: diagnostic)
        return [place + message] + (advice + history(of: diagnostic)).map { "  " + $0 }
    }

    private func words(for diagnostic: Diagnostic) -> (message: String, advice: [String]) {
        switch diagnostic.id {
        case .propertyUnknown:
            let parent = Self.parent(of: diagnostic.subject)
            let near = diagnostic.fixes.filter { $0.hasPrefix("did you mean") }
            let known = SettingsCatalogue.keys(below: parent).map { keys in
                (parent.isEmpty ? "the groups are " : "'\(parent)' has ") + keys.joined(separator: ", ")
            }
            return ("'\(diagnostic.subject)' is no setting", near + [known].compactMap { $0 })
        case .qualifierUnmatched:
            guard let choice = choices.first(where: { $0.typeName == diagnostic.subject }) else { break }
            let value = properties?.explain(choice.path).settings.first?.value ?? "that"
            let near = diagnostic.fixes.filter { $0.hasPrefix("did you mean") }
            return (
                "'\(choice.path)' is \(value), and there is no such implementation",
                near + ["write one of \(choice.words.joined(separator: ", "))"]
            )
        case .propertySyntax where place(of: diagnostic) != nil:
            // The message begins with the source, which the place names already.
            let message = diagnostic.message
            let prefixes = ["'\(diagnostic.subject)': ", "\(diagnostic.subject): "]
            let prefix = prefixes.first { message.hasPrefix($0) } ?? ""
            return (String(message.dropFirst(prefix.count)), diagnostic.fixes)
        case .propertySyntax:
            // What a program could do about a file, its user cannot.
            let fixes = diagnostic.fixes.filter { !$0.contains("required: false") }
            return (diagnostic.message, fixes == diagnostic.fixes ? fixes : fixes + ["create it, or name another file"])
        case .propertyType:
            let message = Self.withoutToken(Self.withoutTypes(diagnostic.message))
            return (message, diagnostic.fixes + otherPlace(in: message))
        default: break
        }
        return (diagnostic.message, diagnostic.fixes)
    }

    /// Where the other one of two actions with the same key got it.
    private func otherPlace(in message: String) -> [String] {
        guard let action = message.firstMatch(of: #/is already a key of '(\w+)'$/#)?.1,
            let setting = properties?.explain("keys.\(action)").settings.first
        else { return [] }
        return ["'keys.\(action)' is set at \(setting.origin)"]
    }

    /// The message without a text in the place of a host's group: it may be the token.
    private static func withoutToken(_ message: String) -> String {
        message.replacing(#/^('hosts.*?') is the string ".*" where a map is expected$/#) {
            "\($0.1) is a string where a map is expected"
        }
    }

    /// The message without names of types of the program, which mean nothing to whoever writes a configuration.
    private static func withoutTypes(_ message: String) -> String {
        message.replacing(#/, which '\w+' does not accept: /#, with: ": ")
            .replacing(#/ is not a valid '\w+': /#, with: ": ")
            .replacing(#/ where an? '\w+' is expected$/#, with: ", which is none of its values")
    }

    /// What a step says that leads to where something was set.
    private static let relations = ["set in", "at"]

    /// Where it was set, as `file:line:column` or in words.
    private func place(of diagnostic: Diagnostic) -> String? {
        diagnostic.trace.lazy.compactMap { Self.place(of: $0, after: Self.relations) }.first
    }

    /// What the mistaken value stands in front of; nobody need know of defaults.
    private func history(of diagnostic: Diagnostic) -> [String] {
        diagnostic.trace.compactMap { Self.place(of: $0, after: ["overriding"]) }
            .filter { $0 != SettingsCatalogue.defaultsName && !$0.hasPrefix(SettingsCatalogue.defaultsName + ":") }
            .filter { !$0.contains(".defaults:") }
            .map { "it overrides \($0)" }
    }

    private static func place(of step: Diagnostic.Step, after relations: [String]) -> String? {
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

    /// The path of the group that a key stands in.
    private static func parent(of path: String) -> String {
        guard let cut = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return "" }
        return String(path[..<cut])
    }
}
