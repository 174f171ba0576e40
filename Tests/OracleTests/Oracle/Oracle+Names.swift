// SPDX-License-Identifier: Apache-2.0

extension Oracle {
    func name(of subject: Subject) -> String {
        let key = keyName(subject.number)
        var (name, detail): (String, String) =
            switch subject.form {
            case .plain: (key, "")
            case .tagged: (key, "tagged 'Mark<\(key)>'")
            case .mark: ("Mark<\(key)>", "")
            case .array: ("[\(key)]", "")
            case .set: ("Set<\(key)>", "")
            case .dictionary: ("[Int: \(key)]", "")
            case .factory: ("Factory<Maker<\(key)>>", "")
            case .injector: ("PropertyInjector<\(key)>", "")
            case .component: ("ComponentFactory<\(componentName(subject.number))>", "")
            }
        if let qualifier = subject.qualifier {
            detail += (detail.isEmpty ? "" : " ") + "qualified \"\(qualifier)\""
        }
        if !detail.isEmpty { name = "'\(name)' \(detail)" }
        return name
    }

    func componentName(_ number: Int) -> String {
        let component = description.components[number]
        let scope = ["Unscoped", "ScopeA", "ScopeB", "ScopeC"][component.scope]
        let seed =
            switch component.seed {
            case .none: "Void"
            case .plain(let key): keyName(key)
            case .tagged(let key): "TaggedProvider<Mark<\(keyName(key))>>"
            }
        return "Part<D\(number), \(scope), \(seed), \(keyName(component.root))>"
    }

    private func keyName(_ number: Int) -> String { "Key<D\(number / 10 % 10), D\(number % 10)>" }
}
