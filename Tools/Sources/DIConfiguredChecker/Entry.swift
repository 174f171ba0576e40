// SPDX-License-Identifier: Apache-2.0

import DIChecking
import DIProperties

/// The main function of the checker of a package with configuration properties.
@_cdecl("main")
public func main(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
    let reader = PropertiesReader { paths, showsValues in
        let read = try Properties(sources: paths.map { .file($0) })
        let properties = showsValues ? read : read._hidingAllValues()
        return { properties._planningContext() }
    }
    return Checker.main(count, arguments, properties: reader)
}
