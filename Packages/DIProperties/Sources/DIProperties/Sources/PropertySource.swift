// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A source of properties. Of several that set the same property, the last one wins.
///
/// Nothing is read before ``Properties/init(sources:limits:)``.
public struct PropertySource: Sendable {
    let load: @Sendable (inout PropertyLoader) -> Void

    /// Values in code, a dictionary such as a program's defaults, with a name for messages; by default, the place of the call.
    public static func values(
        _ values: PropertyValue, named name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> PropertySource {
        let origin = name.map { Properties.Origin($0) } ?? Properties.Origin(file, line: line)
        return PropertySource { values.load(&$0, from: origin) }
    }

    /// A file in YAML (`.yml`, `.yaml`) or JSON (`.json`); a relative path starts at the working directory.
    ///
    /// It is an error (`DI/PropertySyntax`) if a `required` file is absent, and if the path is a directory, a pipe or a device.
    public static func file(_ path: String, required: Bool = true) -> PropertySource {
        PropertySource { $0.addFile(path, isRequired: required) }
    }

    /// All files whose paths match a pattern of `glob(3)`, sorted by path: `*`, `?` and `[a-z]` match within a name.
    ///
    /// Names that begin with a dot only match a pattern that has the dot. It is an error (`DI/PropertySyntax`) if files are
    /// `required` and none matches, if a folder that may contain a match can't be read, and if a match is a broken link or a
    /// folder that is named like a file.
    public static func files(matching pattern: String, required: Bool = true) -> PropertySource {
        PropertySource { loader in
            guard let found = FileContents.paths(matching: pattern) else {
                return loader.report(FileContents.unreadable(EACCES), in: pattern)
            }
            // A folder that is named like a file is refused when it is read.
            let files = found.filter { PropertyFormat(path: $0) != nil || !FileContents.isFolder($0) }
            for path in files { loader.addFile(path, isRequired: true) }
            guard required, files.isEmpty else { return }
            let fix = "correct it, or pass 'required: false' if there may be no file"
            loader.report(SyntaxProblem("no file matches the pattern", fix: fix), in: pattern)
        }
    }

    /// The variables of the environment: with the prefix `APP_`, `APP_SERVER__PORT` sets `server.port`.
    ///
    /// Two underscores mean a step down. Names, including the prefix, are compared with the keys of other sources without case,
    /// and `_` stands for `-` where only a key with `-` exists: `APP_API_KEY` sets `api-key`. A number names the element of a
    /// list: `APP_HOSTS__1`. The text is parsed to the type that it is read as, a list from JSON or from elements separated by
    /// commas. A JSON object is a map, merged with the maps of other sources.
    ///
    /// `null` sets an optional to nil, even over a default. With the empty prefix, variables whose names can't be paths are
    /// ignored, and of contradictory ones the first in alphabetical order counts.
    ///
    /// Errors: `DI/PropertySyntax` where two variables contradict each other, and where one is below a list of an earlier
    /// source without naming an element of it or the next one.
    public static func environment(prefix: String) -> PropertySource {
        environment(prefix: prefix, variables: ProcessInfo.processInfo.environment)
    }

    /// The variables of a given environment, such as in a test.
    public static func environment(prefix: String, variables: [String: String]) -> PropertySource {
        PropertySource { $0.add(variables, prefix: prefix) }
    }

    /// The options of a command line: `--property a.b=c`, `--property=a.b=c` and `--properties FILE`, each any number of
    /// times.
    ///
    /// All other arguments are left to the program, `--server.port=80` too; `--` ends the options.
    public static func arguments(_ arguments: [String]) -> PropertySource {
        PropertySource { $0.add(arguments: arguments) }
    }

    /// A text in YAML, with a name for messages; without one, the place in the program is named.
    public static func yaml(
        _ text: String, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> PropertySource {
        let name = name ?? "YAML text (\(file):\(line))"
        return PropertySource { $0.add(text, as: .yaml, name: name) }
    }

    /// A text in JSON, with a name for messages; without one, the place in the program is named.
    public static func json(
        _ text: String, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> PropertySource {
        let name = name ?? "JSON text (\(file):\(line))"
        return PropertySource { $0.add(text, as: .json, name: name) }
    }
}
