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
        return HintNotes(readHints(HintRequest(package, workFolder: request.workFolder)))
    }

    private init() {}

    init(_ hints: Result<HintedPackage, HintsUnavailable>) {
        switch hints {
        case .success(let package):
            columns = package.columns
            notes = package.notes.map { hint in
                CheckResult.Note(
                    diagnostic: hint.diagnostic,
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
