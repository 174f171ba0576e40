// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The recorded exchanges in the order given, and how far each repeated request has come.
///
/// Safe to use from any thread: two requests at once take two answers.
final class Replay: Sendable {
    /// All answers to one request; requests that differ only in spelling are one.
    private struct Script: Sendable {
        let target: RequestTarget
        var answers: [Exchange]
        var given: Int = 0

        mutating func next() -> Exchange {
            // The last answer repeats. A script is made with its first answer and never loses one.
            defer { given = min(given + 1, answers.count - 1) }
            return answers[given]
        }
    }

    /// The key of the scripts of a path; few scripts share one, so a request compares few.
    private struct Route: Hashable {
        let method: String
        let segments: [String]
    }

    private let scripts: Mutex<[Route: [Script]]>

    init(_ exchanges: [Exchange]) {
        var scripts: [Route: [Script]] = [:]
        for exchange in exchanges {
            let target = RequestTarget(exchange.path)
            let route = Route(method: exchange.method.uppercased(), segments: target.segments)
            if let index = scripts[route]?.firstIndex(where: { $0.target == target }) {
                scripts[route]?[index].answers.append(exchange)
            } else {
                scripts[route, default: []].append(Script(target: target, answers: [exchange]))
            }
        }
        self.scripts = Mutex(scripts)
    }

    /// Takes the next answer to a request; nil when nothing was recorded for it.
    ///
    /// Of several recordings that accept the request the one with most query items answers, and of equally specific
    /// ones that which was given first.
    func answer(method: String, target: RequestTarget) -> Exchange? {
        let route = Route(method: method.uppercased(), segments: target.segments)
        return scripts.withLock { scripts in
            guard let candidates = scripts[route] else { return nil }
            var best: Int?
            for index in candidates.indices where candidates[index].target.accepts(target) {
                if let found = best, candidates[found].target.specificity >= candidates[index].target.specificity {
                    continue
                }
                best = index
            }
            return best.flatMap { scripts[route]?[$0].next() }
        }
    }
}
