// SPDX-License-Identifier: Apache-2.0

import Synchronization

@testable import DIBinding
@testable import DICore
@testable import DIModules

// Components that read a configuration, as those of a layer above do that this target doesn't depend on.

/// The configuration of one planning.
final class Settings: _PlanningContext {
    let values: [String: String]
    let name: String
    let file: String

    init(_ values: [String: String], file: String = "settings.yml") {
        self.values = values
        self.file = file
        name = values["name"] ?? ""
    }

    func remarks() -> [Diagnostic] {
        values.keys.filter { $0 != "name" }.sorted().map { key in
            Diagnostic(
                id: "DI/PropertyUnknown", severity: .warning, subject: key, message: "nothing reads '\(key)'",
                trace: [
                    Diagnostic.Step(
                        .init(rawValue: "set in"), name: "", place: Place(fileID: file, line: 1), remark: "column 9")
                ], notes: ["it is set in \(file):1:9"])
        }
    }
}

extension Binder {
    /// Binds a text that the configuration has.
    fileprivate func bindSetting(_ path: String, file: StaticString = #fileID, line: UInt = #line) {
        let entry = _entry(binding: String.self)
        entry._recordDecided(.value, among: nil, _SourcePlace(file, line)) { input in
            (input.context as? _AbsentInput)?.note(path, at: input.place)
            guard let settings = input.context as? Settings else { return .refuse([]) }
            let value = settings.name
            return .use([], makeNode: { _ in _Node<String> { _ in value } })
        }
    }
}

/// Reads the name of the shop.
enum NamedShop: MenuBar {
    typealias Need = String

    static func configure(binder: UnscopedBinder) {
        binder.bindSetting("name")
    }
}

/// Reads it, too.
enum OtherNamedShop: MenuBar {
    typealias Need = String

    static func configure(binder: UnscopedBinder) {
        binder.bindSetting("name")
    }
}

/// Hands out one configuration after the other.
final class GivenSettings: Sendable {
    private let rest: Mutex<[Settings]>

    init(_ settings: [Settings]) {
        rest = Mutex(settings)
    }

    func next() -> Settings {
        rest.withLock { $0.isEmpty ? Settings([:]) : $0.removeFirst() }
    }
}
