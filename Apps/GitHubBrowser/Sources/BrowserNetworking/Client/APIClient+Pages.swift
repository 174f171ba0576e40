// SPDX-License-Identifier: Apache-2.0

import Foundation

extension APIClient {
    /// The size of the responses that are read for their pages: some thousand rows, in a moment.
    private static let mostBytes = 4_000_000

    /// Returns the addresses of the web pages of all objects in the latest stored responses; asks no server.
    package func storedPages() async -> [String] {
        await partition.bodies(mostBytes: Self.mostBytes).flatMap { body in
            guard let content = try? JSONSerialization.jsonObject(with: body) else { return [String]() }
            let object = content as? [String: Any]
            let objects = (content as? [Any] ?? object?["items"] as? [Any])?.map { $0 as? [String: Any] } ?? [object]
            return objects.compactMap { $0?["html_url"] as? String }
        }
    }
}
