// SPDX-License-Identifier: Apache-2.0

import Foundation
import InventedGitHub

package typealias GeneratedOrganization = InventedOrganization

/// Responds with the objects of an invented organisation.
struct OrganizationStage: ResponseStage {
    private let server: InventedServer

    init(organization: GeneratedOrganization) {
        server = InventedServer(organization: organization, apiURL: "https://api.github.com", now: Date())
    }

    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        let target = RequestTarget(request.path)
        let query = Dictionary(target.items.keys.map { ($0.name, $0.value) }) { first, _ in first }
        let answer = server.answer(request.method, path: Array(target.segments.dropFirst()), query: query)
        guard answer.status != 404 else { return await next(request) }
        var response = OutgoingResponse.found(String(decoding: answer.body, as: UTF8.self))
        response.status = answer.status
        for (name, value) in answer.headers { response.headers[name.lowercased()] = [value] }
        return response
    }
}
