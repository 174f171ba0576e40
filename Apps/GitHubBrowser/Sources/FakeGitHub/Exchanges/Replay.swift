// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The recorded exchanges in the order given, and how far each repeated request has come.
///
/// Safe to use from any thread: two requests at once take two answers.
final class Replay: ResponseStage {
    /// All answers to one request; requests that differ only in spelling are one.
    private struct Script: Sendable {
        let method: String
        let target: RequestTarget
        var answers: [Exchange]
    }

    private let scripts: Mutex<[Script]>

    init(_ exchanges: [Exchange]) {
        var scripts: [Script] = []
        for exchange in exchanges {
            let (method, target) = (exchange.method.uppercased(), RequestTarget(exchange.path))
            if let index = scripts.firstIndex(where: { $0.method == method && $0.target == target }) {
                scripts[index].answers.append(exchange)
            } else {
                scripts.append(Script(method: method, target: target, answers: [exchange]))
            }
        }
        self.scripts = Mutex(scripts)
    }

    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        guard let exchange = answer(method: request.method, target: RequestTarget(request.path)) else {
            return await next(request)
        }
        return OutgoingResponse(exchange)
    }

    /// Takes the next answer to a request; nil when nothing was recorded for it.
    ///
    /// Of several recordings that accept the request the one with most query items answers, and of equally specific
    /// ones that which was given first.
    func answer(method: String, target: RequestTarget) -> Exchange? {
        let method = method.uppercased()
        return scripts.withLock { scripts in
            let candidates = scripts.indices.filter {
                scripts[$0].method == method && scripts[$0].target.accepts(target)
            }
            let best = candidates.max { scripts[$0].target.specificity < scripts[$1].target.specificity }
            guard let best else { return nil }
            // The last answer repeats. A script is made with its first answer and never loses that one.
            return scripts[best].answers.count > 1 ? scripts[best].answers.removeFirst() : scripts[best].answers[0]
        }
    }
}
