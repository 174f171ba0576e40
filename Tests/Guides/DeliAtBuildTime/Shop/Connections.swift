// SPDX-License-Identifier: Apache-2.0

import DI

final class Connection: Sendable {
    let address: String

    init(address: String) {
        self.address = address
    }
}

struct ConnectionPool: Autowired {
    func connection(key: String) -> Connection {
        Connection(address: "roaster/\(key)")
    }
}

// Block 16
enum Connections: AutowiredProviders {
    typealias SharedIn = Singleton

    static func connection(_ pool: ConnectionPool) -> Connection {
        let key = "7F3A"
        return pool.connection(key: key)
    }
}

// Block 64
enum IslandConnections: AutowiredProviders {
    typealias SharedIn = Singleton
    static let qualifier = "island"

    static func connection(_ pool: ConnectionPool) -> Connection {
        pool.connection(key: "island")
    }
}

struct Invoice {
    let connection: Connection
    let roastery: any Roastery
}

// Block 61
enum Papers: AutowiredProviders {
    static func invoice(_ connection: Connection, _ roastery: any Roastery) -> Invoice {
        Invoice(connection: connection, roastery: roastery)
    }
}
