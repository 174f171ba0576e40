// SPDX-License-Identifier: Apache-2.0

import DICore

/// `X.init` means an initialiser with fewer parameters than another one, which takes dependencies.
///
/// The compiler prefers the one without parameters, and reports two others as ambiguous; so the graph requests nothing where
/// the author may have intended the initialiser with dependencies.
struct InitializerChosenRule {
    private let owners: [String: [Initializer]]
    private let symbols: [String: Initializer]
    /// The files of declarations, for access within a file.
    private let paths: [String: String]

    /// Takes the initialisers of all files.
    init(_ files: [FileSummary]) {
        var paths: [String: String] = [:]
        var symbols: [String: Initializer] = [:]
        for file in files {
            for initializer in file.initializers {
                symbols[initializer.symbol] = initializer
                paths[initializer.symbol] = file.path
            }
        }
        self.paths = paths
        self.symbols = symbols
        owners = Dictionary(grouping: symbols.values, by: \.owner)
    }

    /// Whether the declaration of an initialiser has been read.
    func knows(_ symbol: String) -> Bool {
        symbols[symbol] != nil
    }

    /// Returns the notes about a file.
    func hints(of file: FileSummary, inModule module: String) -> [Hint] {
        file.references.compactMap { reference in
            guard let chosen = symbols[reference.symbol] else { return nil }
            let others = (owners[chosen.owner] ?? []).filter { other in
                other.labels.count > chosen.labels.count && other.isUsable && other.hasDependency
                    && other.generics == chosen.generics && isVisible(other, in: file, module)
            }
            let names = others.sorted { ($0.labels.count, $0.name) < ($1.labels.count, $1.name) }.map(\.name)
            return names.last.map { hint(reference, chosen: chosen.name, others: names, largest: $0, in: file, module) }
        }
    }

    private func isVisible(_ initializer: Initializer, in file: FileSummary, _ module: String) -> Bool {
        switch initializer.access {
        case "public", "open", "package": true
        case "fileprivate": paths[initializer.symbol] == file.path
        case "private": false
        default: initializer.symbol.hasPrefix("s:\(module.utf8.count)\(module)")
        }
    }

    private func hint(
        _ reference: InitializerReference, chosen: String, others: [String], largest: String, in file: FileSummary,
        _ module: String
    ) -> Hint {
        let type = reference.type
        let list = others.map { "'\($0)'" }.joined(separator: " and ")
        let replacements = ["\(type).\(largest)", "{ \(type)() }"]
        return Hint(
            id: .initializerChosen, module: module, path: file.path, line: reference.line, column: reference.column,
            subject: type,
            message: "'\(type).init' means '\(chosen)', though '\(type)' has \(list)",
            fixes: [
                "write '\(replacements[0])' to inject its parameters",
                "if '\(chosen)' is intended, write '\(replacements[1])'",
            ],
            edits: replacements.map { reference.edit(of: file.path, to: $0) })
    }
}
