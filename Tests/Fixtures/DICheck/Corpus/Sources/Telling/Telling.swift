// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools

/// Prints the graph of each component as JSON, as the program itself says it, one to a line.
package func tell(_ components: [any RootComponent.Type]) {
    for component in components {
        do {
            print(compact(try component.graph.json()))
        } catch {
            print("\(component): \(error)")
        }
    }
}

/// A text of JSON without the space between its tokens.
package func compact(_ json: String) -> String {
    var (bytes, isInText, isEscaped): ([UInt8], Bool, Bool) = ([], false, false)
    for byte in json.utf8 {
        if isInText || !" \n\r\t".utf8.contains(byte) { bytes.append(byte) }
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = isInText
        } else if byte == UInt8(ascii: "\"") {
            isInText.toggle()
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// The graphs in the output of the tool. Each begins with the version of its schema, as the whole output does; inside a text,
/// the quotation marks of that key would be escaped.
package func graphs(in output: String) -> [String] {
    let key = "{\"schemaVersion\":"
    let whole = compact(output)
    let list = whole.split(separator: "],\"notes\":[", maxSplits: 1).first ?? ""
    return list.split(separator: key).dropFirst().map { part in
        key + (part.hasSuffix(",") ? part.dropLast() : part)
    }
}
