// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension ShopPlan {
    /// The limit for hooks in a shop where one hangs. The others end at once; a station that runs has to get a thread first.
    var limit: Duration { .seconds(runners.isEmpty ? 1 : 10) }

    /// The limit for hooks in this shop; the compiler of the graph has none.
    private func limit(of hook: String) -> Duration? {
        mishaps.contains { event, mishap in mishap == .hangs && event.hasPrefix(hook) } ? limit : nil
    }

    /// Runs the shop in a task that events can cancel, by `run` or by `open` and `close`.
    func course(isOpened: Bool) async throws -> Course {
        let factory = try ShopPlan.$current.withValue(self) { try ComponentFactory.of(ShopComponent.self) }
        let end: String
        do {
            end = try await shift.run { isOpened ? try await open(factory) : try await run(factory) }
        } catch {
            end = Self.end(error)
        }
        return Course(events: journal.events, end: end)
    }

    private func run(_ factory: ComponentFactory<ShopComponent>) async throws -> String {
        try await factory.run(startTimeout: limit(of: "start"), stopTimeout: limit(of: "stop") ?? limit(of: "end")) {
            _ in
            try await happens("body")
            try await waitForEnd()
            return "served"
        }
    }

    /// Serves until a station ends by itself, if one is to.
    private func waitForEnd() async throws {
        guard mishaps.contains(where: { $0.hasPrefix("run") && $1 == .fails }) else { return }
        await waitForCancellation()
        throw CancellationError()
    }

    private func open(_ factory: ComponentFactory<ShopComponent>) async throws -> String {
        let shop = try await factory.open(
            startTimeout: limit(of: "start"), stopTimeout: limit(of: "stop") ?? limit(of: "end"))
        var (outcome, failure): (ComponentOutcome, (any Error)?) = (.returned, nil)
        do {
            try await happens("body")
            let waits = mishaps.contains { $0.hasPrefix("run") && $1 == .fails }
            if waits, let ended = await shop.ended { throw ended }
        } catch {
            (outcome, failure) = (ComponentOutcome(throwing: error), error)
        }
        let stopFailure: (any Error)? = await shop.close(after: outcome)
        if let failure = failure ?? stopFailure { throw failure }
        return "served"
    }

    static func end(_ error: any Error) -> String {
        switch error {
        case let error as LifecycleError:
            "\(error.hook == .onStart ? "not started" : "ended"): \(error.underlying.map { "\($0)" } ?? "")"
        case let error as StopError: "not stopped: " + error.failures.map { "\($0.error)" }.joined(separator: ", ")
        case let error as ConstructionError: "\(error.underlying)"
        case is CancellationError: "cancelled"
        default: "\(error)"
        }
    }
}
