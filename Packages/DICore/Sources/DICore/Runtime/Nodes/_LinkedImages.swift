// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension Diagnostic.ID {
    /// A warning at run time: two images of one process, such as a program and a library, each contain this library.
    public static let linkedTwice: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/LinkedTwice")
}

/// The copies of this library in the process.
///
/// A static library that is linked into a program and into a dynamic library of it is there twice. Each copy has types
/// that the other one's casts don't recognise, so `error is GraphError` is false for the other's error, and a request
/// for a `Provider` in the other's graph finds no binding. Only linking can fix that; this type reports it.
package enum _LinkedImages {
    /// Whether another image contains this library, too. The first use writes the warning, unless another copy has written it.
    ///
    /// Cost: two searches of the process's symbols, once.
    package static let areSeveral: Bool = {
        guard let other = otherCopy() else { return false }
        if tell() { _writeToStandardError(warning(imagePath(own), imagePath(other)).description + "\n\n") }
        return true
    }()

    /// The warning for two images, the first of which is the caller's.
    @_optimize(size)
    static func warning(_ own: String, _ other: String) -> Diagnostic {
        let images = [own, other].map { $0.split(separator: "/").last.map(String.init) ?? $0 }._sorted(by: <)
        return Diagnostic(
            id: .linkedTwice, severity: .warning, subject: "swift-di",
            message: "swift-di is linked into '\(images[0])' and into '\(images[1])' of one process",
            notes: ["a graph of one of them doesn't recognise providers, errors and tags of the other"],
            fixes: [
                "remove swift-di's products from the program's dependencies if a dynamic library of it contains them",
                "or remove them from the bundle if its host contains them, as for tests in an application",
            ])
    }

    // Proof: the mark is a function of C without parameters, as is any other copy's, which has the same name.
    private static let own: UInt = unsafeBitCast(swift_di_isFirstToTell as @convention(c) () -> Bool, to: UInt.self)

    /// The mark of another copy, if the system's linker can see one: the first of the process, or the next one.
    private static func otherCopy() -> UInt? {
        [firstCopy, nextCopy].map(address(of:)).first { $0 != 0 && $0 != own }
    }

    /// Whether this copy is to write the warning; the process's first copy answers true once.
    private static func tell() -> Bool {
        let first = address(of: firstCopy)
        guard first != 0 else { return swift_di_isFirstToTell() }
        // Proof: as for `own`.
        return unsafeBitCast(first, to: (@convention(c) () -> Bool).self)()
    }

    private static func address(of copy: Int) -> UInt {
        let mark: StaticString = "swift_di_isFirstToTell"
        return findSymbol(copy, mark.utf8Start)
    }

    /// The path of the image that contains an address.
    private static func imagePath(_ address: UInt) -> String {
        // The path is the first of the four words of a `Dl_info`.
        var words: (UnsafePointer<CChar>?, UInt, UInt, UInt) = (nil, 0, 0, 0)
        guard findImage(address, &words) != 0, let path = words.0 else { return "an unknown image" }
        return String(cString: path)
    }
}

// `RTLD_DEFAULT` and `RTLD_NEXT`.
#if canImport(Darwin)
private let firstCopy: Int = -2
#else
private let firstCopy: Int = 0
#endif
private let nextCopy: Int = -1

private let told: Atomic<Bool> = Atomic(false)

/// Returns true on the first call. The symbol marks a copy of this library, by which other copies find it.
@_cdecl("swift_di_isFirstToTell")
public func swift_di_isFirstToTell() -> Bool {
    !told.exchange(true, ordering: .relaxed)
}

/// Proof: the C function takes and returns words, for which the calling conventions of C and Swift agree on every platform of
/// this package.
@_silgen_name("dlsym")
private func findSymbol(_ handle: Int, _ name: UnsafePointer<UInt8>) -> UInt

/// Proof: as for `dlsym`; the second pointer is to four words, the size of a `Dl_info`.
@_silgen_name("dladdr")
private func findImage(_ address: UInt, _ info: UnsafeMutableRawPointer) -> Int32
