// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Hooks {
    /// A function that notes an event of a hook.
    typealias Note = @Sendable (GraphEvent.Kind, BindingGraph.Hook, (any Error)?) -> Void

    /// Returns the hooks with a function that notes each call.
    func observed(_ note: @escaping Note) -> _Hooks {
        _adding { observed in
            observed.start = start.map { Self.observed($0, as: .onStart, to: .started, note) }
            observed.run = run.map { Self.observed($0, as: .running, from: .running, to: .stopped, note) }
            observed.end = end.map { Self.observed($0, as: .onEnd, from: .stopping, to: .stopped, note) }
            observed.stop = stop.map {
                Self.observed($0, as: .onStop, from: end == nil ? .stopping : nil, to: .stopped, note)
            }
        }
    }

    /// Returns a hook that notes its call and its end. An `onEnd` or `onStop` is cancelled only at its limit.
    private static func observed(
        _ call: @escaping Call, as hook: BindingGraph.Hook, from begin: GraphEvent.Kind? = nil,
        to end: GraphEvent.Kind, _ note: @escaping Note
    ) -> Call {
        { instance, outcome in
            if let begin { note(begin, hook, nil) }
            do {
                try await withTaskCancellationHandler {
                    try await call(instance, outcome)
                } onCancel: {
                    if hook == .onEnd || hook == .onStop { note(.timedOut, hook, nil) }
                }
            } catch {
                if !(error is CancellationError) {
                    note(.failed, hook, error)
                } else if hook == .running {
                    // A stop ends it by cancellation.
                    note(end, hook, nil)
                }
                throw error
            }
            note(end, hook, nil)
        }
    }
}
