// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Swift files in the folder of a package: of its targets, tests, snippets and nested packages.
///
/// Hidden folders, such as that of the build, are skipped. Files are read when they are first searched.
final class PackageSources {
    private let package: PackageLayout
    private var texts: [SourceText]?

    init(_ package: PackageLayout) {
        self.package = package
    }

    /// Whether any file names the metatype of a type.
    func mention(_ name: String) -> Bool {
        let texts = texts ?? paths().map(SourceText.init(path:))
        self.texts = texts
        return texts.contains { $0.mentions(name) }
    }

    /// Returns the declaration of a type in the sources of a Swift module.
    func declaration(of name: String, in module: String) -> Location? {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        for target in package.targets where target.module == module {
            for path in target.sources {
                guard let found = SourceText(path: path).declaration(of: short) else { continue }
                return Location(path: path, line: found.line, column: found.column)
            }
        }
        return nil
    }

    /// Returns whether code of another target can name a type; nil where that isn't known.
    func isVisible(_ name: String, in module: String) -> Bool? {
        // The access of a nested type also depends on the declarations around it.
        guard !name.contains(".") else { return nil }
        for target in package.targets where target.module == module {
            for path in target.sources {
                if let found = SourceText(path: path).declaration(of: name) { return found.isVisible }
            }
        }
        return nil
    }

    private func paths() -> [String] {
        let own = package.targets.flatMap(\.sources)
        let all = swiftFiles(in: package.folder)
        return Set(own + all).sorted()
    }

    private func swiftFiles(in folder: String) -> [String] {
        var files: [String] = []
        var folders = [folder]
        while let folder = folders.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = folder + "/" + name
                if name.hasSuffix(".swift") {
                    files.append(path)
                } else if Self.isFolder(path) {
                    folders.append(path)
                }
            }
        }
        return files
    }

    /// Whether a path is a folder and not a link, which could lead back.
    private static func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
