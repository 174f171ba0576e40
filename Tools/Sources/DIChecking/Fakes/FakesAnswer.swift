// SPDX-License-Identifier: Apache-2.0

import DIHints

/// The answer to `fakes`: a source with fakes for a part of the program.
enum FakesAnswer {
    /// Writes the source.
    static func text(
        _ request: CheckRequest, _ types: ProgramTypes, announcing begin: (ProgramTypes.Component?) -> Void
    ) throws(CheckFailure) -> String {
        guard let name = request.subject, let package = request.package else {
            throw CheckFailure("fakes are for a part of a package")
        }
        let subject = try FakesSubject(name, in: types, announcing: begin)
        let hints = HintRequest(package, workFolder: request.workFolder)
        let written = readProtocols(hints) { FakesFile(subject, of: package, .success($0)).text }
        switch written {
        case .success(let text): return text
        case .failure(let failure): return FakesFile(subject, of: package, .failure(failure)).text
        }
    }
}
