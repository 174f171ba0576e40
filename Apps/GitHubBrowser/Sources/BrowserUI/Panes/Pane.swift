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
    var loadState: LoadState { get set }
    /// The number of requests that the rate limit of each resource still allows; see ``ScreenStack/requestsLeft``.
    var requestsLeft: [String: Int] { get set }
    /// Whether a text field or a menu is open in it, which takes the keys first.
    var hasInnermost: Bool { get }
    var menu: Menu? { get set }
    /// The selected row, or that of the page.
    var selection: ListRow? { get }
    /// The part of the screen for its preview, in percent; nil if it has none.
    var previewShare: Int? { get }
    /// The most useful keys besides the help key, for the last line.
    func keys(_ look: Look) -> [String]
    /// The number of rows; nil if it is unknown.
    var total: Int? { get }
    var references: [Reference] { get }
    /// The position, such as `row 3 of 27`; nil if everything is visible.
    var position: String? { get }

    /// Requests the content, unless it was requested before.
    mutating func begin() -> [Effect]
    mutating func ask(_ kind: Request.Kind) -> [Effect]
    /// Handles a key before the key map does, or pasted text; returns nil if the pane does not take it.
    mutating func type(_ input: InputEvent) -> [Effect]?
    mutating func perform(_ action: Action) -> [Effect]
    mutating func choose(_ index: Int) -> [Effect]
    mutating func endPause(_ number: Int) -> [Effect]
    mutating func take(_ update: ContentUpdate) -> [Effect]
    /// Handles a click of the left button at a position of the screen.
    mutating func click(x: Int, y: Int) -> [Effect]
    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look)
}

extension Pane {
    var tabTitle: String? { nil }
    var previewShare: Int? { nil }
    var total: Int? { nil }
    var references: [Reference] { [] }
    mutating func begin() -> [Effect] { loadState.hasBegun ? [] : ask(.first) }
    mutating func endPause(_ number: Int) -> [Effect] { [] }

    mutating func take(_ outcome: Menu.Outcome?) -> [Effect] {
        switch outcome {
        case .chosen(let index): return choose(index)
        case .closed: menu = nil
        case .refused: return [.say("the menu is open: Enter chooses, Esc closes it")]
        default: break
        }
        return []
    }

    /// Opens, copies or bookmarks the selection.
    func act(_ action: Action) -> [Effect] {
        guard let selection else { return [] }
        let copied = action == .copyURL ? selection.url : selection.copiedName
        return switch action {
        case .openInBrowser: [.openInBrowser(selection.url)]
        case .copyURL, .copyName: [.copy(copied), .say("copied \(copied)")]
        case .bookmark: selection.reference?.repository.map { [.bookmark($0)] } ?? []
        default: []
        }
    }

    /// Whether optional content, such as reviews and checks, is requested, too.
    var mayAskMore: Bool { requestsLeft["core"].map { $0 > 500 } ?? true }
}
