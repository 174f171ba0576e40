// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A deliverer of beans.
protocol Supplier: Sendable {
    /// The beans of this week.
    func beans() async throws -> String
}

/// A supplier on the network.
struct HTTPSupplier: Supplier {
    let settings: SupplierSettings

    func beans() async throws -> String {
        guard let url = URL(string: settings.url) else { throw URLError(.badURL) }
        let (data, _) = try await URLSession.shared.data(from: url)
        return String(decoding: data, as: UTF8.self)
    }
}
