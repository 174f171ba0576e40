// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIHints

/// The hints of the compiler's typed trees as notes, and the columns of lines.
struct HintNotes {
    /// The notes.
    private(set) var notes: [CheckResult.Note] = []
    /// The columns of lines, by absolute path.
    private(set) var columns: [String: [Int: Int]] = [:]

    /// Reads the hints about the package of a request, if it asks for them, and otherwise the columns of files with problems.
    ///
    /// Columns that can't be read are nothing to tell: reports name the lines.
    static func read(_ request: CheckRequest, problemsIn files: Set<String>) -> HintNotes {
        guard let package = request.package, request.isBrief != true else { return HintNotes() }
        var hints = HintRequest(package, workFolder: request.workFolder)
        guard !request.hints else { return HintNotes(readHints(hints)) }
        guard !files.isEmpty else { return HintNotes() }
        hints.files = files
        return HintNotes(columns: (try? readHints(hints).get().columns) ?? [:])
    }

    /// Returns the notes about the bindings of some graphs, and about the modules with files that bind anything in them.
    func notes(about graphs: [BindingGraph]) -> [CheckResult.Note] {
        let places = Set(graphs.flatMap(\.bindings).compactMap(\.place))
        let files = Set(places.map(\.fileID))
        let modules = Set(files.map { $0.prefix { $0 != "/" } })
        return notes.filter { note in
            guard let place = note.diagnostic.place else { return true }
            guard note.diagnostic.id != .hintsUnavailable else {
                return modules.contains(place.fileID.prefix { $0 != "/" })
            }
            // An argument belongs to the last call that begins before it.
            let calls = note.location.flatMap { columns[$0.path] } ?? [:]
            guard let line = calls.keys.filter({ $0 <= place.line }).max() else { return files.contains(place.fileID) }
            return places.contains(Place(fileID: place.fileID, line: line))
        }
    }

    init(columns: [String: [Int: Int]] = [:]) {
        self.columns = columns
    }

    init(_ hints: Result<HintedPackage, HintsUnavailable>) {
        switch hints {
        case .success(let package):
            columns = package.columns
            notes = package.notes.map { hint in
                CheckResult.Note(
                    diagnostic: hint.diagnostic,
                    location: Location(path: hint.path, line: hint.line, column: hint.column), edits: hint.edits)
            }
        case .failure(let failure):
            notes = [
                CheckResult.Note(
                    diagnostic: Diagnostic(
                        id: .hintsUnavailable, severity: .note, subject: "hints",
                        message: "no hints were read: \(failure.reason)",
                        fixes: ["run swift package di doctor, or leave --hints out"]))
            ]
        }
    }
}

extension HintRequest {
    /// Makes the request about the modules of a package.
    init(_ package: PackageLayout, workFolder: String) {
        self.init(
            buildFolder: package.buildFolder, configuration: package.configuration, workFolder: workFolder)
        // Types are also declared in targets that know nothing of the library.
        let targets = package.targets + (package.plainTargets ?? [])
        let moduleNames = Dictionary(targets.map { ($0.name, $0.module) }) { first, _ in first }
        modules = targets.map { target in
            HintRequest.Module(
                name: target.module, sources: target.sources,
                dependencies: target.dependencies.compactMap { moduleNames[$0] })
        }
    }
}
