// SPDX-License-Identifier: Apache-2.0

/// A protocol by which a type is bound.
enum Marker: String, CaseIterable {
    /// Bound by its initialiser, or by `make`.
    case autowired = "Autowired"
    /// Bound as an assisted factory.
    case factory = "AutowiredFactory"
    /// Bound as a property injector, by its method `inject`.
    case properties = "AutowiredProperties"
    /// Its static functions are bound.
    case providers = "AutowiredProviders"
    /// Bound as a group of configuration properties.
    case group = "ConfigProperty"

    /// The modules that may be written before the name.
    private var modules: [String] { self == .group ? ["DIProperties"] : ["DI", "DIBinding"] }

    /// Returns whether a name in an inheritance clause is the protocol.
    func isNamed(by name: String) -> Bool {
        let name = name.filter { $0 != "`" }
        return name == rawValue || modules.contains { name == "\($0).\(rawValue)" }
    }
}
