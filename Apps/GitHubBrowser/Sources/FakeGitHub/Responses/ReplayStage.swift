// SPDX-License-Identifier: Apache-2.0

/// Answers with what was recorded.
struct ReplayStage: ResponseStage {
    let replay: Replay

    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        let target = RequestTarget(request.path)
        guard let exchange = replay.answer(method: request.method, target: target) else { return await next(request) }
        return OutgoingResponse(exchange)
    }
}
