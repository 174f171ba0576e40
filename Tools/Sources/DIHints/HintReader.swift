// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Reads the hints about a package from the typed trees of the compiler that built it.
///
/// Only the request's work folder is written. The first run starts the compiler once for each module with bindings, on all
/// cores; a run without changes starts it not at all. Errors are the reasons why nothing is known; where only some files are
/// affected, they are notes with the id `DI/HintsUnavailable`. Thread-safe; blocks until the compiler ends.
///
/// Complexity: linear in the size of the package's sources.
public func readHints(_ request: HintRequest) -> Result<HintedPackage, HintsUnavailable> {
    HintReader.reading(request) { reader throws(HintsUnavailable) in try reader.read() }
}

/// Returns the form of the typed trees that was recognised, such as `Swift 6.3`, for `swift package di doctor`.
public func recognizedForm(_ request: HintRequest) -> Result<String, HintsUnavailable> {
    HintReader.reading(request) { reader throws(HintsUnavailable) in
        guard let frontend = try reader.frontends().values.first else {
            throw HintsUnavailable(reason: "the package has no module that uses the library")
        }
        return try reader.checkedForm(of: frontend)
    }
}

/// One reading of a package.
struct HintReader {
    private(set) var request: HintRequest
    let cache: SummaryCache
    var form: TreeForm = .swift63

    /// Calls a function with a reader, whose temporary files are then removed.
    static func reading<T>(
        _ request: HintRequest, moduleCache: URL? = nil, _ body: (HintReader) throws(HintsUnavailable) -> T
    ) -> Result<T, HintsUnavailable> {
        do throws(HintsUnavailable) {
            let cache = try SummaryCache(workFolder: request.workFolder, moduleCache: moduleCache)
            defer { cache.close() }
            return .success(try body(HintReader(request: request, cache: cache).withSourcesOfTheBuild()))
        } catch {
            return .failure(error)
        }
    }

    /// Returns the reader of the sources that the build compiles, which only the build knows if plugins generate some.
    func withSourcesOfTheBuild() throws(HintsUnavailable) -> HintReader {
        guard !request.modules.isEmpty else { return self }
        var reader = self
        reader.request.arguments = try BuildArguments.commandLines(of: request)
        for (index, module) in request.modules.enumerated() {
            let build = reader.request.arguments[module.name].flatMap(BuildArguments.init)
            if let sources = build?.sources, !sources.isEmpty { reader.request.modules[index].sources = sources }
        }
        return reader
    }

    /// Reads everything.
    func read() throws(HintsUnavailable) -> HintedPackage {
        guard !request.modules.isEmpty else { return HintedPackage(notes: [], columns: [:], form: "") }
        let frontends = try frontends()
        // All modules of a package are compiled by the same compiler.
        guard let first = frontends.values.min(by: { $0.identity < $1.identity }) else {
            throw HintsUnavailable(reason: "the build has no compiler")
        }
        let name = try checkedForm(of: first)
        let sources = SourceFolder(request, cache: cache)
        var declaring = sources.declaring()
        var summaries = read(frontends, sources, declaring)
        guard sources.isWhole else { return package(summaries, form: name) }
        // A type that is bound under another name, such as an alias, is declared in a file that no name leads to.
        let missing = modulesWithUnknown(summaries)
        if !missing.isEmpty {
            for module in request.modules where missing.contains(module.name) { declaring.formUnion(module.sources) }
            summaries = read(frontends, sources, declaring)
        }
        cache.keep(Set(request.modules.map { ModuleReader.cacheName(of: $0.name) }))
        return package(summaries, form: name)
    }

    /// Tests the compiler.
    func checkedForm(of frontend: Frontend) throws(HintsUnavailable) -> String {
        let outcome = SelfCheck(frontend: frontend, form: form, cache: cache).outcome()
        if let failure = outcome.failure { throw failure }
        return outcome.form
    }

    // MARK: - Arguments

