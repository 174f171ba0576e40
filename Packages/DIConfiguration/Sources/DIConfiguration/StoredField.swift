// SPDX-License-Identifier: Apache-2.0

#if Configuration

/// A stored property of a structure, as the runtime describes it to `Mirror`.
struct StoredField {
    let name: String
    let type: Any.Type

    /// Returns the stored properties of a structure, in their order; none of another type, and none in a program that was built
    /// without the names of fields.
    static func all(of type: Any.Type) -> [StoredField] {
        guard !(type is AnyObject.Type) else { return [] }
        return (0..<fieldCount(type)).compactMap { index in
            var record = FieldRecord()
            let type = fieldType(type, index, &record)
            defer { record.free?(record.name) }
            // Proof of the pointer: the runtime gives a terminated string, which stays until `free` is called.
            return record.name.map { StoredField(name: String(cString: $0), type: type) }
        }
    }
}

/// The description of a field in which the runtime returns its name.
private struct FieldRecord {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong: Bool = false
    var isVariable: Bool = false
}

// Proof of both: the standard library calls these functions of the runtime with the same parameters, for `Mirror`, so they are a
// part of its stable interface. The index is below the count.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(_ type: Any.Type, _ index: Int, _ record: UnsafeMutablePointer<FieldRecord>) -> Any.Type

#endif
