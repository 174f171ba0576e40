// SPDX-License-Identifier: Apache-2.0

import DI

/// The component of `ghb doctor`: a graph of its own, which works if the program's graph is invalid.
enum DoctorComponent: RootComponent {
    typealias Seed = DoctorSubject
    typealias Root = Doctor
    typealias Scope = Singleton
    /// The build opens the program.
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.bind(ExaminedProgram.self).sharedInScope()
            .onStop { try await $0.close() }
            .asynchronous(ExaminedProgram.open)
        binder.include(module: DoctorChecksModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Doctor>) -> BindingReceipt<Doctor> {
        bind.to(factory: Doctor.init)
    }
}

/// The checks, in the order in which they are shown.
enum DoctorChecksModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any DoctorCheck).self).intoCollection().to(factory: ConfigurationCheck.init)
        for source in GraphCheck.Source.allCases {
            binder.bind((any DoctorCheck).self).intoCollection().to { (it: DoctorSubject) in
                GraphCheck(source: source, subject: it)
            }
        }
        for place in FolderCheck.Place.allCases {
            binder.bind((any DoctorCheck).self).intoCollection().to { (it: DoctorSubject, program: ExaminedProgram) in
                FolderCheck(place: place, subject: it, program: program)
            }
        }
        binder.bind((any DoctorCheck).self).intoCollection().to(factory: StorageCheck.init)
        binder.bind((any DoctorCheck).self).intoCollection().to(factory: TokenCheck.init)
        binder.bind((any DoctorCheck).self).intoCollection().to(factory: TerminalCheck.init)
        binder.bind((any DoctorCheck).self).intoCollection().to(factory: ReachabilityCheck.init)
    }
}

/// Runs the checks, one after the other.
struct Doctor: Sendable {
    /// A check and its finding.
    struct Examination: Sendable, Hashable {
        let check: String
        let finding: Finding
    }

    let checks: [any DoctorCheck]

    func examine() async -> [Examination] {
        var examinations: [Examination] = []
        for check in checks { examinations.append(Examination(check: check.name, finding: await check.examine())) }
        return examinations
    }
}
