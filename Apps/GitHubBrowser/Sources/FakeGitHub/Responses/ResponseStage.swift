// SPDX-License-Identifier: Apache-2.0

/// A request as it came in.
struct IncomingRequest: Sendable, Hashable {
    let method: String
    /// The path with its query, as it stood in the request line.
    let path: String
    /// The headers by lowercase name.
    let headers: [String: String]
}

/// One step between the socket and the recordings: it responds by itself, or changes the response of the next step.
protocol ResponseStage: Sendable {
    typealias Next = (IncomingRequest) async -> OutgoingResponse

    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse
}

/// The steps that a request passes, outermost first; without a response from any of them, it is 404.
struct ResponsePipeline: Sendable {
    let stages: [any ResponseStage]

    func respond(to request: IncomingRequest) async -> OutgoingResponse {
        await respond(to: request, from: stages[...])
    }

    private func respond(to request: IncomingRequest, from stages: ArraySlice<any ResponseStage>) async
        -> OutgoingResponse
    {
        guard let stage = stages.first else { return .notFound }
        return await stage.respond(to: request) { await respond(to: $0, from: stages.dropFirst()) }
    }
}
