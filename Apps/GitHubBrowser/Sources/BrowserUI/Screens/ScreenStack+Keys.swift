// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit

extension ScreenStack {
    package mutating func handle(_ event: InputEvent) -> [Effect] {
        switch event {
        case .key(let key): return settle(press(key))
        case .paste: return settle(palette.map { type(event, into: $0) } ?? top.pane.type(event) ?? [])
        case .mouse(let mouse) where mouse.action == .scrollDown: return settle(scroll(.down))
        case .mouse(let mouse) where mouse.action == .scrollUp: return settle(scroll(.up))
        case .mouse(let mouse) where mouse.action == .press(0): return settle(click(mouse))
        case .mouse: break
        case .background(let background): self.background = background
        }
        return []
    }

    package mutating func endPause(_ number: Int) -> [Effect] {
        // Only the visible text field is typed into.
        settle(top.pane.endPause(number))
    }

    private mutating func scroll(_ action: Action) -> [Effect] { (0..<3).flatMap { _ in top.pane.perform(action) } }

    private mutating func click(_ mouse: MouseEvent) -> [Effect] {
        beginAction()
        if mouse.row == 0, !top.pane.hasInnermost {
            return top.bar.index(at: mouse.column, width: size.width).map { top.select($0) } ?? []
        }
        return top.pane.click(x: mouse.column, y: mouse.row)
    }

    /// Clears the messages of the previous action.
    private mutating func beginAction() {
        status.message = nil
        lastTrouble = nil
        isUntouched = false
        top.pane.requestsLeft = requestsLeft
    }

    private mutating func press(_ key: KeyPress) -> [Effect] {
        beginAction()
        let action = keys.action(for: key)
        // The program can be quit from a text field too, and tabs can be switched.
        let reachesThrough = key.modifiers.contains(.control) && (action == .quit || action == .suspend)
        if let palette, !reachesThrough { return type(.key(key), into: palette) }
        if key.key != .tab, !reachesThrough, let effects = top.pane.type(.key(key)) { return effects }
        if let action { return perform(action) }
        if let number = keys.tabNumber(for: key) {
            return top.panes.indices.contains(number) ? top.select(number) : [.say("tab \(number + 1) does not exist")]
        }
        return [.say("\(key) does nothing" + (keys.keys(for: .help).first.map { "; press \($0) for help" } ?? ""))]
    }

    private mutating func perform(_ action: Action) -> [Effect] {
        switch action {
        case .quit: return [.quit]
        case .suspend: return [.suspend]
        case .nextTab, .previousTab: return top.turn(forward: action == .nextTab)
        // An open menu or text field comes first.
        case _ where top.pane.hasInnermost: return top.pane.perform(action)
        case .help: return toggle(.help)
        case .log: return toggle(.log)
        case .work:
            if work.isEmpty {
                return [.say("your work needs a token: set GH_TOKEN, or GH_ENTERPRISE_TOKEN for another host")]
            }
            return toggle(.work(work))
        case .settings: return openHomeTab(.settings, else: .settings)
        case .search: return openHomeTab(.search, else: .search(saved)) + top.pane.perform(.search)
        case .goTo: openPalette()
        case .preview: return togglePreview()
        case .refreshAll: return refreshAll()
        default: return top.pane.perform(action)
        }
        return []
    }

    private mutating func openHomeTab(_ tab: HomeTab, else screen: TabbedScreen) -> [Effect] {
        if top.isHome, let index = tabs.firstIndex(of: tab) { return top.select(index) }
        if top.kind != screen.kind { show(screen) }
        return []
    }

    private mutating func toggle(_ screen: TabbedScreen) -> [Effect] {
        if top.kind == screen.kind { return close() }
        show(screen)
        return top.kind == .work ? top.beginAll() : top.pane.begin()
    }

    /// Opens a screen that exists only once, and moves it to the top.
    private mutating func show(_ screen: TabbedScreen) {
        screens.removeAll { $0.kind == screen.kind }
        screens.append(screen)
    }

    private mutating func togglePreview() -> [Effect] {
        guard let share = top.pane.previewShare else { return [.say("this screen has no preview")] }
        if isPreviewHidden || settings.preview != .never {
            isPreviewHidden.toggle()
        } else {
            settings.preview = .auto
        }
        let layout = ScreenLayout(width: size.width, height: size.height, preview: previewChoice, share: share)
        let isMissing = previewChoice != .never && layout?.previewPlace == .hidden
        return isMissing ? [.say("the preview needs 60 columns and 15 rows")] : []
    }

    var previewChoice: BrowserSettings.Preview { isPreviewHidden ? .never : settings.preview }

    private mutating func refreshAll() -> [Effect] {
        let effects = eachPane { pane in
            let canRefresh = pane.content != nil && pane.loadState.hasBegun && !pane.loadState.isLoading
            return canRefresh ? pane.perform(.refreshAll) : []
        }
        return effects.isEmpty ? [.say("already loading")] : effects
    }
}
