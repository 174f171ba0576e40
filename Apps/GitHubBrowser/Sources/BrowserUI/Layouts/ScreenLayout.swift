// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The areas of the browser on a screen of a given size.
public struct ScreenLayout: Sendable, Hashable {
    /// The place of the preview.
    public enum PreviewPlace: Sendable, Hashable {
        /// Not shown.
        case hidden
        /// To the right of the list.
        case right
        /// Below the list.
        case below
    }

    /// The line with the tabs.
    public let tabs: Rectangle
    /// The banner with a problem; empty if there is none.
    public let banner: Rectangle
    /// The list, or the text of a page.
    public let list: Rectangle
    /// The preview; empty if there is none.
    public let preview: Rectangle
    /// The line between list and preview; empty if there is no preview.
    public let divider: Rectangle
    /// The lines of a message that is too long for the status bar; empty if there is none.
    public let message: Rectangle
    /// The status bar.
    public let status: Rectangle
    /// The place of the preview.
    public let previewPlace: PreviewPlace

    /// Divides a screen; nil if it is too small.
    public init?(
        width: Int, height: Int, preview choice: BrowserSettings.Preview = .auto, bannerRows: Int = 0,
        messageRows: Int = 0
    ) {
        guard width >= 40, height >= 10 else { return nil }
        let screen = Rectangle(width: width, height: height)
        let (tabs, rest) = screen.split(rows: 1)
        let (middle, status) = rest.split(rows: -1)
        let (banner, below) = middle.split(rows: bannerRows)
        // A negative number counts from the end; 0 would split off everything.
        let (body, message) =
            messageRows > 0 ? below.split(rows: -messageRows) : (below, Rectangle(width: 0, height: 0))
        self.tabs = tabs
        self.banner = banner
        self.message = message
        self.status = status
        if choice == .never || (choice == .auto && (width < 60 || height < 15)) {
            previewPlace = .hidden
            list = body
            preview = Rectangle(width: 0, height: 0)
            divider = Rectangle(width: 0, height: 0)
        } else if width >= 100 {
            previewPlace = .right
            let (left, right) = body.split(columns: width / 2)
            list = left
            (divider, preview) = right.split(columns: 1)
        } else {
            previewPlace = .below
            let (top, bottom) = body.split(rows: (body.height + 1) / 2)
            list = top
            (divider, preview) = bottom.split(rows: 1)
        }
    }
}
