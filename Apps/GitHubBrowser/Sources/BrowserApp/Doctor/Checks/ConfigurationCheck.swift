// SPDX-License-Identifier: Apache-2.0

/// Whether the configuration can be read, and says what the program understands.
struct ConfigurationCheck: DoctorCheck {
    let subject: DoctorSubject

    var name: String { "configuration" }

    func examine() async -> Finding {
        switch subject.plan {
        case .failure(let failure):
            return .failed(failure.message, failure.advice.first ?? "'ghb config check' tells more")
        case .success(let plan):
            let mistakes = plan.mistakes(where: ConfigurationComplaints.isOfConfiguration)
            guard let first = mistakes.first?.first else {
                let file = plan.configuration.file
                return .ok(file.isPresent ? file.path : "there is no file, so that the defaults count: \(file.path)")
            }
            let others = mistakes.count > 1 ? ", and \(mistakes.count - 1) more" : ""
            return .failed(first + others, "'ghb config check' tells more")
        }
    }
}
