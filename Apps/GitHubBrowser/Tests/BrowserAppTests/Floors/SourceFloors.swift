// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folders of a target as floors: a folder uses types of its own and of the folders below, never of one above.
struct SourceFloors {
    /// A use of a type that is declared in a folder above the user's, or in one that has no floor.
    struct Mistake: Hashable, CustomStringConvertible {
        let file: String
        let name: String
        let owner: String

        var description: String { "\(file) uses \(name) of \(owner)/, which is not below it" }
    }

    /// The folders from the top down; the files beside them are above all.
    let order: [String]
    /// The texts of the files by their paths in the target.
    let files: [String: String]

    /// The uses that point upwards, in the order of the files.
    var mistakes: [Mistake] {
        let owners = owners
        return files.keys.sorted().flatMap { file -> [Mistake] in
            let floor = floor(of: file)
            let names = Set(
                Self.code(of: files[file] ?? "").matches(of: #/(?:^|[^\w.])([A-Z]\w*)/#).map { String($0.1) })
            return names.sorted().compactMap { name in
                guard let owner = owners[name], let ownersFloor = self.floor(of: owner) else { return nil }
                if let floor, ownersFloor >= floor { return nil }
                return Mistake(file: file, name: name, owner: Self.folder(of: owner))
            }
        }
    }

    /// The folders that no floor names, and floors without a folder.
    var unknown: [String] {
        let folders = Set(files.keys.map(Self.folder)).subtracting([""])
        return folders.symmetricDifference(order).sorted()
    }

    /// The file that declares each type at the top level; a type that is private to a file is nobody else's to use.
    private var owners: [String: String] {
        var owners: [String: String] = [:]
        for (file, text) in files {
            let declaration = #/^(?:@[^\n]*\n)?(?:public |final |indirect )*(?:struct|class|enum|actor|protocol) (\w+)/#
            for match in text.matches(of: declaration.anchorsMatchLineEndings()) { owners[String(match.1)] = file }
        }
        return owners
    }

    private func floor(of file: String) -> Int? {
        let folder = Self.folder(of: file)
        return folder.isEmpty ? -1 : order.firstIndex(of: folder)
    }

    private static func folder(of file: String) -> String {
        file.contains("/") ? String(file.prefix { $0 != "/" }) : ""
    }

    /// The text without comments and without literals that hold no interpolation.
    private static func code(of text: String) -> String {
        text.replacing(#/\/\/[^\n]*/#, with: "").replacing(#/"[^"\\\n]*"/#, with: "\"\"")
    }
}
