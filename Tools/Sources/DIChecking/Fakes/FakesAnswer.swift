// SPDX-License-Identifier: Apache-2.0

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
        let reader: Result<ProtocolReader, BuildImports.Failure>
        do throws(BuildImports.Failure) {
            reader = .success(try ProtocolReader(package, workFolder: request.workFolder))
        } catch {
            reader = .failure(error)
        }
        return FakesFile(subject, of: package, reader).text
    }
}
