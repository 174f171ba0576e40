// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The test of a compiler: a small source, whose answer is known, must yield it before any hint is believed.
///
/// The source is a module with the names of the library's, so that it needs no build. The outcome is kept by compiler.
struct SelfCheck {
    /// The outcome for one compiler.
    struct Outcome: Codable, Equatable {
        /// The compiler and the form it was tested against.
        let compiler: String
        /// The recognised form, such as `Swift 6.3`.
        var form: String = ""
        var failure: HintsUnavailable?
    }

    let frontend: Frontend
    let form: TreeForm
    let cache: SummaryCache

    /// Returns the outcome, from the cache if this compiler has been tested.
    func outcome() -> Outcome {
        let compiler = "\(frontend.identity) \(ContentHash.of(["\(form.name)", Self.source]))"
        if let known: Outcome = cache.read("self-check"), known.compiler == compiler { return known }
        var outcome = Outcome(compiler: compiler)
        do throws(HintsUnavailable) {
            let tree = try dumpAfresh()
            do throws(HintsUnavailable) {
                outcome.form = try Self.verify(tree, form: form)
            } catch {
                outcome.failure = error
            }
            cache.write(outcome, "self-check")
        } catch {
            // It may have failed for another reason, such as a full disk, and is tried again.
            outcome.failure = error
        }
        return outcome
    }

    /// Dumps the source, if need be once more without the modules of earlier runs, which the compiler can't read if one was cut.
    private func dumpAfresh() throws(HintsUnavailable) -> Data {
        do throws(HintsUnavailable) {
            return try dump()
        } catch {
            cache.forgetModules()
            return try dump()
        }
    }

    private func dump() throws(HintsUnavailable) -> Data {
        let source = cache.temporary.appendingPathComponent("SelfCheck.swift")
        let output = cache.temporary.appendingPathComponent("SelfCheck.tree")
        guard (try? Data(Self.source.utf8).write(to: source)) != nil else {
            throw HintsUnavailable(reason: "'\(cache.temporary.path)' can't be written")
        }
        let plain = Frontend(
            program: frontend.program,
            arguments: ["-frontend", "-module-name", "DIBinding", "-swift-version", "6", "-parse-as-library"]
                + ["-module-cache-path", cache.moduleCache.path] + target)
        do throws(HintsUnavailable) {
            try plain.dump([source.path], among: [source.path], into: [output], in: cache.temporary)
        } catch {
            throw HintsUnavailable(reason: "the compiler writes no typed trees as JSON: \(error.reason)")
        }
        guard let data = try? Data(contentsOf: output) else {
            throw HintsUnavailable(reason: "the compiler writes no typed trees as JSON")
        }
        return data
    }

    /// The platform, without which the compiler looks for another standard library.
    private var target: [String] {
        ["-target", "-sdk", "-resource-dir"].flatMap { option -> [String] in
            guard let place = frontend.arguments.firstIndex(of: option), place + 1 < frontend.arguments.count else {
                return []
            }
            return [option, frontend.arguments[place + 1]]
        }
    }

    /// Compares what is read of the source's tree with what must be, and returns the name of the form.
    static func verify(_ tree: Data, form: TreeForm) throws(HintsUnavailable) -> String {
        let text = SourceText(path: "SelfCheck.swift", data: Data(source.utf8))
        let read = try Tree(tree, of: text, form: form)
        let summary = read.summary(declarationsOnly: false)
        let hints =
            InitializerChosenRule([summary]).hints(of: summary, inModule: "DIBinding")
            + IsolatedInjectionRule.hints(of: summary, inModule: "DIBinding")
        let found = Answer(
            hints: hints.map { "\($0.line):\($0.column) \($0.message)" }, columns: summary.columns,
            initializers: summary.initializers.map(\.line).sorted())
        let version = read.compilerVersion
        guard found == answer else {
            let compiler = version.isEmpty ? "this compiler" : "Swift \(version)"
            throw HintsUnavailable(reason: "the typed trees of \(compiler) have an unknown form")
        }
        return "Swift \(version)"
    }
}

extension Initializer {
    /// The initialiser as one line of ``SelfCheck/answer``.
    var line: String {
        let facts = [
            access, isUsable ? "usable" : "", hasDependency ? "injectable" : "", generics.isEmpty ? "" : "generic",
        ]
        return "\(owner).\(name): \(facts.filter { !$0.isEmpty }.joined(separator: ", "))"
    }
}
