// SPDX-License-Identifier: Apache-2.0

import DI

/// Says to a binder what a description says.
struct Writer<S: ScopeBase> {
    private let binder: Binder<S>

    init(_ binder: Binder<S>) {
        self.binder = binder
    }

    func write(_ items: [Description.Item]) {
        for item in items {
            switch item {
            case .entry(let entry): write(entry)
            case .include(let number):
                // Swift opens the type of the module; that it has no scope is known to the generic function only.
                include(digits[number], isListed: CurrentGraph.description.listedModules.contains(number))
            case .optional(let subject): writeOptional(subject, keyType(subject.number))
            }
        }
    }

    private func include<Number: Digit>(_ number: Number.Type, isListed: Bool) {
        let condition = CurrentGraph.description.conditions[Number.value]?.condition
        if isListed {
            binder.include(module: ListedGroup<Number>.self, when: condition)
        } else {
            binder.include(module: Group<Number>.self, when: condition)
        }
    }

    private func writeOptional<K: KeyType>(_ subject: Description.Subject, _ key: K.Type) {
        switch subject.form {
        case .tagged, .mark: binder.bindOptional(Mark<K>.self)
        case .array: binder.bindOptional([K].self)
        case .set: binder.bindOptional(Set<K>.self)
        case .dictionary: binder.bindOptional([Int: K].self)
        default: binder.bindOptional(K.self)
        }
    }

    private func write(_ entry: Description.Entry) {
        switch entry.kind {
        case .installation: install(componentType(entry.subject.number), line: entry.line)
        case .contribution(let entryKey): contribute(entry, entryKey, keyType(entry.subject.number))
        case .binding, .alias: bind(entry, keyType(entry.subject.number))
        }
    }

    private func install<C: RootComponent>(_ component: C.Type, line: Int) {
        binder.install(dependency: C.self, file: Description.file(of: line), line: UInt(line))
    }

    private func contribute<K: KeyType>(_ entry: Description.Entry, _ entryKey: Int, _ key: K.Type) {
        let end = Terminator(line: entry.line, needs: entry.needs)
        switch entry.subject.form {
        case .set: end.end(binder.bind(K.self).intoSet()) { K() }
        case .dictionary: end.end(binder.bind(K.self).intoDictionary(key: entryKey)) { K() }
        default:
            let builder: BindingBuilder<K, _Step.Collected, [K], S> = binder.bind(K.self).intoCollection()
            end.end(builder) { K() }
        }
    }

    private func bind<K: KeyType>(_ entry: Description.Entry, _ key: K.Type) {
        switch entry.subject.form {
        case .factory: Terminator(line: entry.line, needs: entry.needs).endFactory(of: K.self, in: binder)
        case .injector: Terminator(line: entry.line, needs: entry.needs).endInjector(of: K.self, in: binder)
        case .tagged: end(binder.bind(K.self).tagged(with: Mark<K>.self), entry) { K() }
        case .mark: end(binder.bind(Mark<K>.self), entry) { Mark() }
        case .array: end(binder.bind([K].self), entry) { [] }
        case .set: end(binder.bind(Set<K>.self), entry) { [] }
        case .dictionary: end(binder.bind([Int: K].self), entry) { [:] }
        case .plain, .component: end(binder.bind(K.self), entry) { K() }
        }
    }

    private func end<Element, Step: _Step.BeforeQualifier>(
        _ builder: BindingBuilder<Element, Step, Element, S>, _ entry: Description.Entry,
        making make: @escaping @Sendable () -> Element
    ) {
        if let qualifier = entry.subject.qualifier {
            terminate(builder.qualified(qualifier), entry, making: make)
        } else {
            terminate(builder, entry, making: make)
        }
    }

    private func terminate<Element, Step>(
        _ builder: BindingBuilder<Element, Step, Element, S>, _ entry: Description.Entry,
        making make: @escaping @Sendable () -> Element
    ) {
        if case .alias(let qualifier) = entry.kind {
            builder.to(qualified: qualifier, file: Description.file(of: entry.line), line: UInt(entry.line))
        } else {
            Terminator(line: entry.line, needs: entry.needs).end(builder, making: make)
        }
    }
}
