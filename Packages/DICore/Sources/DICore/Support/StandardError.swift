// SPDX-License-Identifier: Apache-2.0

/// Writes a text to standard error without a buffer, and drops the rest of it if writing fails. For the layers' own use.
package func _writeToStandardError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
        var written = 0
        while written < bytes.count, let start = bytes.baseAddress {
            let count = writeBytes(2, start + written, bytes.count - written)
            guard count > 0 else { return }
            written += count
        }
    }
}

/// Declared here, since this layer imports no C library. Proof: the C function takes and returns words and a pointer,
/// for which the calling conventions of C and Swift agree on every platform of this package.
@_silgen_name("write")
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int
