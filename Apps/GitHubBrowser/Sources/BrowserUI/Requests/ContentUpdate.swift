// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// What came of a request. One request may have several answers, the last of which is final.
public struct Answer: Sendable {
    /// What was asked.
    public let request: Request
    /// What there is; nil where there is nothing.
    public let loaded: Loaded?
    /// Why there is nothing, or nothing newer.
    public let trouble: Trouble?
    /// When the server last said so.
    public let confirmedAt: Date?
    /// The number of the page, the first of which is 1.
    public let page: Int?
    /// How many pages there are, where that is known.
    public let pages: Int?
    /// Whether another page follows.
    public let hasMore: Bool
    /// Whether no other answer follows.
    public let isFinal: Bool

    /// Makes an answer.
    public init(
        _ request: Request, _ loaded: Loaded? = nil, trouble: Trouble? = nil, confirmedAt: Date? = nil,
        page: Int? = nil, pages: Int? = nil, hasMore: Bool = false, isFinal: Bool = true
    ) {
        self.request = request
        self.loaded = loaded
        self.trouble = trouble
        self.confirmedAt = confirmedAt
        self.page = page
        self.pages = pages
        self.hasMore = hasMore
        self.isFinal = isFinal
    }
}

/// What can be loaded.
public enum Loaded: Sendable, Hashable {
    /// Accounts.
    case members([Member])
    /// A user, in place of the members of an organisation that there is not.
    case user(Profile)
    /// Repositories.
    case repositories([Repository])
    /// Issues and pull requests.
    case issues([Issue])
    /// Releases.
    case releases([Release])
    /// An account with what it says about itself.
    case profile(Profile)
    /// One repository.
    case repository(Repository)
    /// The text that introduces a repository; nil where it has none.
    case readme(Readme?)
    /// An issue with what was said about it.
    case discussion(Discussion)
    /// One release.
    case release(Release)
    /// The repositories that the user wants to find again.
    case bookmarks([RepositoryName])
    /// Lines that the program noted down, the oldest first.
    case log([String])
    /// What the program tells of itself, in Markdown.
    case report(String)
}

/// Why something could not be loaded.
public struct Trouble: Sendable, Hashable {
    /// What happened, in one line.
    public let message: String
    /// The advice for the user, a line each.
    public let advice: [String]
    /// Until when the server answers nothing, where that is the reason.
    public let limitedUntil: Date?

    /// Makes a reason.
    public init(_ message: String, advice: [String] = [], limitedUntil: Date? = nil) {
        self.message = message
        self.advice = advice
        self.limitedUntil = limitedUntil
    }
    /// The message and the advice in one line.
    var text: String { ([message] + advice).joined(separator: " · ") }
}
