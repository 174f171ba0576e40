// SPDX-License-Identifier: Apache-2.0

import DI

struct Connection {
    let address: String
}

struct ConnectionPool {
    func connection(key: String) -> Connection {
        Connection(address: "roaster/\(key)")
    }
}

// Block 16
let connectionModule = Bindings {
    factory { ConnectionPool() }
    single { (pool: ConnectionPool) in
        let key = "7F3A"
        return pool.connection(key: key)
    }
}

struct Invoice {
    let connection: Connection
    let roastery: any Roastery
}

// Block 61
let invoiceModule = Bindings {
    include(beansModule)
    include(connectionModule)
    factory { Invoice(connection: $0, roastery: $1) }
}

let partnersModule = Bindings {
    factory { ConnectionPool() }
    // Block 64
    single(qualified: "island") { (pool: ConnectionPool) in pool.connection(key: "island") }
}
