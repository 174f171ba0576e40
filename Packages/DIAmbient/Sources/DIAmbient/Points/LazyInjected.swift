// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// A property that requests its value on first read, once for all threads, from the injector current at its creation.
///
/// It breaks a cycle of objects that request each other, and avoids unused objects. It keeps the injector until it is read.
///
/// ```swift
/// final class Barista {
///     @LazyInjected var maker: CoffeeMaker     // made for the first cup
/// }
/// ```
@propertyWrapper
public struct LazyInjected<Value> {
    private let lazy: Lazy<Value>

    /// Requests the property's type.
    public init(file: StaticString = #fileID, line: UInt = #line) {
        self.init { $0.get(Value.self, file: file, line: line) }
    }

    /// Requests a declaration in ``DefaultValues``. The key path is evaluated immediately.
    public init(
        _ declared: KeyPath<DefaultValues, Default<Value>>, file: StaticString = #fileID, line: UInt = #line
    ) {
        let declared = DefaultValues()[keyPath: declared]
        self.init {
            $0.cachedDefault(declared.declaration, as: Value.self)
                ?? $0.resolveDefault(declared, _SourcePlace(file, line))
        }
    }

    /// Requests the value of a tag.
    public init<T: Tag>(_ tag: T.Type, file: StaticString = #fileID, line: UInt = #line) where T.Element == Value {
        self.init { $0.get(tagged: T.self, file: file, line: line) }
    }

    /// Requests the property's type with a qualifier.
    public init(qualified qualifier: String, file: StaticString = #fileID, line: UInt = #line) {
        self.init { $0.get(Value.self, qualified: qualifier, file: file, line: line) }
    }

    private init(_ request: @escaping @Sendable (Injector) -> Value) {
        let asked = RequestedInjector(.current)
        lazy = Lazy { request(asked.take()) }
    }

    /// The value, which the first read requests.
    public var wrappedValue: Value { lazy.get() }
}

extension LazyInjected: Sendable where Value: Sendable {}

/// An injector that is released after its only request.
final class RequestedInjector: Sendable {
    private let injector: Mutex<Injector?>

    init(_ injector: Injector) {
        self.injector = Mutex(injector)
    }

    /// Returns the injector, for the only request.
    func take() -> Injector {
        let asked = injector.withLock { $0.take() }
        // Proof: a `Lazy` makes its element once.
        guard let asked else { preconditionFailure("a lazy property was made twice") }
        return asked
    }
}
