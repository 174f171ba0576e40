// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

typealias MakeOrder = @convention(c) () -> UnsafeMutableRawPointer?

guard let plugin = dlopen(CommandLine.arguments[1], RTLD_NOW) else { fatalError(String(cString: dlerror())) }
let makeOrder = unsafeBitCast(dlsym(plugin, "makeOrder"), to: MakeOrder.self)
let order = makeOrder().map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
// Of one type in both only if the library is in the process once.
print("\((order as? Provider<Int>)?.get() ?? 0) cups")
