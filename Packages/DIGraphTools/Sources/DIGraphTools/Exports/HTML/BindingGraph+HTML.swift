// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingGraph {
    /// The graph as one HTML page that a browser opens from a file and that loads nothing from anywhere.
    ///
    /// The page answers for each binding what needs it, what it needs and why it is there. It draws small graphs whole,
    /// with components as boxes, and of large ones the modules and what is around the binding that is selected; it is
    /// searched by typing, and the address of a selected binding can be shared. Write the text to a file and open that:
    ///
    /// ```swift
    /// try ShopComponent.graph.html().write(toFile: "graph.html", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// Names from the graph cannot become markup or scripts, and a security policy in the page allows only the page's
    /// own script. The text is the same from process to process.
    ///
    /// - Parameter title: What the page is called; the root component's name unless it is given.
    /// - Returns: The whole text of the page.
    /// - Complexity: Linear in the graph and the lengths of its names.
    public func html(title: String? = nil) -> String {
        let title = title ?? components.first?.name ?? "Graph"
        var page = PageTemplate.beforeTitle
        for character in title.unicodeScalars {
            switch character {
            case "&": page += "&amp;"
            case "<": page += "&lt;"
            case ">": page += "&gt;"
            default: page.unicodeScalars.append(character)
            }
        }
        page += PageTemplate.beforeData
        page += PageData(self, title: title).text
        page += PageTemplate.end
        return page
    }
}
