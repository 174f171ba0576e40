// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The content of a tab: a state machine that takes events and returns effects.
protocol Pane: Sendable {
    /// The content that it loads; nil if it loads nothing.
    var content: Content? { get }
    /// The content and its companions.
    var contents: [Content] { get }
    /// The name of the tab; nil for the usual one.
    var tabTitle: String? { get }
    var loadState: LoadState { get }
    /// Whether a text field or a menu is open in it, which takes the keys first.
    var hasInnermost: Bool { get }
    /// The part of the screen for its preview, in percent; nil if it has none.
    var previewShare: Int? { get }
    /// The most useful keys besides the help key, for the last line.
    var keys: [KeyHint] { get }
    mutating func refresh() -> [Effect]
    /// The number of rows; nil if it is unknown.
    var total: Int? { get }

    var references: [Reference] { get }

    /// Requests the content, unless it was requested before.
    mutating func begin() -> [Effect]
    /// Handles a key before the key map does; returns nil if the pane does not take the key.
    mutating func type(_ key: KeyPress) -> [Effect]?
    /// Handles pasted text; returns nil if there is no text field.
    mutating func paste(_ text: String) -> [Effect]?
    mutating func perform(_ action: Action) -> [Effect]
    /// Handles the end of a pause in typing.
    mutating func endPause(_ number: Int) -> [Effect]
    mutating func take(_ update: ContentUpdate) -> [Effect]
    /// Adopts changed settings.
    mutating func adopt(_ settings: BrowserSettings)
    /// Takes the number of requests that the rate limit of each resource still allows; see ``ScreenStack/requestsLeft``.
    mutating func know(_ requestsLeft: [String: Int])
    mutating func cancel()
    /// The position, such as `row 3 of 27`; nil if everything is visible.
    var position: String? { get }
    /// Handles a click of the left button at a position of the screen.
    mutating func click(x: Int, y: Int) -> [Effect]
    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look)
}

extension Pane {
    var contents: [Content] { content.map { [$0] } ?? [] }
    var tabTitle: String? { nil }
    var previewShare: Int? { nil }
    var keys: [KeyHint] { [] }
    mutating func refresh() -> [Effect] { [] }
    var total: Int? { nil }
    var references: [Reference] { [] }
    mutating func paste(_ text: String) -> [Effect]? { nil }
    mutating func endPause(_ number: Int) -> [Effect] { [] }
    mutating func adopt(_ settings: BrowserSettings) {}
    mutating func know(_ requestsLeft: [String: Int]) {}
    mutating func click(x: Int, y: Int) -> [Effect] { [] }
}

/// A key and its effect, for the last line.
struct KeyHint: Sendable, Hashable {
    let action: Action?
    let key: String
    let name: String

    init(_ action: Action, _ name: String) { (self.action, key, self.name) = (action, "", name) }

    /// Creates the hint of a key that isn't in the key map.
    init(_ key: String, _ name: String) { (action, self.key, self.name) = (nil, key, name) }
}

/// A pane that requests its content itself.
protocol LoadingPane: Pane {
    var loadState: LoadState { get set }
    var requestsLeft: [String: Int] { get set }
    var menu: Menu? { get set }
    /// Chooses the item of the menu with an index, and closes the menu.
    mutating func choose(_ index: Int) -> [Effect]
    mutating func ask(_ kind: Request.Kind) -> [Effect]
}

extension LoadingPane {
    mutating func begin() -> [Effect] { loadState.hasBegun ? [] : ask(.first) }
    mutating func refresh() -> [Effect] { ask(.anew) }
    mutating func cancel() { loadState.cancel() }
    mutating func know(_ requestsLeft: [String: Int]) { self.requestsLeft = requestsLeft }

    mutating func take(_ outcome: Menu.Outcome?) -> [Effect] {
        switch outcome {
        case .chosen(let index): return choose(index)
        case .closed: menu = nil
        case .refused: return [.say("the menu is open: Enter chooses, Esc closes it")]
        default: break
        }
        return []
    }

    /// Whether optional content, such as reviews and checks, is requested, too.
    var mayAskMore: Bool { requestsLeft["core"].map { $0 > 500 } ?? true }

    mutating func ask(_ kind: Request.Kind) -> [Effect] {
        guard let content else { return [] }
        loadState.begin(kind)
        return [.need(content, kind)]
    }
}
