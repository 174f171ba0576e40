// SPDX-License-Identifier: Apache-2.0

import DICore
import DIHints

/// The hints of the compiler's typed trees as notes, and the columns of lines.
struct HintNotes {
    /// The notes.
    private(set) var notes: [CheckResult.Note] = []
    /// The columns of lines, by absolute path.
    private(set) var columns: [String: [Int: Int]] = [:]

    /// Reads the hints about the package of a request; nothing if they aren't wanted.
    static func read(_ request: CheckRequest) -> HintNotes {
        guard request.hints, let package = request.package else { return HintNotes() }
        return HintNotes(readHints(HintRequest(package, workFolder: request.workFolder)), in: SourceFiles(package))
    }

    private init() {}

    init(_ hints: Result<HintedPackage, HintsUnavailable>, in files: SourceFiles) {
        switch hints {
        case .success(let package):
            columns = package.columns
            notes = package.notes.map { hint in
                let place = files.fileID(of: hint.path).map { Place(fileID: $0, line: hint.line) }
                return CheckResult.Note(
                    diagnostic: Diagnostic(
                        id: hint.id, severity: .note, subject: hint.subject, message: hint.message,
                        trace: place.map { [Diagnostic.Step(name: hint.subject, place: $0)] } ?? [],
                        fixes: hint.fixes),
                    location: Location(path: hint.path, line: hint.line, column: hint.column))
            }
        case .failure(let failure):
            notes = [
                CheckResult.Note(
                    diagnostic: Diagnostic(
                        id: .hintsUnavailable, severity: .note, subject: "hints",
                        message: "no hints were read: \(failure.reason)",
                        fixes: ["run swift package di doctor, or pass --no-hints"]))
            ]
        }
    }
}

extension HintRequest {
    /// Makes the request about the modules of a package.
    init(_ package: PackageLayout, workFolder: String) {
        self.init(
            buildFolder: package.buildFolder, configuration: package.configuration, workFolder: workFolder)
        let moduleNames = Dictionary(package.targets.map { ($0.name, $0.module) }) { first, _ in first }
        modules = package.targets.map { target in
            HintRequest.Module(
                name: target.module, sources: target.sources,
                dependencies: target.dependencies.compactMap { moduleNames[$0] })
        }
    }
}
