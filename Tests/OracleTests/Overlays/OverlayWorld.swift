// SPDX-License-Identifier: Apache-2.0

import DI

/// The case whose components are being configured, and the bindings of the overlay that is being planned.
enum CurrentOverlay {
    @TaskLocal static var described: OverlayCase = OverlayCase()
    @TaskLocal static var added: [OverlayCase.Declaration] = []
}

/// An object that knows the line that made it, and all that it was made with.
protocol CupType: AnyObject, Sendable {
    var line: Int { get }
    var needs: [Met] { get }
    init(line: Int, needs: [Met])
}

/// A need as it was met.
enum Met: @unchecked Sendable {
    // Proof of @unchecked Sendable: what is called later is called by one thread, which made the whole graph.
    case now((any CupType)?)
    case many([any CupType])
    case later(() -> (any CupType)?)
}

final class Cup<Tens: Digit, Ones: Digit>: CupType {
    let line: Int
    let needs: [Met]

    init(line: Int, needs: [Met]) {
        self.line = line
        self.needs = needs
    }
}

func cupType(_ key: Int) -> any CupType.Type {
    func make<Tens: Digit, Ones: Digit>(_ tens: Tens.Type, _ ones: Ones.Type) -> any CupType.Type {
        Cup<Tens, Ones>.self
    }
    let (tens, ones): (Int, Int) = (key / 10, key % 10)
    return make(digits[tens], digits[ones])
}

struct PerTable: Scope {}

struct OverlaidShop: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        for key in 0..<OverlayCase.keys { allowAbsence(of: cupType(key), in: binder) }
        for declaration in CurrentOverlay.described.components[0] {
            write(declaration, cupType(declaration.key), to: binder)
        }
        binder.install(dependency: OverlaidTable.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(value: 0)
    }

    private static func allowAbsence<K: CupType>(of key: K.Type, in binder: Binder<Singleton>) {
        binder.bindOptional(K.self)
        binder.bindOptional([K].self)
    }
}

