// SPDX-License-Identifier: Apache-2.0

import DICore

/// A method of a global actor is given to `to(injector:)` of a property injector that belongs to no actor.
///
/// The compiler accepts the method's name there, and the injector then calls it on any thread.
struct IsolatedInjectionRule {
    /// Returns the notes about a file.
    static func hints(of file: FileSummary, inModule module: String) -> [Hint] {
        file.isolated.map { reference in
            let name = "\(reference.type).\(reference.method)"
            let actor = reference.isMainActor ? "the main actor" : "a global actor"
            let onMainActor =
                "bind it with 'bindPropertyInjectionOf(\(reference.type).self).onMainActor(\(name))', and request a"
                + " 'MainActorPropertyInjector<\(reference.type)>'"
            return Hint(
                id: .isolatedInjection, module: module, path: file.path, line: reference.line, column: reference.column,
                subject: name,
                message:
                    "'\(name)' belongs to \(actor), but a 'PropertyInjector<\(reference.type)>' calls it on any thread",
                fixes: (reference.isMainActor ? [onMainActor] : []) + [
                    "declare '\(reference.method)' 'nonisolated', if it needs nothing of the actor"
                ])
        }
    }
}
