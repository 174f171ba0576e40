// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The link of the checker: the objects of the package, of what it depends on, and of the checker.
struct Linking {
    let checked: CheckedPackage
    let folder: BuildFolder

    init(_ checked: CheckedPackage, _ folder: BuildFolder) {
        self.checked = checked
        self.folder = folder
    }

    func program() throws -> URL {
        let roots: [any Target] = checked.targets + [checked.checker]
        var reached: [any Target] = []
        for target in roots.flatMap({ $0.recursiveTargetDependencies + [$0] })
        where !reached.contains(where: { $0.id == target.id }) {
            reached.append(target)
        }
        var lines: [String] = []
        for target in reached {
            if let target = target as? any SourceModuleTarget { lines += try folder.objects(of: target) }
            if let target = target as? SystemLibraryTarget { lines += target.linkerFlags }
            if let target = target as? SwiftSourceModuleTarget { lines += libraries(target.linkedLibraries) }
            if let target = target as? ClangSourceModuleTarget { lines += libraries(target.linkedLibraries) }
        }
        let work = checked.work
        let list = work.appending(path: "objects")
        try Data(lines.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: list, options: .atomic)
        let program = work.appending(path: "checker")
        let ended = try Child.run(checked.compiler, ["-o", program.path, "@" + list.path, "-Xlinker", "-S"])
        guard ended.status == 0 else { throw Problem(text: "cannot check: the link failed\n\(ended.text)") }
        return program
    }

    private func libraries(_ names: [String]) -> [String] {
        names.map { "-l" + $0 }
    }
}