struct OverlaidTable: Component {
    static func configure(binder: Binder<PerTable>) {
        for declaration in CurrentOverlay.described.components[1] {
            write(declaration, cupType(declaration.key), to: binder)
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to(value: "")
    }
}

/// The bindings of an overlay, as a module of whatever is being planned.
struct OverlaidModule: Module {
    static func configure(binder: Binder<Singleton>) {
        for declaration in CurrentOverlay.added { write(declaration, cupType(declaration.key), to: binder) }
    }
}

/// Writes a declaration as a factory of any number of parameters.
private func write<K: CupType, S: Scope>(_ declared: OverlayCase.Declaration, _ key: K.Type, to binder: Binder<S>) {
    let entry =
        switch declared.role {
        case .binding: binder.bind(K.self)._entry
        case .part: (binder.bind(K.self).intoCollection() as BindingBuilder<K, _Step.Collected, [K], S>)._entry
        case .decorator: binder.decorate(K.self)._entry
        }
    if declared.role != .decorator { entry._share(declared.sharing, isMainOnly: false) }
    entry.record(declared, K.self)
}

/// Makes the list of declarations, each recorded once.
func makeDeclarations(_ all: [OverlayCase.Declaration], allowingAbsence keys: Range<Int>) -> _Declarations {
    var lines: [_Declarations] = []
    func append<K: CupType>(_ declared: OverlayCase.Declaration, _ key: K.Type) {
        let entry = _Entry._declared(binding: K.self)
        if declared.role == .part { entry._contribute(to: [K].self, isPlural: false) }
        entry._share(declared.sharing, isMainOnly: false)
        entry.record(declared, K.self)
        lines.append(_Declarations(of: OverlaidModule.self, .entry(entry)))
    }
    func allowAbsence<K: CupType>(of key: K.Type) {
        for line in [
            bindOptional(K.self, file: "Shop/Overlays.swift", line: 0),
            bindOptional([K].self, file: "Shop/Overlays.swift", line: 0),
        ] { lines.append(line._declarations) }
    }
    for declared in all { append(declared, cupType(declared.key)) }
    for key in keys { allowAbsence(of: cupType(key)) }
    return _Declarations(of: OverlaidModule.self, joining: lines.count) { lines[$0] }
}

extension _Entry {
    fileprivate func record<K: CupType>(_ declared: OverlayCase.Declaration, _ key: K.Type) {
        let place = _SourcePlace("Shop/Overlays.swift", UInt(declared.line))
        if declared.isOpaque {
            return _recordOpaque(place) { factory in
                _Node<K> { frame in
                    K(
                        line: declared.line,
                        needs: declared.needs.map {
                            request(cupType($0.key), $0.wrapper, by: Asking(factory: factory, frame: frame))
                        })
                }
            }
        }
        let types = declared.allNeeds.map { request(cupType($0.key), $0.wrapper, by: RequestType()) }
        _record(declared.role == .decorator ? .decorator : .factory, types, place) { parameters in
            let needs = declared.allNeeds.map {
                request(cupType($0.key), $0.wrapper, by: Parameters(nodes: parameters))
            }
            return _Node<K> { frame in K(line: declared.line, needs: needs.map { $0(frame) }) }
        }
    }
}

/// What is done with a request, whose type is known here only.
private protocol Requester {
    associatedtype Answer
    func answer<T>(_ type: T.Type, _ met: @escaping @Sendable (T) -> Met) -> Answer
}

private func request<K: CupType, R: Requester>(
    _ key: K.Type, _ wrapper: OverlayCase.Wrapper, by requester: R
) -> R.Answer {
    switch wrapper {
    case .bare: requester.answer(K.self) { .now($0) }
    case .optional: requester.answer(K?.self) { .now($0) }
    case .array: requester.answer([K].self) { .many($0) }
    case .provider: requester.answer(Provider<K>.self) { provider in .later { provider.get() } }
    case .lazy: requester.answer(Lazy<K>.self) { lazy in .later { lazy.get() } }
    case .closure: requester.answer((() -> K).self) { make in .later { make() } }
    case .weak: requester.answer(WeakProvider<K>.self) { provider in .later { provider.get() } }
    }
}

private struct RequestType: Requester {
    func answer<T>(_ type: T.Type, _ met: @escaping @Sendable (T) -> Met) -> Any.Type { T.self }
}

/// Takes the node of a parameter, and returns what makes the need of it.
private struct Parameters: Requester {
    let nodes: _ParameterNodes

    func answer<T>(_ type: T.Type, _ met: @escaping @Sendable (T) -> Met) -> @Sendable (_Frame) -> Met {
        let node = nodes.next(T.self)
        return { met(node._make($0)) }
    }
}

/// Asks for a need while an opaque factory runs.
private struct Asking: Requester {
    let factory: _OpaqueFactory
    let frame: _Frame

    func answer<T>(_ type: T.Type, _ met: @escaping @Sendable (T) -> Met) -> Met {
        met(factory._get(_Key(T.self), as: T.self, in: frame, isOnMain: false, _SourcePlace("Shop/Overlays.swift", 0)))
    }
}

extension Injector {
    /// Returns what it has for a key in a shape.
    func met<K: CupType>(_ key: K.Type, _ wrapper: OverlayCase.Wrapper) -> Met {
        switch wrapper {
        case .bare: .now(find(K.self))
        case .optional: .now(get(K?.self))
        case .array: .many(get([K].self))
        case .provider: .now(find(Provider<K>.self)?.get())
        case .lazy: .now(find(Lazy<K>.self)?.get())
        case .closure: .now(find((() -> K).self)?())
        case .weak: .now(find(WeakProvider<K>.self)?.get())
        }
    }

    /// Returns the shared instance that is there.
    func met<K: CupType>(existing key: K.Type) -> (any CupType)? {
        existing(K.self)
    }
}
