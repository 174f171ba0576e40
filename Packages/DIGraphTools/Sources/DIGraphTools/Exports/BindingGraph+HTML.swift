// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// Returns the graph as a single HTML page that a browser opens from a file, without loading anything else.
    ///
    /// For each binding, the page shows what needs it, what it needs, and why it exists. It draws a small graph
    /// completely, with components as boxes; of a large one it draws the surroundings of the selected binding. Typing
    /// searches, and each selection has an address to share. Write the text to a file and open it:
    ///
    /// ```swift
    /// try ShopComponent.graph.html().write(toFile: "graph.html", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// Names from the graph can't become markup or scripts, and the page's security policy allows only its own script.
    /// The text is the same in every process.
    ///
    /// - Parameter title: The title of the page; by default the name of the root component.
    /// - Returns: The text of the page.
    /// - Complexity: Linear in the graph and the lengths of its names.
    public func html(title: String? = nil) -> String {
        let title = (title ?? components.first?.name ?? "Graph").replacing("&", with: "&amp;")
            .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        // The encoder takes all texts, so it could refuse only a diagnostic.
        let data = (try? json()) ?? #"{"components": [], "bindings": [], "edges": [], "diagnostics": []}"#
        // A '<' is part of a string, in which it could end the element.
        return PageTemplate.beforeTitle + title + PageTemplate.beforeData + data.replacing("<", with: #"\u003c"#)
            + PageTemplate.end
    }
}
