// SPDX-License-Identifier: Apache-2.0

/// A property of a command that the graph fills; the argument parser, which decodes all others, leaves it empty.
///
/// It is read while the command answers. To read it before is a mistake of the program and stops it.
@propertyWrapper
struct Injected<Value>: Decodable {
    private var value: Value?

    init() {}

    /// Reads nothing, for nothing of it stands on a command line.
    init(from decoder: any Decoder) {}

    var wrappedValue: Value {
        get {
            guard let value else {
                preconditionFailure("a command's \(Value.self) was read before the graph had filled it")
            }
            return value
        }
        set { value = newValue }
    }
}
