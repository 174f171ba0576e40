// SPDX-License-Identifier: Apache-2.0

/// The objects of a program: services in modules, modules in layers. Every library's program is written from one of these.
public struct FieldGraph: Sendable {
    /// One class, and the protocol in front of it if it has one.
    public struct Service: Sendable {
        /// The position in ``FieldGraph/services``.
        public let index: Int
        /// The position of its module.
        public let module: Int
        /// The name that others request, such as `Store017`.
        public let name: String
        /// Whether `name` is a protocol, with a class `LiveStore017` behind it.
        public let hasProtocol: Bool
        /// Whether the program has one object of the class, or makes one for each request.
        public let isShared: Bool
        /// The positions of the services that its initialiser takes, in order.
        public let dependencies: [Int]

        /// The name of the class.
        public var className: String { hasProtocol ? "Live\(name)" : name }
        /// The type that others request.
        public var requestedType: String { hasProtocol ? "any \(name)" : name }
        /// The name of a property or parameter of the type.
        public var label: String { name.prefix(1).lowercased() + name.dropFirst() }
    }

    /// The services of one file.
    public struct Module: Sendable {
        /// The position in ``FieldGraph/modules``.
        public let index: Int
        /// The name, such as `Module017`.
        public let name: String
        /// The position of its layer; that of the program itself for the last module.
        public let layer: Int
        /// The positions of its services.
        public let services: Range<Int>
    }

    /// The number that the graph was made from.
    public let seed: UInt64
    /// The number of layers, without the program itself.
    public let layerCount: Int
    /// All services; a service depends on earlier ones only. The last is the root.
    public let services: [Service]
    /// All modules; the last is that of the program, and has the root.
    public let modules: [Module]
    /// The unshared service that makes most objects, which the programs request again and again.
    public let chain: Int
    /// The shared service that most others need, which the programs request again and again.
    public let shared: Int

    /// The number of modules that was asked for, without that of the program.
    public var moduleCount: Int { modules.count - 1 }
    /// The service that needs all others.
    public var root: Service { services[services.count - 1] }

    /// The modules of a layer, in order.
    public func modules(ofLayer layer: Int) -> [Module] {
        modules.filter { $0.layer == layer }
    }

    /// The modules that a module needs, in order, without itself.
    public func modules(neededBy module: Module) -> [Module] {
        let needed = Set(module.services.flatMap { services[$0].dependencies.map { services[$0].module } })
        return needed.subtracting([module.index]).sorted().map { modules[$0] }
    }

    /// The layers that a module needs, in order, without its own.
    public func layers(neededBy module: Module) -> [Int] {
        Set(modules(neededBy: module).map(\.layer)).subtracting([module.layer]).sorted()
    }

    /// The fingerprint of the graph: equal for equal graphs, however they are written.
    public var fingerprint: Fingerprint {
        var fingerprint = Fingerprint()
        for service in services {
            let form = (service.hasProtocol ? "protocol" : "class") + (service.isShared ? " shared" : "")
            fingerprint.add("\(service.module) \(service.name) \(form) \(service.dependencies)")
        }
        for module in modules { fingerprint.add("\(module.name) \(module.layer)") }
        fingerprint.add("\(chain) \(shared)")
        return fingerprint
    }
}
