// SPDX-License-Identifier: Apache-2.0

/// The declarations of a source file, as far as they are known without resolving names.
///
/// The compiler reads the same file, so this reader only has to find declarations, never to reject them: an unreadable file is
/// marked as broken, and everything else is taken as it is written.
package struct Source: Sendable {
    /// The types and extensions, in the order of the source; enclosing ones come first.
    package internal(set) var declarations: [Declaration] = []
    package internal(set) var imports: [Import] = []
    /// Whether brackets, literals, comments or `#if` blocks don't close: the declarations may then be wrong.
    package internal(set) var isBroken = false

    /// A line that imports a module.
    package struct Import: Sendable {
        /// The line as written, with its attributes and access.
        package let text: String
        /// The name of the module.
        package let module: String
        package let conditions: [String]
    }

    /// Reads a source in UTF-8.
    package init(_ text: String) {
        var text = text
        self = text.withUTF8 { Source($0) }
    }

    /// Reads a source in UTF-8, in linear time; other bytes are taken for letters.
    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var lexer = Lexer(bytes)
        lexer.readAll()
        var reader = DeclarationReader(bytes, lexer.tokens)
        reader.readAll()
        self = reader.source
        isBroken = isBroken || lexer.isBroken
    }
}
