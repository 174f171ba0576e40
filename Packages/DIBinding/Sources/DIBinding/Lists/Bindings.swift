// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A module as a value: a list of bindings, recorded once, from which any number of graphs can be planned.
///
/// Each line declares a binding, as a line of a binder does. Nothing is made, and the order is the text's.
///
/// ```swift
/// let kitchen = Bindings {
///     single(Heater.init)                       // shared
///     factory { CoffeeMaker(heater: $0) }       // a new one for each request; $0 comes from the graph
///     factory(as: (any Log).self, FileLog.init)     // bound as a protocol
///     value(tagged: BoilerTemperature.self, 93)
/// }
/// try kitchen.validate()
/// ```
///
/// The builder takes `if`, `switch`, `for` and `#available`. A list can be included in others: ``include(_:)`` counts
/// each binding once, and two bindings of one key are `DI/DuplicateBinding`. All rules of a graph hold, and a mistake
/// names the line of its declaration. The value is `Sendable`, and graphs may be planned from it on several threads.
///
/// The compiler's time is quadratic in the length of a list: divide one of several hundred lines.
public struct Bindings: Sendable {
    /// The recorded declarations. For the layers' own use.
    public let _declarations: _Declarations
    // Unused, but it makes the compiler keep lists in memory. The optimiser follows each reference outside of memory
    // through all lines of a list, in quadratic time (Documentation/Decisions/0016).
    private var marker: (any Sendable)? = nil

    /// Records the bindings of a module.
    public init(@BindingsBuilder _ content: () -> Bindings) {
        self = content()
    }

    /// Joins lists, in this order.
    public init(_ lists: [Bindings]) {
        _declarations = _Declarations(of: Bindings.self, joining: lists.count) { lists[$0]._declarations }
    }

    /// Makes a list from recorded declarations. For the layers' own use.
    package init(_ declarations: _Declarations) {
        _declarations = declarations
    }

    init(_ item: consuming _Declarations.Item) {
        _declarations = _Declarations(of: Bindings.self, item)
    }
}

extension Bindings: _DeclarationsOwner {
    /// False. For the layers' own use.
    package static var _isStack: Bool { false }
}

extension Bindings {
    /// Plans and checks the graph of these bindings alone, for example in a one-line test.
    ///
    /// Everything may be requested, and counts as used.
    ///
    /// - Parameter options: The options of the graph.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters.
    public func validate(_ options: GraphOptions = GraphOptions()) throws(GraphError) {
        try _review(options).validate()
    }

    /// Plans and reviews the graph of these bindings alone.
    package func _review(_ options: GraphOptions) -> _GraphReview {
        var options = _PlanOptions(options)
        options.isForInjector = true
        return options.review(of: _declarations)
    }
}

extension Bindings {
    /// Declares one binding, whose builder `end` completes. For generated code.
    package static func _declare<T>(
        _ type: T.Type, tagged tag: (any Tag.Type)? = nil, declared: _DefaultDeclaration? = nil,
        _ sharing: SharingPolicy,
        _ qualifier: String?, _ ids: [Diagnostic.ID]?, isMainOnly: Bool = false,
        _ end: (ReceiptBinder<T>) -> BindingReceipt<T>
    ) -> Bindings {
        let entry = _Entry._declared(binding: T.self)
        entry._name(tagged: tag, qualifier: qualifier, declared: declared)
        entry._share(sharing, isMainOnly: isMainOnly)
        if let ids { entry._allow(ids) }
        // The builder takes the entry and the list takes it back, without counting a reference.
        let builder = ReceiptBinder<T>(_declared: entry)
        _ = end(builder)
        return Bindings(.entry(builder._entry))
    }

    /// Declares one decorator, whose builder `end` completes. For generated code.
    package static func _decorate<T>(
        _ type: T.Type, tagged tag: (any Tag.Type)? = nil, declared: _DefaultDeclaration? = nil, _ qualifier: String?,
        _ ids: [Diagnostic.ID]?, _ end: (DecoratorBuilder<T, _Step.Qualified>) -> Void
    ) -> Bindings {
        let entry = _Entry._declared(binding: T.self)
        entry._name(tagged: tag, qualifier: qualifier, declared: declared)
        if let ids { entry._allow(ids) }
        end(DecoratorBuilder(_declared: entry))
        return Bindings(.entry(entry))
    }
}
