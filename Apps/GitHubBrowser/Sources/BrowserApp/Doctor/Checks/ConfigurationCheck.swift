// SPDX-License-Identifier: Apache-2.0

/// The check that the configuration is valid.
struct ConfigurationCheck: DoctorCheck {
    let subject: DoctorSubject

    var name: String { "configuration" }

    func examine() async -> Finding {
        switch subject.run {
        case .failure(let failure):
            return .failed(failure.message, failure.advice.first ?? "run 'ghb config check' for details")
        case .success(let run):
            let mistakes = run.mistakes(where: ConfigurationComplaints.isOfConfiguration)
            guard let first = mistakes.first?.first else {
                if let doubt = run.warnings.first { return Self.warning(doubt, others: run.warnings.count - 1) }
                let file = run.configuration.file
                return .ok(file.isPresent ? file.path : "there is no file, so the defaults apply: \(file.path)")
            }
            return .failed(first + Self.others(mistakes.count - 1), "run 'ghb config check' for details")
        }
    }

    private static func warning(_ lines: [String], others count: Int) -> Finding {
        let advice = lines.dropFirst().first.map { String($0.trimmingPrefix("  ")) }
        return .warning((lines.first ?? "") + others(count), advice ?? "run 'ghb config check' for details")
    }

    private static func others(_ count: Int) -> String { count > 0 ? ", and \(count) more" : "" }
}
