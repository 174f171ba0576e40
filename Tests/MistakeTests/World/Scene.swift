// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

/// One mistake in one component.
struct Commitment: Sendable, CustomTestStringConvertible {
    let mistake: Mistake
    let level: Level

    var testDescription: String { "\(mistake.rawValue) in the \(level.rawValue)" }

    static let all: [Commitment] = Mistake.allCases.flatMap { mistake in
        Level.allCases.map { Commitment(mistake: mistake, level: $0) }
    }
}

/// The mistakes that the coffee shop's components make while they are configured.
enum Scene {
    @TaskLocal static var current: [Commitment] = []

    static func diagnostics(of commitments: Commitment...) -> [Diagnostic] {
        $current.withValue(commitments) {
            let warnings = Set(commitments.compactMap(\.mistake.warning))
            return diagnostics(overriding: commitments.flatMap { $0.mistake.overridingModules }).filter {
                $0.severity == .error || warnings.contains($0.id)
            }
        }
    }

    private static func diagnostics(overriding modules: [any Module.Type]) -> [Diagnostic] {
        do throws(GraphError) {
            return try ComponentFactory.of(CoffeeShop.self, overriding: modules).diagnostics
        } catch {
            return error.diagnostics
        }
    }

    static func commitMistakes<S: ScopeBase>(of level: Level, in binder: Binder<S>) {
        for commitment in current where commitment.level == level {
            commitment.mistake.commit(in: binder, at: level)
        }
    }
}

extension Binder {
    /// Binds something that a station needs, and the station that needs it.
    func station<Need>(_ file: StaticString, _ line: UInt, needing need: Need.Type) {
        bind((any Station).self).intoCollection().to(file: file, line: line) { (_: Need) in Counter() }
    }
}

private struct Counter: Station {}
