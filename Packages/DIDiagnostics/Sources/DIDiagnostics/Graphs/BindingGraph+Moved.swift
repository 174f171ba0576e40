// SPDX-License-Identifier: Apache-2.0

// The drawings of `DIGraphTools`, so that the compiler names the import that a file lacks. With it, it prefers those.

extension BindingGraph {
    /// The graph as text, with `import DIGraphTools`.
    @available(*, unavailable, message: "import DIGraphTools")
    public func tree(places: Bool = false) -> String { "" }

    /// The graph as JSON, with `import DIGraphTools`.
    @available(*, unavailable, message: "import DIGraphTools")
    public func json() throws -> String { "" }

    /// The graph as a page, with `import DIGraphTools`.
    @available(*, unavailable, message: "import DIGraphTools")
    public func html(title: String? = nil) -> String { "" }

    /// The graph for Graphviz, with `import DIGraphTools`.
    @available(*, unavailable, message: "import DIGraphTools")
    public func dot() -> String { "" }

    /// The graph for Mermaid, with `import DIGraphTools`.
    @available(*, unavailable, message: "import DIGraphTools")
    public func mermaid() -> String { "" }
}
