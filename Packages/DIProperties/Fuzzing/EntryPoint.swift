// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What libFuzzer calls with the bytes that it has made up; FUZZ_TARGET says whom they are for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // Proof: libFuzzer owns `count` bytes from `start` on for the length of the call, and they are copied.
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let contradiction = target.run(bytes) {
        preconditionFailure(contradiction)
    }
    return 0
}

private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        preconditionFailure("FUZZ_TARGET is '\(name)'; there are \(FuzzTarget.allCases.map(\.rawValue))")
    }
    return target
}()
