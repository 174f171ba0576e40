// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of a run that reads the record of the last build, or writes that of a new one.
struct ProofStep {
    private let question: BuildQuestion?
    private let command: ParentCommand?
    /// The reason for which the package must be built first; nil if it has been, or needn't be.
    let doubt: BuildProof.Doubt?

    /// Compares the record, unless the package has just been built.
    init(_ question: BuildQuestion?) {
        self.question = question
        command = question.flatMap { ParentCommand(process: $0.parent, arguments: $0.arguments) }
        guard let question, !question.isBuilt else {
            doubt = nil
            return
        }
        do throws(BuildProof.Doubt) {
            guard let proof = Self.last(question) else {
                throw BuildProof.Doubt("the last check left no record")
            }
            try proof.verify(question, of: command)
            doubt = nil
        } catch {
            doubt = error
        }
    }

    /// The record of the last check.
    private static func last(_ question: BuildQuestion) -> BuildProof? {
        guard let data = try? Data(contentsOf: URL(filePath: question.record)) else { return nil }
        return try? JSONDecoder().decode(BuildProof.self, from: data)
    }

    /// Writes the record of a new build; nothing depends on it, so that the next run builds where that fails.
    func record() {
        guard let question, question.isBuilt else { return }
        let record = URL(filePath: question.record)
        do {
            let proof = try BuildProof.recording(question, of: command, after: Self.last(question))
            try JSONEncoder().encode(proof).write(to: record, options: .atomic)
        } catch {
            try? FileManager.default.removeItem(at: record)
        }
    }
}
