// SPDX-License-Identifier: Apache-2.0

/// A pointer that each thread has for itself, nil at first. For the layers' own use.
///
/// A constant of the program: the system's key is never given back.
public struct _ThreadPointer: Sendable {
    private let key: Key?

    /// Makes a pointer. If the system has no more keys, it stays nil for all threads.
    public init() {
        var key: Key = 0
        self.key = makeKey(&key, nil) == 0 ? key : nil
    }

    /// The pointer of the current thread.
    public var value: UnsafeRawPointer? {
        get { key.flatMap(read) }
        nonmutating set { if let key { _ = write(key, newValue) } }
    }
}

// Proof for the three: the C functions take and return words and pointers, for which the calling conventions of C and Swift
// agree on every platform of this package; `Key` is `pthread_key_t`.
#if canImport(Darwin)
private typealias Key = UInt
#else
private typealias Key = UInt32
#endif

@_silgen_name("pthread_key_create")
private func makeKey(_ key: UnsafeMutablePointer<Key>, _ destructor: UnsafeRawPointer?) -> Int32

@_silgen_name("pthread_getspecific")
private func read(_ key: Key) -> UnsafeRawPointer?

@_silgen_name("pthread_setspecific")
private func write(_ key: Key, _ value: UnsafeRawPointer?) -> Int32
