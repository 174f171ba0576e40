// SPDX-License-Identifier: Apache-2.0

import DICore
import DIGraphTools

/// The answer to `diff`: the difference between the graphs of two files.
enum DiffAnswer {
    /// Compares the two files of a request.
    static func text(_ request: CheckRequest) throws(CheckFailure) -> String {
        guard request.files.count == 2 else { throw CheckFailure("diff compares two files") }
        let old = try GraphFile(path: request.files[0])
        let new = try GraphFile(path: request.files[1])
        let diff = GraphDiff(from: .joined(old.graphs), to: .joined(new.graphs))
        switch request.format {
        case "text": return diff.text.hasSuffix("\n") ? diff.text : diff.text + "\n"
        case "markdown": return diff.markdown
        case "json":
            do { return try diff.json() } catch { throw CheckFailure("\(error)") }
        default: throw CheckFailure("diff has no format '\(request.format)'; there are text, markdown and json")
        }
    }
}
