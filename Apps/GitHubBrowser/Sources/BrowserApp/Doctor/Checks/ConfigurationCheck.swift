// SPDX-License-Identifier: Apache-2.0

/// The check that the configuration is valid.
struct ConfigurationCheck: DoctorCheck {
    let subject: DoctorSubject

    var name: String { "configuration" }

    func examine() async -> Finding {
        let details = "run '\(subject.line("config", "check"))' for details"
        switch subject.run {
        case .failure(let failure): return .failed(failure.message, failure.advice.first ?? details)
        case .success(let run):
            let mistakes = run.mistakes(where: ConfigurationComplaints.isOfConfiguration)
            guard let first = mistakes.first?.first else {
                if let doubt = run.warnings.first {
                    return .warning(
                        (doubt.first ?? "") + Self.others(run.warnings.count - 1),
                        doubt.dropFirst().first.map { String($0.trimmingPrefix("  ")) } ?? details)
                }
                let file = run.configuration.file
                return .ok(
                    file.isPresent ? file.path : "the file is not created yet, so the defaults apply: \(file.path)")
            }
            return .failed(first + Self.others(mistakes.count - 1), details)
        }
    }

    private static func others(_ count: Int) -> String { count > 0 ? ", and \(count) more" : "" }
}
