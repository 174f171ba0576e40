// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// The answers of one injector to requests for declared defaults.
@usableFromInline
final class DefaultCache: @unchecked Sendable {
    // Proof of @unchecked Sendable: an atomic and a mutex.
    // Proof of Unmanaged: the state keeps every table and every entry.

    /// The address of the table that is read.
    @usableFromInline let table: Atomic<UInt>
    private let state: Mutex<State>

    private struct State: @unchecked Sendable {
        // Proof of @unchecked Sendable: used under the lock; the header of a table is constant, and its slots are atomics.

        /// All tables, of which the last is read; threads may still read the others.
        var tables: [DefaultTable]
        var entries: [CachedDefault] = []
        var answers: [_Key: ResolvedDefault] = [:]
        var bits: Int = 3
    }

    init() {
        let first = DefaultTable.make(bits: 3)
        table = Atomic(Self.address(of: first))
        state = Mutex(State(tables: [first]))
    }

    /// Finds the entry of a declaration.
    @inlinable @inline(__always)
    func find<V>(_ declaration: DefaultID, as type: V.Type) -> Unmanaged<CachedDefault>? {
        // Proof of unsafelyUnwrapped: the word holds the address of a table from the first.
        let address = UnsafeRawPointer(bitPattern: table.load(ordering: .acquiring)).unsafelyUnwrapped
        return Unmanaged<DefaultTable>.fromOpaque(address)._withUnsafeGuaranteedRef { table in
            table.find(
                name: CachedDefault.address(of: declaration.name), file: CachedDefault.address(of: declaration.file),
                type: CachedDefault.address(of: V.self))
        }
    }

    /// Returns the answer of a declaration, which is made once whatever literals name it, and adds an entry for the literals.
    func answer<V>(_ declared: Default<V>, _ make: () -> ResolvedDefault) -> ResolvedDefault {
        let key = declared.key
        return state.withLock { state in
            let answer = state.answers[key] ?? make()
            state.answers[key] = answer
            if find(declared.declaration, as: V.self) == nil { add(CachedDefault(declared, answer), to: &state) }
            return answer
        }
    }

    private func add(_ entry: CachedDefault, to state: inout State) {
        state.entries.append(entry)
        // At most half full.
        guard state.entries.count * 2 > 1 << state.bits else {
            state.tables[state.tables.count - 1].insert(entry)
            return
        }
        state.bits += 1
        let larger = DefaultTable.make(bits: state.bits)
        for entry in state.entries { larger.insert(entry) }
        state.tables.append(larger)
        table.store(Self.address(of: larger), ordering: .releasing)
    }

    private static func address(of table: DefaultTable) -> UInt {
        // Proof of Unmanaged: as above.
        UInt(bitPattern: Unmanaged.passUnretained(table).toOpaque())
    }
}

/// The shared defaults of an injector, its overlays, and the injectors that supersede it.
final class CommonDefaults: Sendable {
    private let answers: Mutex<[_Key: ResolvedDefault]> = Mutex([:])

    /// Returns the answer of a declaration, which is made once.
    func answer(_ key: _Key, _ make: () -> ResolvedDefault) -> ResolvedDefault {
        answers.withLock { answers in
            let answer = answers[key] ?? make()
            answers[key] = answer
            return answer
        }
    }
}
