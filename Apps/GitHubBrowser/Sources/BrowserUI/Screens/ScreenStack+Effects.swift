// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// What comes of what a person does, and of answers.
extension ScreenStack {
    /// Takes an answer; one that was asked for before another of the same content is dropped.
    public mutating func take(_ answer: Answer) -> [Effect] {
        let content = answer.request.content
        guard requests[content]?.number == answer.request.number else { return [] }
        if answer.isFinal { requests[content] = nil }
        if let trouble = answer.trouble {
            lastTrouble = (content, trouble.limitedUntil == nil ? trouble.message : "rate limited")
        } else if answer.isFinal, lastTrouble?.content == content {
            lastTrouble = nil
        }
        if case .bookmarks(let names) = answer.loaded { bookmarks = names }
        return settle(deliver(answer) + turnToRepositories(of: answer))
    }

    /// Opens the repositories of a user, who has no members, unless a key was pressed since the start.
    private mutating func turnToRepositories(of answer: Answer) -> [Effect] {
        guard case .user = answer.loaded, isUntouched, top.kind == .home, top.pane.content == answer.request.content,
            let index = tabs.firstIndex(of: .repositories)
        else { return [] }
        return top.select(index)
    }

    private mutating func deliver(_ answer: Answer) -> [Effect] {
        var effects: [Effect] = []
        for screen in screens.indices {
            for pane in screens[screen].panes.indices
            where screens[screen].panes[pane].content == answer.request.content {
                effects += screens[screen].panes[pane].take(answer)
            }
        }
        return effects
    }

    /// Deals with what the screens want from each other, and leaves the rest to whoever runs them.
    mutating func settle(_ effects: [Effect]) -> [Effect] {
        var outside: [Effect] = []
        var waiting = effects[...]
        while let effect = waiting.popFirst() {
            guard case .inside(let inside) = effect else {
                outside.append(effect)
                continue
            }
            switch inside {
            case .say(let text): status.message = text
            case .open(let reference, let known): waiting = (open(reference, known) + waiting)[...]
            case .close: waiting = (close() + waiting)[...]
            case .need(let content, let kind): outside += need(content, kind)
            case .bookmark(let name): outside.append(toggleBookmark(name))
            }
        }
        return outside + letGo()
    }

    private mutating func open(_ reference: Reference, _ known: Subject?) -> [Effect] {
        if case .setting(let key) = reference { return change(key) }
        guard let screen = TabbedScreen(reference, known: known) else { return [] }
        screens.append(screen)
        return top.pane.begin()
    }

    private mutating func change(_ key: BrowserSettings.Key) -> [Effect] {
        settings.advance(key)
        if key == .preview { isPreviewHidden = false }
        heedSettings()
        return [key == .source ? .switchSource(settings.source) : .apply(settings)]
    }

    /// Has all panes heed the settings.
    mutating func heedSettings() {
        for screen in screens.indices {
            for pane in screens[screen].panes.indices { screens[screen].panes[pane].adopt(settings) }
        }
    }

    mutating func close() -> [Effect] {
        if screens.count > 1 {
            screens.removeLast()
            return top.pane.begin()
        }
        // There is nothing behind the first screen; but what is on its way can be stopped.
        if let content = top.pane.content, let request = requests.removeValue(forKey: content) {
            top.pane.cancel()
            return [
                .cancel(request), .say("stopped; \(keys.keys(for: .refresh).first?.description ?? "r") asks again"),
            ]
        }
        return [.say("press \(keys.keys(for: .quit).first?.description ?? "q") to quit")]
    }

    private mutating func need(_ content: Content, _ kind: Request.Kind) -> [Effect] {
        var effects: [Effect] = []
        if let request = requests[content] {
            // Whoever asks for the same gets the same answer.
            if kind != .anew { return [] }
            effects.append(.cancel(request))
        }
        lastNumber += 1
        let request = Request(number: lastNumber, content: content, kind: kind)
        requests[content] = request
        return effects + [.load(request)]
    }

    /// Nobody waits for what no screen shows any more.
    private mutating func letGo() -> [Effect] {
        guard !requests.isEmpty else { return [] }
        let shown = Set(screens.flatMap(\.contents))
        let orphans = requests.values.filter { !shown.contains($0.content) }.sorted { $0.number < $1.number }
        for request in orphans { requests[request.content] = nil }
        return orphans.map(Effect.cancel)
    }

    private mutating func toggleBookmark(_ name: RepositoryName) -> Effect {
        let place = bookmarks.firstIndex { "\($0)".lowercased() == "\(name)".lowercased() }
        if let place { bookmarks.remove(at: place) } else { bookmarks.append(name) }
        status.message = place == nil ? "bookmarked \(name)" : "\(name) is no bookmark any more"
        let request = Request(number: 0, content: .bookmarks, kind: .anew)
        _ = deliver(Answer(request, .bookmarks(bookmarks)))
        return .keep(name, place == nil)
    }
}
