// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// What a row or a page is about, with all that is known of it.
public enum Subject: Sendable, Hashable {
    /// A text in Markdown.
    case text(String)
    /// An account.
    case member(Member)
    /// An account with what it says about itself.
    case profile(Profile)
    /// A repository.
    case repository(Repository)
    /// An issue or a pull request.
    case issue(Issue)
    /// A release.
    case release(Release)
}
