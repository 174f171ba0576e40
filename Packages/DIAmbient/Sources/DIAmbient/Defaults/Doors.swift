// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// The answers of one injector to requests for declared defaults.
@usableFromInline
final class Doors: _Attachment, @unchecked Sendable {
    // Proof of @unchecked Sendable: an atomic and a mutex.
    // Proof of Unmanaged: the state keeps every table and every door.

    /// The address of the table that is read.
    @usableFromInline let table: Atomic<UInt>
    private let state: Mutex<State>

    private struct State: @unchecked Sendable {
        // Proof of @unchecked Sendable: used under the lock; the header of a table is constant, and its slots are atomics.

        /// All tables, of which the last is read; threads may still read the others.
        var tables: [DoorTable]
        var doors: [Door] = []
        var answers: [_Key: Answer] = [:]
        var bits: Int = 3
    }

    override init() {
        let first = DoorTable.make(bits: 3)
        table = Atomic(Self.address(of: first))
        state = Mutex(State(tables: [first]))
    }

    /// Finds the door of a declaration.
    @inlinable @inline(__always)
    func find<V>(_ declaration: Declaration, as type: V.Type) -> Unmanaged<Door>? {
        // Proof of unsafelyUnwrapped: the word holds the address of a table from the first.
        let address = UnsafeRawPointer(bitPattern: table.load(ordering: .acquiring)).unsafelyUnwrapped
        return Unmanaged<DoorTable>.fromOpaque(address)._withUnsafeGuaranteedRef { table in
            table.find(
                name: Door.address(of: declaration.name), file: Door.address(of: declaration.file),
                type: Door.address(of: V.self))
        }
    }

    /// Returns the answer of a declaration, which is made once whatever literals name it, and adds a door for the literals.
    func answer<V>(_ declared: Default<V>, _ make: () -> Answer) -> Answer {
        let key = declared.key
        return state.withLock { state in
            let answer = state.answers[key] ?? make()
            state.answers[key] = answer
            if find(declared.declaration, as: V.self) == nil { add(Door(declared, answer), to: &state) }
            return answer
        }
    }

    private func add(_ door: Door, to state: inout State) {
        state.doors.append(door)
        // At most half full.
        guard state.doors.count * 2 > 1 << state.bits else {
            state.tables[state.tables.count - 1].insert(door)
            return
        }
        state.bits += 1
        let larger = DoorTable.make(bits: state.bits)
        for door in state.doors { larger.insert(door) }
        state.tables.append(larger)
        table.store(Self.address(of: larger), ordering: .releasing)
    }

    private static func address(of table: DoorTable) -> UInt {
        // Proof of Unmanaged: as above.
        UInt(bitPattern: Unmanaged.passUnretained(table).toOpaque())
    }
}
