// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// What a row or a page is about, with all that is known of it.
public enum Subject: Sendable, Hashable {
    /// A text in Markdown.
    case text(String)
    /// An account.
    case member(Member)
    /// A repository.
    case repository(Repository)
    /// An issue or a pull request.
    case issue(Issue)
    /// A release.
    case release(Release)
}
