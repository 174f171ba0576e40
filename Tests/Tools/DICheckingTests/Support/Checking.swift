// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Foundation

@testable import DIChecking

/// Requests about the world of this target, whose sources are the package.
enum Checking {
    static let folder: String = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path

    /// Returns why a request is refused; nil if it is answered.
    static func refusal(
        of request: CheckRequest, about types: ProgramTypes, properties: PropertiesReader? = nil
    ) -> String? {
        do throws(CheckFailure) {
            _ = try Checker.answer(request, about: types, properties: properties)
            return nil
        } catch {
            return error.text
        }
    }

    static func request(_ command: CheckRequest.Command, format: String = "text") -> CheckRequest {
        var request = CheckRequest(command: command, workFolder: "/tmp")
        request.format = format
        request.package = package()
        return request
    }

    /// The package of this target, with further sources.
    static func package(adding sources: [String] = [], isOffered: Bool = false) -> PackageLayout {
        PackageLayout(
            name: "cafe", folder: folder,
            targets: [
                PackageLayout.Target(
                    name: "Cafe", module: "DICheckingTests", isExecutable: false,
                    sources: [folder + "/World/Kitchen.swift"] + sources, dependencies: [], isOffered: isOffered)
            ],
            buildFolder: "/tmp", buildSystem: "native", configuration: "debug")
    }

    static func types(
        _ components: [any RootComponent.Type], modules: [any Module.Type] = [],
        generics: [ProgramTypes.GenericRoot] = []
    ) -> ProgramTypes {
        var types = ProgramTypes()
        types.components = components.map { type in
            ProgramTypes.Component(type: type, module: "DICheckingTests", name: "DICheckingTests.\(type)")
        }
        types.generics = generics
        types.modules = modules
        return types
    }

    /// The line of the only place in the world's file with a text.
    static func line(_ text: String, after start: String = "") throws -> Int {
        let source = try String(contentsOfFile: folder + "/World/Kitchen.swift", encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let from = start.isEmpty ? 0 : lines.firstIndex { $0.contains(start) } ?? 0
        return (lines[from...].firstIndex { $0.contains(text) } ?? -1) + 1
    }
}
