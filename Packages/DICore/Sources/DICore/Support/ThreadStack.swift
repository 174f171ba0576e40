// SPDX-License-Identifier: Apache-2.0

/// The stack of the current thread, as far as its bounds are known.
enum ThreadStack {
    /// The part of a stack reserved for the message, in bytes; at most a quarter of the stack.
    private static let reserve: UInt = 256 * 1024
    /// The largest part of a stack that is used, for stacks without their own bound.
    private static let largest: UInt = 1 << 30
    /// The value of `end` for unknown bounds.
    static let unknown: UInt = 1

    /// The address below which there is hardly more room than a message needs; the stack grows towards it.
    static var end: UInt {
        guard let bounds = bounds(), bounds.size > 0 else { return unknown }
        let top = bounds.lowest.addingReportingOverflow(bounds.size).partialValue
        guard top > bounds.lowest else { return unknown }
        let lowest = max(bounds.lowest, top - min(top, largest))
        return lowest + min(reserve, (top - lowest) / 4)
    }

    /// Whether the current thread's stack has reached its `end`.
    @inline(never)
    static func isNearlyUsed(upTo end: UInt) -> Bool {
        var local: UInt8 = 0
        let position = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
        return position < end && position >= end - min(end, reserve)
    }
}

#if canImport(Darwin)
// Proof for both: the C functions take and return a word, for which the calling conventions of C and Swift agree on
// every platform of this package.
@_silgen_name("pthread_get_stackaddr_np")
private func highestAddress(ofStackOf thread: UInt) -> UInt

@_silgen_name("pthread_get_stacksize_np")
private func size(ofStackOf thread: UInt) -> UInt

extension ThreadStack {
    private static func bounds() -> (lowest: UInt, size: UInt)? {
        let thread = _currentThread()
        let size = size(ofStackOf: thread)
        return (highestAddress(ofStackOf: thread) - size, size)
    }
}
#else
// Proof for the three: the C functions take words and pointers and return an `int`, for which the calling conventions
// of C and Swift agree on every platform of this package.
@_silgen_name("pthread_getattr_np")
private func readAttributes(of thread: UInt, _ attributes: UnsafeMutableRawPointer) -> Int32

@_silgen_name("pthread_attr_getstack")
private func readStack(
    of attributes: UnsafeRawPointer, _ lowest: UnsafeMutablePointer<UInt>, _ size: UnsafeMutablePointer<UInt>
) -> Int32

@_silgen_name("pthread_attr_destroy")
private func destroyAttributes(_ attributes: UnsafeMutableRawPointer) -> Int32

extension ThreadStack {
    /// More than any C library needs for the attributes of a thread; the largest are 64 bytes.
    private static let attributesSize: Int = 512

    private static func bounds() -> (lowest: UInt, size: UInt)? {
        withUnsafeTemporaryAllocation(byteCount: attributesSize, alignment: 16) { memory in
            guard let attributes = memory.baseAddress, readAttributes(of: _currentThread(), attributes) == 0 else {
                return nil
            }
            defer { _ = destroyAttributes(attributes) }
            var (lowest, size): (UInt, UInt) = (0, 0)
            return readStack(of: attributes, &lowest, &size) == 0 ? (lowest, size) : nil
        }
    }
}
#endif
