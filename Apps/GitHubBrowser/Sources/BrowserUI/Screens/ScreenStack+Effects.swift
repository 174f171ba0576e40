// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension ScreenStack {
    /// Handles an update; drops it if there is a later request for the same content.
    package mutating func take(_ update: ContentUpdate) -> [Effect] {
        let content = update.request.content
        guard requests[content]?.number == update.request.number else { return [] }
        if update.isFinal { requests[content] = nil }
        if let trouble = update.trouble, screens.contains(where: { $0.panes.contains { $0.content == content } }) {
            lastTrouble = (content, trouble.limitedUntil == nil ? trouble.message : "rate limited")
        } else if update.isFinal, lastTrouble?.content == content {
            lastTrouble = nil
        }
        if case .bookmarks(let names) = update.loaded { bookmarks = names }
        if update.trouble?.isMissing == true { trail = trail.filter { !shows(content, first: $0) } }
        return settle(deliver(update) + turnToRepositories(of: update))
    }

    /// Opens the repositories of a user, who has no members, unless a key has been pressed.
    private mutating func turnToRepositories(of update: ContentUpdate) -> [Effect] {
        guard case .user = update.loaded, isUntouched, top.kind == .home, top.pane.content == update.request.content,
            let index = tabs.firstIndex(of: .repositories)
        else { return [] }
        return top.select(index)
    }

    private mutating func deliver(_ update: ContentUpdate) -> [Effect] {
        let left = requestsLeft
        return eachPane { pane in
            guard pane.contents.contains(update.request.content) else { return [] }
            pane.requestsLeft = left
            return pane.take(update)
        }
    }

    mutating func eachPane(_ work: (inout any Pane) -> [Effect]) -> [Effect] {
        screens.indices.flatMap { screen in
            screens[screen].panes.indices.flatMap { work(&screens[screen].panes[$0]) }
        }
    }

    /// Performs the effects within the screens, and returns the others.
    mutating func settle(_ effects: [Effect]) -> [Effect] {
        var outside: [Effect] = []
        var waiting = effects[...]
        while let effect = waiting.popFirst() {
            switch effect {
            case .say(let text): status.message = text
            case .open(let reference, let known): waiting = (open(reference, known) + waiting)[...]
            case .close: waiting = (close() + waiting)[...]
            case .need(let content, let kind): outside += need(content, kind)
            case .bookmark(let name): outside.append(toggleBookmark(name))
            default: outside.append(effect)
            }
        }
        return outside + cancelOrphans()
    }

    private mutating func open(_ reference: Reference, _ known: Subject?) -> [Effect] {
        if case .setting(let key) = reference { return change(key) }
        if case .part(let part, let name) = reference, top.kind == .about(.repository(name)) {
            return top.select(part.index)
        }
        if reference.text != nil { note(reference) }
        return show(reference, known: known)
    }

    private mutating func change(_ key: BrowserSettings.Key) -> [Effect] {
        settings.advance(key)
        if key == .preview { isPreviewHidden = false }
        return [key == .source ? .switchSource(settings.source) : .apply(settings)]
    }

    mutating func close() -> [Effect] {
        if screens.count > 1 {
            screens.removeLast()
            return top.pane.begin()
        }
        // The first screen cannot be closed, but its request can be cancelled.
        if let content = top.pane.content, let request = requests.removeValue(forKey: content) {
            top.pane.loadState.cancel()
            return [.cancel(request), .say("stopped; press \(keys.name(of: .refresh)) to load again")]
        }
        return [.say("press \(keys.name(of: .quit)) to quit")]
    }

    private mutating func need(_ content: Content, _ kind: Request.Kind) -> [Effect] {
        var effects: [Effect] = []
        if let request = requests[content] {
            // Requests for the same content share its updates.
            if kind != .anew { return [] }
            effects.append(.cancel(request))
        }
        lastNumber += 1
        let request = Request(number: lastNumber, content: content, kind: kind)
        requests[content] = request
        return effects + [.load(request)]
    }

    /// Cancels the requests for contents that no screen shows any more.
    private mutating func cancelOrphans() -> [Effect] {
        guard !requests.isEmpty else { return [] }
        let shown = Set(screens.flatMap { $0.panes.flatMap(\.contents) })
        let orphans = requests.values.filter { !shown.contains($0.content) }.sorted { $0.number < $1.number }
        for request in orphans { requests[request.content] = nil }
        return orphans.map(Effect.cancel)
    }

    private mutating func toggleBookmark(_ name: RepositoryName) -> Effect {
        let place = bookmarks.firstIndex { "\($0)".lowercased() == "\(name)".lowercased() }
        if let place { bookmarks.remove(at: place) } else { bookmarks.append(name) }
        status.message = place == nil ? "bookmarked \(name)" : "removed the bookmark \(name)"
        let request = Request(number: 0, content: .bookmarks, kind: .anew)
        _ = deliver(ContentUpdate(request, .bookmarks(bookmarks)))
        return .keep(name, place == nil)
    }
}
