// SPDX-License-Identifier: Apache-2.0

/// Reads the calls of the library's functions.
struct CallReader {
    let tree: Tree
    private var form: TreeForm { tree.form }

    /// The layers whose functions bind, as their names begin in mangled ones.
    private static let layers: [String] = [
        "s:9DIBinding", "s:9DIModules", "s:10DIAssisted", "s:12DIProperties", "s:9DIAmbient", "s:6DICore",
        "s:9DITesting",
    ]
    private static let injectorBuilder: String = "s:9DIBinding24PropertyInjectionBuilderV"

    /// Reads a call, if it is one of the library's.
    func read(_ call: [String: Any], into summary: inout FileSummary) {
        guard let callee = callee(of: call), let symbol = symbol(of: callee),
            Self.layers.contains(where: symbol.hasPrefix),
            let arguments = (call["args"] as? [String: Any])?["args"] as? [[String: Any]]
        else { return }
        let isInjector = symbol.hasPrefix(Self.injectorBuilder)
        for argument in arguments {
            guard let value = argument["expr"] as? [String: Any] else { continue }
            let label = argument["label"] as? String
            if label == "line", value[form.kind] as? String == form.defaultArgument {
                readColumn(of: callee, line: value, into: &summary)
            } else if isInjector, label == "injector", let found = isolated(value) {
                summary.isolated.append(found)
            } else if let found = reference(value) {
                summary.references.append(found)
            }
        }
    }

    // MARK: - Columns

    /// `#line` is the line of the parenthesis or brace of a call; the name before it is a better place if it's on that line.
    private func readColumn(of callee: [String: Any], line: [String: Any], into summary: inout FileSummary) {
        guard let offset = tree.start(of: line) else { return }
        let place = tree.source.position(of: offset)
        let name = tree.start(of: callee).map(tree.source.position)
        summary.addColumn(name?.line == place.line ? name?.column ?? place.column : place.column, on: place.line)
    }

    // MARK: - References

    /// Returns a reference to an initialiser that the source writes without labels, such as `Pump.init`.
    private func reference(_ value: [String: Any]) -> InitializerReference? {
        var node = value
        while node[form.kind] as? String != form.reference {
            // Written by the user, a closure, a call or a cast selects one.
            guard node[form.kind] as? String == form.parentheses || node["implicit"] as? Bool == true,
                let inner = form.wrapped.lazy.compactMap({ node[$0] as? [String: Any] }).first
            else { return nil }
            node = inner
        }
        guard let declaration = node["decl"] as? [String: Any], declaration["base_name"] as? String == "init",
            let symbol = declaration["decl_usr"] as? String, let end = tree.start(of: node),
            tree.source.hasWord("init", at: end), tree.source.significant(from: end + 4)?.byte != UInt8(ascii: "("),
            let base = base(of: value, to: end)
        else { return nil }
        let behind = tree.source.position(of: end + 4)
        return InitializerReference(
            symbol: symbol, type: base.type, line: base.line, column: base.column, endLine: behind.line,
            endColumn: behind.column)
    }

    /// Returns a method of a global actor that an injector without an actor would call.
    private func isolated(_ value: [String: Any]) -> IsolatedReference? {
        var actor: String?
        var method: [String: Any]?
        var rest: [Any] = [value]
        while let next = rest.popLast() {
            if let list = next as? [Any] {
                rest += list
            } else if let fields = next as? [String: Any], fields[form.kind] as? String != form.closure {
                if let isolation = fields[form.isolation] as? String { actor = actor ?? isolation }
                if method == nil, fields[form.kind] as? String == form.reference, symbol(of: fields) != nil,
                    fields["implicit"] as? Bool != true
                {
                    method = fields
                }
                rest += fields.filter { !form.leaves.contains($0.key) }.map(\.value)
            }
        }
        guard let actor, let end = method.flatMap(tree.start), let base = base(of: value, to: end) else { return nil }
        return IsolatedReference(
            type: base.type, method: tree.source.identifier(at: end), isMainActor: actor == "$sScMD", line: base.line,
            column: base.column)
    }

    // MARK: - Parts

    private func callee(of call: [String: Any]) -> [String: Any]? {
        var node = call
        repeat {
            guard let inner = (node["fn"] ?? node["sub_expr"]) as? [String: Any] else { return nil }
            node = inner
        } while node[form.kind] as? String != form.reference
        return node
    }

    /// The symbol of what a reference names; nil for local variables.
    private func symbol(of reference: [String: Any]) -> String? {
        let symbol = (reference["decl"] as? [String: Any])?["decl_usr"] as? String
        return symbol?.isEmpty == true ? nil : symbol
    }

    /// The text before the period of a member, without parentheses that end behind it, and the place where it starts.
    private func base(of value: [String: Any], to end: Int) -> (type: String, line: Int, column: Int)? {
        guard var start = tree.start(of: value) else { return nil }
        var text = tree.source.text(from: start, to: end)
        while text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" }), text.hasPrefix("("),
            let next = tree.source.significant(from: start + 1)
        {
            start = next.place
            text = tree.source.text(from: start, to: end)
        }
        text.removeAll(where: \.isWhitespace)
        let place = tree.source.position(of: start)
        return (text.hasSuffix(".") ? String(text.dropLast()) : text, place.line, place.column)
    }
}
