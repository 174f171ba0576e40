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
        /// The shared defaults of the injector whose place this one's took.
        var inherited: [_Key: Answer] = [:]
        var bits: Int = 3
    }

    convenience override init() { self.init(inheriting: [:]) }

    private init(inheriting answers: [_Key: Answer]) {
        let first = DoorTable.make(bits: 3)
        table = Atomic(Self.address(of: first))
        state = Mutex(State(tables: [first], inherited: answers))
        super.init()
    }

    /// Takes over the shared defaults that have been made, unless what they requested may be gone.
    override func _inherited(by heir: Injector, withoutThoseOf generation: Int?) -> _Attachment? {
        let kept = state.withLock { state in
            state.inherited.merging(state.answers.filter { $0.value.keeper != nil }) { _, own in own }
        }.filter { $0.value.keeper?.isTakenOver(withoutThoseOf: generation) == true }
        guard !kept.isEmpty else { return nil }
        for answer in kept.values { answer.keeper?.owner = heir }
        return Doors(inheriting: kept)
    }

    /// Returns the shared default of the injector whose place this one's took, if it was made.
    func inherited(_ key: _Key) -> Answer? {
        state.withLock { $0.inherited[key] }
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
