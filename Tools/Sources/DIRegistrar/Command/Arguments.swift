// SPDX-License-Identifier: Apache-2.0

/// The arguments of `di-register`.
package struct Arguments {
    /// The reason why arguments can't be used.
    package struct Unusable: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    struct Target {
        let name: String
        var uses: [String] = []
        var paths: [String] = []
    }

    private(set) var output = ""
    private(set) var root = ""
    private(set) var isPublic = true
    /// The target to register, then the targets below it.
    private(set) var targets: [Target] = []

    init(_ arguments: [String]) throws(Unusable) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--output": output = try Self.value(of: argument, &rest)
            case "--root": root = try Self.value(of: argument, &rest)
            case "--internal": isPublic = false
            case "--target": targets.append(Target(name: try Self.value(of: argument, &rest)))
            case "--uses" where !targets.isEmpty:
                targets[targets.count - 1].uses.append(try Self.value(of: argument, &rest))
            case _ where argument.hasPrefix("/") && !targets.isEmpty: targets[targets.count - 1].paths.append(argument)
            default: throw Unusable(description: "unknown argument '\(argument)'")
            }
        }
        if output.isEmpty { throw Unusable(description: "'--output' is missing") }
        if targets.isEmpty { throw Unusable(description: "'--target' is missing") }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Unusable) -> String {
        guard let value = rest.popFirst() else { throw Unusable(description: "'\(option)' needs a value") }
        return value
    }
}
