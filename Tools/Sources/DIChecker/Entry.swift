// SPDX-License-Identifier: Apache-2.0

import DIChecking

/// The main function of the checker.
@_cdecl("main")
public func main(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
    Checker.main(count, arguments)
}
