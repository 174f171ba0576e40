// SPDX-License-Identifier: Apache-2.0

/// The container that a project writes in an afternoon: closures in a dictionary, found by type. It checks nothing and
/// shares without locks. What it costs to compile a thousand closures for it is what the library is compared with.
public final class Container {
    private var makers: [ObjectIdentifier: (Container) -> Any] = [:]
    private var shared: [ObjectIdentifier: Any] = [:]

    /// Makes an empty one.
    public init() {}

    /// Makes a new object at each request.
    public func register<Object>(_ type: Object.Type, _ make: @escaping (Container) -> Object) {
        makers[ObjectIdentifier(type)] = make
    }

    /// Makes one object at the first request.
    public func registerShared<Object>(_ type: Object.Type, _ make: @escaping (Container) -> Object) {
        let key = ObjectIdentifier(type)
        makers[key] = { container in
            if let object = container.shared[key] { return object }
            let object = make(container)
            container.shared[key] = object
            return object
        }
    }

    /// The object of that type; whoever asks for one that was not registered has made a mistake.
    public func resolve<Object>(_ type: Object.Type = Object.self) -> Object {
        guard let object = makers[ObjectIdentifier(type)]?(self) as? Object else {
            preconditionFailure("\(type) is not registered")
        }
        return object
    }
}
