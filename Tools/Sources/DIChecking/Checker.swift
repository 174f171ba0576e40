// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DIGraphTools
import Foundation

/// The checker: finds the root components of the program it is linked into, and answers one request about their graphs.
public enum Checker {
    /// Answers the request in the file that the first argument names, and returns the exit status.
    ///
    /// The answer is written to a file of the same name with `.answer` at its end, because standard output belongs to `configure`
    /// functions that print. A failure is written to standard error, without an answer.
    public static func main(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32 {
        guard count == 2, let path = arguments[1].map({ String(cString: $0) }) else {
            return fail("one argument is expected, the path of a request")
        }
        do {
            let request = try JSONDecoder().decode(CheckRequest.self, from: Data(contentsOf: URL(filePath: path)))
            let answer = try run(request)
            try Data(answer.output.utf8).write(to: URL(filePath: path + ".answer"), options: .atomic)
            return answer.status
        } catch let failure as CheckFailure {
            return fail(failure.text)
        } catch {
            return fail("\(error)")
        }
    }

    private static func fail(_ text: String) -> Int32 {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        return 2
    }

    /// Answers a request.
    ///
    /// Throws ``CheckFailure`` where it could not check. The status is 0, or 1 for problems found.
    public static func run(_ request: CheckRequest) throws -> (output: String, status: Int32) {
        let types = try ProgramTypes.read(modules: Set(request.package?.targets.map(\.module) ?? []))
        var output = ""
        for component in types.components {
            func graph<Root: RootComponent>(_ type: Root.Type) throws -> String { try type.graph.json() }
            output += try graph(component.type)
        }
        return (output, 0)
    }
}
