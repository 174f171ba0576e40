// SPDX-License-Identifier: Apache-2.0

/// How a program is wired: by hand, or with one of the libraries that are compared.
public enum Library: String, CaseIterable, Sendable {
    /// Constructors called in functions and classes of the program.
    case hand
    /// `DI`, with a list for each module.
    case swiftDI = "swift-di"
    /// `DIBinding` alone, with a `configure` for each module.
    case swiftDIBinding = "swift-di-binding"
    /// Factory: a property of the container for each service.
    case factory
    /// Swinject: an assembly for each module.
    case swinject
    /// swift-dependencies: a key and a property of the values for each service.
    case swiftDependencies = "swift-dependencies"

    /// The environment variable with the folder where the library is built; nil for what the project has itself.
    public var variable: String? {
        switch self {
        case .hand, .swiftDI, .swiftDIBinding: nil
        case .factory: "FACTORY"
        case .swinject: "SWINJECT"
        case .swiftDependencies: "SWIFT_DEPENDENCIES"
        }
    }

    /// The product of this project; nil for the others.
    public var product: String? {
        switch self {
        case .swiftDI: "DI"
        case .swiftDIBinding: "DIBinding"
        default: nil
        }
    }

    /// The name in tables.
    public var title: String {
        switch self {
        case .hand: "by hand"
        case .swiftDI: "swift-di"
        case .swiftDIBinding: "swift-di, `DIBinding`"
        case .factory: "Factory"
        case .swinject: "Swinject"
        case .swiftDependencies: "swift-dependencies"
        }
    }

    var writer: any LibraryWriter {
        switch self {
        case .hand: HandWriter()
        case .swiftDI: ListWriter()
        case .swiftDIBinding: BinderWriter()
        case .factory: FactoryWriter()
        case .swinject: SwinjectWriter()
        case .swiftDependencies: DependencyWriter()
        }
    }
}
