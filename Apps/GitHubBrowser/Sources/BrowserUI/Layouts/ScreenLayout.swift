// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// Where the parts of the browser stand on a screen of a given size.
public struct ScreenLayout: Sendable, Hashable {
    /// Where the preview of the selected row stands.
    public enum PreviewPlace: Sendable, Hashable {
        /// Nowhere.
        case hidden
        /// At the right of the list.
        case right
        /// Under the list.
        case below
    }

    /// The line with the tabs.
    public let tabs: Rectangle
    /// The lines that say that something is wrong; empty where nothing is.
    public let banner: Rectangle
    /// The list, or whatever a screen shows in its place.
    public let list: Rectangle
    /// The preview; empty where there is none.
    public let preview: Rectangle
    /// The line between list and preview; empty where there is none.
    public let divider: Rectangle
    /// The lines of a message that is too long for the last line; empty where there is none.
    public let message: Rectangle
    /// The last line.
    public let status: Rectangle
    /// Where the preview stands.
    public let previewPlace: PreviewPlace

    /// Divides a screen; nil where it is too small to show anything of use.
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
