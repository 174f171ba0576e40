// SPDX-License-Identifier: Apache-2.0

/// Standard error, for the text with which a process ends.
enum StandardError {
    private static let descriptor: Int32 = 2

    /// Writes a text without a buffer, and drops the rest of it if writing fails.
    static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var written = 0
            while written < bytes.count, let start = bytes.baseAddress {
                let count = writeBytes(descriptor, start + written, bytes.count - written)
                guard count > 0 else { return }
                written += count
            }
        }
    }
}

/// Writes a text to standard error without a buffer. For the layers' own use.
package func _writeToStandardError(_ text: String) {
    StandardError.write(text)
}

/// Declared here, since this layer imports no C library. Proof: the C function takes and returns words and a pointer,
/// for which the calling conventions of C and Swift agree on every platform of this package.
@_silgen_name("write")
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int