    /// The frontends of the modules that have sources, from the cache where the build's arguments are the same.
    func frontends() throws(HintsUnavailable) -> [String: Frontend] {
        let known: [String: Frontend] = cache.read("frontends") ?? [:]
        let builds = request.modules.compactMap { module -> (name: String, source: String, build: BuildArguments)? in
            guard request.files?.isDisjoint(with: module.sources) != true, let source = module.sources.first,
                let build = request.arguments[module.name].flatMap(BuildArguments.init)
            else { return nil }
            return (module.name, source, build)
        }
        let results = Mutex<[String: (key: String, frontend: Result<Frontend, HintsUnavailable>)]>([:])
        // The driver takes a tenth of a second for each.
        DispatchQueue.concurrentPerform(iterations: builds.count) { index in
            let (name, source, build) = builds[index]
            let driver = FileStamp(path: build.compiler).map { "\($0.size) \($0.changed)" } ?? ""
            let key = ContentHash.of([build.compiler, driver, cache.moduleCache.path] + build.options)
            let frontend: Result<Frontend, HintsUnavailable>
            do throws(HintsUnavailable) {
                if let known = known[key] {
                    frontend = .success(known)
                } else {
                    let derived = try Frontend.derive(
                        from: build, source: source, moduleCache: cache.moduleCache.path, in: cache.temporary)
                    frontend = .success(derived)
                }
            } catch {
                frontend = .failure(error)
            }
            results.withLock { $0[name] = (key, frontend) }
        }
        var kept = request.files == nil ? [:] : known
        var frontends: [String: Frontend] = [:]
        for (name, result) in results.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
            let frontend: Frontend
            switch result.frontend {
            case .success(let found): frontend = found
            case .failure(let failure): throw failure
            }
            kept[result.key] = frontend
            frontends[name] = frontend
        }
        if Set(kept.keys) != Set(known.keys) { cache.write(kept, "frontends") }
        return frontends
    }

    // MARK: - Modules

    private func read(
        _ frontends: [String: Frontend], _ sources: SourceFolder, _ declaring: Set<String>
    ) -> [(module: String, summary: ModuleSummary)] {
        let modules = request.modules.filter { module in
            module.sources.contains { sources.hasBindings($0) || declaring.contains($0) }
        }
        let readers = modules.compactMap { module -> ModuleReader? in
            frontends[module.name].map { frontend in
                ModuleReader(
                    module: module, frontend: frontend, form: form, sources: sources, cache: cache,
                    declaring: declaring, unrelated: unrelated(to: module))
            }
        }
        // The largest first, so that none is left alone at the end.
        let sorted = readers.sorted {
            ($1.module.sources.count, $0.module.name) < ($0.module.sources.count, $1.module.name)
        }
        let results = Mutex<[(module: String, summary: ModuleSummary)]>([])
        DispatchQueue.concurrentPerform(iterations: sorted.count) { index in
            let summary = sorted[index].read()
            results.withLock { $0.append((sorted[index].module.name, summary)) }
        }
        let unbuilt = modules.filter { frontends[$0.name] == nil }.map { module in
            let reason = "the build folder has no command line of it"
            return (module: module.name, summary: ModuleSummary(key: "", failure: HintsUnavailable(reason: reason)))
        }
        return (results.withLock { $0 } + unbuilt).sorted { $0.module < $1.module }
    }

    /// The modules of the package that a module doesn't depend on, itself among them.
    private func unrelated(to module: HintRequest.Module) -> Set<String> {
        let byName = Dictionary(request.modules.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { one, _ in one })
        var reached: Set<String> = []
        var rest = module.dependencies
        while let name = rest.popLast() {
            if reached.insert(name).inserted { rest += byName[name] ?? [] }
        }
        return Set(byName.keys).subtracting(reached)
    }

    private func modulesWithUnknown(_ summaries: [(module: String, summary: ModuleSummary)]) -> Set<String> {
        let rule = InitializerChosenRule(summaries.flatMap(\.summary.files))
        let unknown = summaries.flatMap(\.summary.files).flatMap(\.references).map(\.symbol).filter { !rule.knows($0) }
        let names = request.modules.map(\.name)
        return Set(names.filter { name in unknown.contains { $0.hasPrefix("s:\(name.utf8.count)\(name)") } })
    }

    // MARK: - The package

    private func package(
        _ summaries: [(module: String, summary: ModuleSummary)], form: String
    ) -> HintedPackage {
        let rule = InitializerChosenRule(summaries.flatMap(\.summary.files))
        var notes: Set<Hint> = []
        var columns: [String: [Int: Int]] = [:]
        for (module, summary) in summaries {
            notes.formUnion(failures(of: summary, in: module))
            for file in summary.files {
                if request.files == nil {
                    notes.formUnion(rule.hints(of: file, inModule: module))
                    notes.formUnion(IsolatedInjectionRule.hints(of: file, inModule: module))
                }
                if !file.columns.isEmpty { columns[file.path] = file.columns }
            }
        }
        return HintedPackage(notes: notes.sorted(), columns: columns, form: form)
    }

    private func failures(of summary: ModuleSummary, in module: String) -> [Hint] {
        var hints: [Hint] = []
        let first = request.modules.first { $0.name == module }?.sources.min()
        if let failure = summary.failure, let first {
            hints.append(hint(about: "module '\(module)'", module, failure, at: first, in: module))
        }
        for (path, failure) in summary.unread {
            let name = URL(fileURLWithPath: path).lastPathComponent
            hints.append(hint(about: "'\(name)'", name, failure, at: path, in: module))
        }
        return hints
    }

    private func hint(
        about what: String, _ subject: String, _ failure: HintsUnavailable, at path: String, in module: String
    ) -> Hint {
        Hint(
            id: .hintsUnavailable, module: module, path: path, line: 1, column: 1, subject: subject,
            message: "there are no hints about \(what): \(failure.reason)",
            fixes: ["run 'swift package di doctor', or leave '--hints' out"])
    }
}
