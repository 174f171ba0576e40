// SPDX-License-Identifier: Apache-2.0

/// Delays every answer, as a distant server does.
struct LatencyStage: ResponseStage {
    let seconds: Double
    var wait: @Sendable (Double) async -> Void = { try? await Task.sleep(for: .seconds($0)) }

    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        if seconds > 0 { await wait(seconds) }
        return await next(request)
    }
}
