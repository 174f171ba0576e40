// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Opens web addresses in the user's browser, without a shell in between.
package struct AddressOpener: Sendable {
    /// The reason why an address was not opened.
    package enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
        /// The address is neither http nor https.
        case notWeb
        case noBrowser(wanted: String?)
        case notStarted(program: String, code: Int32)

        package var description: String {
            switch self {
            case .notWeb: "only http and https addresses are opened"
            case .noBrowser(nil): "no browser found; set BROWSER to the program that opens addresses"
            case .noBrowser(let wanted?): "no browser found; BROWSER names '\(wanted)', which is not a program"
            case .notStarted(let program, let code): "cannot start \(program): \(String(cString: strerror(code)))"
            }
        }
    }

    private let environment: [String: String]

    /// Creates an opener that reads `BROWSER` and `PATH`.
    package init(environment: [String: String]) { self.environment = environment }

    /// Returns the program and its arguments that open an address.
    ///
    /// `BROWSER` is a list of commands between colons; the first one whose program exists is used. In a command, `%s` stands for the
    /// address; without it, the address is the last argument. Blanks separate arguments; no other character is special.
    package func command(for address: String) throws(Failure) -> [String] {
        let isWeb = ["https://", "http://"].contains { address.lowercased().hasPrefix($0) && address.count > $0.count }
        guard isWeb, address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else { throw .notWeb }
        let wanted = (environment["BROWSER"] ?? "").split(separator: ":").map(String.init) + ["xdg-open", "open"]
        for command in wanted {
            let words = command.split(separator: " ").map(String.init)
            guard let name = words.first, let program = find(name) else { continue }
            let arguments = words.dropFirst().map { $0.replacing("%s", with: address) }
            return [program] + arguments + (command.contains("%s") ? [] : [address])
        }
        throw .noBrowser(wanted: environment["BROWSER"].flatMap { $0.isEmpty ? nil : $0 })
    }

    /// Starts the program without access to the terminal, and doesn't wait for it.
    package func open(_ address: String) throws(Failure) {
        let command = try command(for: address)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw .notStarted(program: command[0], code: ENOEXEC)
        }
    }

    private func find(_ name: String) -> String? {
        let folders = name.contains("/") ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" }
        return folders.map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
