// SPDX-License-Identifier: Apache-2.0

/// The mangled name of a type, such as `$sSay4Shop4PumpVGD` for `[Pump]`.
struct MangledType {
    private let name: Substring

    /// Takes a name with its prefix and suffix.
    init(_ name: String) {
        self.name = name.hasPrefix("$s") ? name.dropFirst(2) : name[...]
    }

    /// The modules of the toolchain, whose types are rarely dependencies.
    private static let toolchain: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationNetworking", "Synchronization", "Dispatch", "Observation",
        "os",
        "CoreFoundation", "Glibc", "Darwin", "Musl", "_StringProcessing", "Distributed", "RegexBuilder",
    ]

    /// Whether the type, or what it is an array or an optional of, is declared outside the toolchain.
    ///
    /// Numbers, texts, dates, closures and locks are settings and state more often than dependencies.
    var isDependency: Bool {
        // `Say…G` is an array of what follows.
        var rest = name
        while rest.hasPrefix("Say") { rest = rest.dropFirst(3) }
        guard let digit = rest.first, digit.isNumber, digit != "0" else { return false }
        let count = Int(rest.prefix(while: \.isNumber)) ?? 0
        return !Self.toolchain.contains(String(rest.drop(while: \.isNumber).prefix(count))) && !isFunction
    }

    private var isFunction: Bool {
        ["cD", "cSgD", "XED"].contains(where: name.hasSuffix)
    }
}
