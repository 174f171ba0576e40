// SPDX-License-Identifier: Apache-2.0

/// Reads `() -> X` and `@Sendable () -> X` out of the metadata of a function type, which cannot conform to protocols.
///
/// The layout of that record is fixed by Swift's ABI on Apple platforms and stable per toolchain elsewhere: the kind,
/// the flags, the type of the result. A self-test on known functions guards it; where it fails, function types are plain
/// keys, and asking for one is `DI/MissingBinding`.
enum _FunctionForm {
    private struct Record {
        let kind: UInt
        let flags: UInt
        let result: Any.Type
    }

    private static let functionKind: UInt = 0x302
    private static let escapingFlag: UInt = 0x0400_0000
    private static let sendableFlag: UInt = 0x4000_0000

    static func form(of type: Any.Type) -> _Form? {
        guard isLayoutKnown else { return nil }
        return read(type)
    }

    private static let isLayoutKnown: Bool =
        read((() -> Int).self)?.value == Int.self && read((@Sendable () -> String).self)?.value == String.self
        && read(((Int) -> Int).self)?.value == nil && read((() throws -> Int).self)?.value == nil
        && read((() async -> Int).self)?.value == nil && read(Int.self)?.value == nil

    private static func read(_ type: Any.Type) -> _Form? {
        // Proof of unsafeBitCast: a metatype of unknown type is a pointer to the type's metadata, whose first word is its
        // kind; the two words behind it are read for functions only, whose records have them.
        let pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard pointer.load(as: UInt.self) == functionKind else { return nil }
        let record = pointer.load(as: Record.self)
        // No parameters, Swift's convention, neither throwing, async, differentiable nor isolated.
        switch record.flags {
        case escapingFlag: return plain(record.result)
        case escapingFlag | sendableFlag: return sendable(record.result)
        default: return nil
        }
    }

    private static func plain<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _Node<() -> Element> { frame in
                let provider = Provider<Element>(frame: frame._ancestor(distance), node: reference.typed())
                return { provider.get() }
            }
        }
    }

    private static func sendable<Element>(_ result: Element.Type) -> _Form {
        _Form(.provider, of: result) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _Node<@Sendable () -> Element> { frame in
                let provider = Provider<Element>(frame: frame._ancestor(distance), node: reference.typed())
                return { provider.get() }
            }
        }
    }
}
