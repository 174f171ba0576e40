// SPDX-License-Identifier: Apache-2.0

extension _TypeMetadata {
    /// A function without parameters that a factory can request.
    struct Getter: Equatable {
        /// The result of the function.
        let result: Any.Type
        /// The effects of a call; `onMainActor` only alone.
        var effects: _Effects = []
        /// Whether the function is declared as `@Sendable`.
        var isSendable: Bool = false
        /// Whether an async function runs in the isolation of its caller, `nonisolated(nonsending)`.
        var isNonsending: Bool = false

        static func == (one: Getter, other: Getter) -> Bool {
            one.result == other.result && one.effects == other.effects && one.isSendable == other.isSendable
                && one.isNonsending == other.isNonsending
        }
    }

    /// The record of a function: the kind, the flags, the result; then, without parameters, the global actor if the
    /// flags name one, or the extended flags if there are some.
    private struct FunctionRecord {
        let kind: UInt
        let flags: UInt
        let result: Any.Type
    }

    /// The flags of a function. The number of parameters is in the low bits, the convention above it; both are 0 here.
    private enum Flags {
        static let throwing: UInt = 0x0100_0000
        static let escaping: UInt = 0x0400_0000
        static let globalActor: UInt = 0x1000_0000
        static let async: UInt = 0x2000_0000
        static let sendable: UInt = 0x4000_0000
        static let extended: UInt = 0x8000_0000
        static let parameterCount: UInt = 0xFFFF

        /// In the extended flags, the isolation of the caller. The other bits mark typed errors and a `sending` result.
        static let nonsending: UInt32 = 4
    }

    /// The parts of a function without parameters that a factory can request; nil for every other type.
    ///
    /// A function with a typed error or a `sending` result, one that awaits without throwing, one of another global actor,
    /// or one that is differentiable, `@isolated(any)` or of another convention than Swift's, is another type. In Swift 5
    /// mode `@MainActor () -> X` isn't `@Sendable`, in Swift 6 mode it is.
    var getter: Getter? {
        guard let function else { return nil }
        let result = function.result
        let isSendable = function.flags & Flags.sendable != 0
        switch function.flags & ~Flags.sendable {
        case Flags.escaping:
            return Getter(result: result, isSendable: isSendable)
        case Flags.escaping | Flags.globalActor:
            guard rest(as: Any.Type.self) == MainActor.self else { return nil }
            return Getter(result: result, effects: .onMainActor, isSendable: isSendable)
        case Flags.escaping | Flags.throwing:
            return Getter(result: result, effects: .throwing, isSendable: isSendable)
        case Flags.escaping | Flags.throwing | Flags.async:
            return Getter(result: result, effects: .asynchronous, isSendable: isSendable)
        case Flags.escaping | Flags.throwing | Flags.async | Flags.extended:
            guard rest(as: UInt32.self) == Flags.nonsending else { return nil }
            return Getter(result: result, effects: .asynchronous, isSendable: isSendable, isNonsending: true)
        default: return nil
        }
    }

    /// Whether the type is a function without parameters.
    package var isFunctionWithoutParameters: Bool {
        function.map { $0.flags & Flags.parameterCount == 0 } ?? false
    }

    private var function: FunctionRecord? {
        guard isReadableFunction else { return nil }
        // Proof: the kind is a function's, whose record has these fields.
        return pointer.load(as: FunctionRecord.self)
    }

    /// Reads the field after the result of a function without parameters. The flags say that it exists.
    private func rest<Value>(as type: Value.Type) -> Value {
        pointer.load(fromByteOffset: MemoryLayout<FunctionRecord>.size, as: Value.self)
    }
}
