// SPDX-License-Identifier: Apache-2.0

/// A thread-local pointer, nil at first. For the layers' own use.
///
/// For global constants: the system's key is never released.
@usableFromInline
package struct _ThreadPointer: Sendable {
    @usableFromInline let key: ThreadKey?

    /// Makes a pointer. If the system has no more keys, it stays nil for all threads.
    package init() {
        var key: ThreadKey = 0
        self.key = makeKey(&key, nil) == 0 ? key : nil
    }

    /// The pointer of the current thread.
    @inlinable package var value: UnsafeRawPointer? {
        get { key.flatMap(readThreadKey) }
        nonmutating set { if let key { _ = writeThreadKey(key, newValue) } }
    }
}

// Proof for the three: the C functions take and return words and pointers, for which the calling conventions of C and Swift
// agree on every platform of this package; `ThreadKey` is `pthread_key_t`.
#if canImport(Darwin)
@usableFromInline typealias ThreadKey = UInt
#else
@usableFromInline typealias ThreadKey = UInt32
#endif

@_silgen_name("pthread_key_create")
private func makeKey(_ key: UnsafeMutablePointer<ThreadKey>, _ destructor: UnsafeRawPointer?) -> Int32

@_silgen_name("pthread_getspecific")
@usableFromInline func readThreadKey(_ key: ThreadKey) -> UnsafeRawPointer?

@_silgen_name("pthread_setspecific")
@usableFromInline func writeThreadKey(_ key: ThreadKey, _ value: UnsafeRawPointer?) -> Int32
