// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DIModules

/// The reader of configuration files that is in the checked program.
///
/// `DIChecking` doesn't depend on `DIProperties`, so a package without configuration builds neither it nor Yams.
struct PropertiesReader: Sendable {
    /// Makes the input of one planning.
    typealias Contexts = @Sendable () -> any _PlanningContext

    let read: @Sendable (_ paths: [String], _ showsValues: Bool) throws -> Contexts

    /// Makes a reader of the files after `--properties`, the later of which win. The text of an error it throws is shown.
    init(_ read: @escaping @Sendable (_ paths: [String], _ showsValues: Bool) throws -> Contexts) {
        self.read = read
    }

    /// The reader of this program; nil where it has none.
    static func ofProgram() -> PropertiesReader? {
        guard let reading = ProtocolDescriptor.of((any _ConfigurationReading).self) else { return nil }
        for record in ConformanceRecord.all where record.protocol == reading {
            guard let type = record.type?.type as? any _ConfigurationReading.Type else { continue }
            let reader = type.init()
            return PropertiesReader { try reader.contexts(of: $0, showingValues: $1) }
        }
        return nil
    }
}
