// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The checker, linked to the objects of a package.
struct LinkedChecker {
    let program: String

    /// Links objects, and replaces the program in a folder, beside further files; a failed link leaves the last program.
    ///
    /// If two executables define the same symbol, the text of the error ends with the advice on how to choose one.
    static func link(
        _ objects: [String], _ flags: [String], by compiler: String, in folder: String, choice: String
    ) throws(Problem) -> LinkedChecker {
        // The driver writes a file beside the first object.
        let first = folder + "/first.o"
        let (list, fresh, program) = (folder + "/objects", folder + "/checker.new", folder + "/checker")
        let lines = ([first] + objects.dropFirst()).map(quoted).joined(separator: "\n")
        do {
            try? FileManager.default.removeItem(atPath: first)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: first, withDestinationPath: objects.first ?? "")
            try Data(lines.utf8).write(to: URL(filePath: list), options: .atomic)
        } catch {
            throw Problem("'\(folder)' can't be written: \(error.localizedDescription)")
        }
        let child = try Child(compiler, ["-o", fresh, "@" + list] + linker(compiler) + flags)
        guard child.status == 0, child.signal == nil else {
            throw Problem("the objects can't be linked\n" + child.text + advice(on: child.text, in: folder, choice))
        }
        guard rename(fresh, program) == 0 else {
            throw Problem("'\(program)' can't be written: \(String(cString: strerror(errno)))")
        }
        return LinkedChecker(program: program)
    }

    /// A path for the list of objects: not in quotation marks, in which the driver ends an argument at an apostrophe.
    private static func quoted(_ path: String) -> String {
        let special = " \t\"'\\"
        guard path.rangeOfCharacter(from: CharacterSet(charactersIn: special)) != nil else { return path }
        return path.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// No debug information, no symbols and no hash, which are most of a linker's output: 1.05 CPU seconds for 2,800 objects, of
    /// 1.3 with symbols. LLVM's linker takes a fifth of the others' time.
    private static func linker(_ compiler: String) -> [String] {
        #if os(macOS)
        return ["-Xlinker", "-S"]
        #else
        let tools = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
        let isThere = FileManager.default.isExecutableFile(atPath: tools.appending(path: "ld.lld").path)
        let options = ["-s", "-O0", "--build-id=none"].flatMap { ["-Xlinker", $0] }
        return options + (isThere ? ["-use-ld=lld"] : [])
        #endif
    }

    /// The advice for a failure that the linker's own message doesn't explain.
    private static func advice(on text: String, in folder: String, _ choice: String) -> String {
        let free = try? FileManager.default.attributesOfFileSystem(forPath: folder)[.systemFreeSize] as? Int
        if let free, free < 100_000_000 { return "\nthe disk of '\(folder)' is full" }
        let isClash = text.contains("duplicate symbol") || text.contains("multiple definition")
        return isClash ? "\ntwo executables define the same symbol; \(choice)" : ""
    }

    /// Runs the checker on a request, whose file it writes, and returns the answer.
    ///
    /// The answer is in files beside the request, because standard output belongs to `configure` functions that print; `Checker`
    /// of `DIChecking` lists them.
    func answer(_ content: [String: Any], at request: String) throws(Problem) -> (text: Data, status: Int32) {
        do {
            for suffix in [".answer", ".failure", ".asked"] {
                try? FileManager.default.removeItem(atPath: request + suffix)
            }
            let data = try JSONSerialization.data(withJSONObject: content)
            try data.write(to: URL(filePath: request), options: .atomic)
        } catch {
            throw Problem("'\(request)' can't be written: \(error.localizedDescription)")
        }
        let child = try Child(program, [request])
        func written(_ suffix: String) -> Data? { try? Data(contentsOf: URL(filePath: request + suffix)) }
        func text(_ suffix: String) -> String? { written(suffix).map { String(decoding: $0, as: UTF8.self) } }
        if let answer = written(".answer"), child.signal == nil { return (answer, child.status) }
        if let failure = text(".failure") { throw Problem(failure) }
        let name = text(".asked") ?? ""
        let asked = name.isEmpty ? "the checker" : "'configure' of \(name)"
        let end = child.signal.map { "signal \($0)" } ?? "exit status \(child.status)"
        // The addresses of a stack without debug information are useless.
        let said = child.text.split(separator: "\nCurrent stack trace:").first ?? ""
        throw Problem("\(asked) ended the process with \(end)\n\(said)")
    }
}
