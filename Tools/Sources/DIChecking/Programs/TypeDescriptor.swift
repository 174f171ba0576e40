// SPDX-License-Identifier: Apache-2.0

import CConformanceRecords

/// The compiler's description of a nominal type, as far as the checker reads it: its place among modules and types, and whether it
/// is generic.
///
/// The layout is the Swift ABI's, which is fixed on Apple platforms and stable per toolchain elsewhere. ``ProgramTypes`` checks
/// it on known types before it trusts an answer.
struct TypeDescriptor: Equatable {
    /// The kinds of descriptions, in the low bits of their first word.
    private enum Kind {
        static let module: UInt32 = 0
        static let classType: UInt32 = 16
        static let enumeration: UInt32 = 18
        static let mask: UInt32 = 0x1F
        static let generic: UInt32 = 0x80
    }

    private let address: UnsafeRawPointer

    /// Reads the description at an address; nil for a description of something else.
    init?(at address: UnsafeRawPointer) {
        self.address = address
        guard Kind.classType...Kind.enumeration ~= flags & Kind.mask else { return nil }
    }

    private var flags: UInt32 { address.load(as: UInt32.self) }

    /// Whether the type, or one around it, has generic parameters.
    var isGeneric: Bool { flags & Kind.generic != 0 }

    /// The names of the type and the types around it, from the outermost one, with dots. A type in an extension is named
    /// without the extended type, which the description of the extension doesn't lead to.
    var dottedName: String {
        contexts.filter { Kind.classType...Kind.enumeration ~= $0.load(as: UInt32.self) & Kind.mask }
            .map(Self.name).reversed().joined(separator: ".")
    }

    /// The name of the module that declares the type.
    var module: String {
        contexts.last.map(Self.moduleName) ?? ""
    }

    /// The type itself; nil for a generic one, which needs arguments.
    var type: Any.Type? {
        guard !isGeneric, let metadata = di_type_of_descriptor(address) else { return nil }
        // Proof of unsafeBitCast: the accessor of a type that is not generic returns the type's record, and a metatype of unknown
        // type is a pointer to that.
        return unsafeBitCast(metadata, to: Any.Type.self)
    }

    /// This description and the enclosing ones, up to the module.
    private var contexts: [UnsafeRawPointer] {
        var contexts = [address]
        while let last = contexts.last, last.load(as: UInt32.self) & Kind.mask != Kind.module,
            let parent = RelativePointer(at: last + 4).indirectable
        {
            contexts.append(parent)
        }
        return contexts
    }

    /// The name of the module at an address; empty for any other context.
    static func moduleName(_ context: UnsafeRawPointer) -> String {
        context.load(as: UInt32.self) & Kind.mask == Kind.module ? name(context) : ""
    }

    private static func name(_ context: UnsafeRawPointer) -> String {
        guard let name = RelativePointer(at: context + 8).direct else { return "" }
        // Proof: a module and a nominal type have the relative address of their name, which ends with a zero, as third word.
        return String(cString: name.assumingMemoryBound(to: CChar.self))
    }
}
