// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The areas of the browser on a screen of a given size.
struct ScreenLayout: Sendable, Hashable {
    enum PreviewPlace: Sendable, Hashable { case hidden, right, below }

    let tabs: Rectangle
    /// The banner with a problem; empty if there is none.
    let banner: Rectangle
    /// The list, or the text of a page.
    let list: Rectangle
    /// The preview; empty if there is none.
    let preview: Rectangle
    /// The line between list and preview; empty if there is no preview.
    let divider: Rectangle
    /// The lines of a message that is too long for the status bar; empty if there is none.
    let message: Rectangle
    let status: Rectangle
    let previewPlace: PreviewPlace

    /// Divides a screen, of which a preview on the right has a part in percent; nil if the screen is too small.
    init?(
        width: Int, height: Int, preview choice: BrowserSettings.Preview = .auto, share: Int = 40, bannerRows: Int = 0,
        messageRows: Int = 0
    ) {
        guard width >= 40, height >= 10 else { return nil }
        let nothing = Rectangle(width: 0, height: 0)
        let rest: Rectangle
        (tabs, rest) = Rectangle(width: width, height: height).split(rows: 1)
        let middle: Rectangle
        (middle, status) = rest.split(rows: -1)
        let below: Rectangle
        (banner, below) = middle.split(rows: bannerRows)
        // A negative number counts from the end; 0 would split off everything.
        let body: Rectangle
        (body, message) = messageRows > 0 ? below.split(rows: -messageRows) : (below, nothing)
        if choice == .never || (choice == .auto && (width < 60 || height < 15)) {
            (previewPlace, list, divider, preview) = (.hidden, body, nothing, nothing)
        } else if width >= 100 {
            let (left, right) = body.split(columns: width - width * share / 100)
            let (line, beside) = right.split(columns: 1)
            (previewPlace, list, divider, preview) = (.right, left, line, beside)
        } else {
            let (top, bottom) = body.split(rows: (body.height + 1) / 2)
            let (line, beneath) = bottom.split(rows: 1)
            (previewPlace, list, divider, preview) = (.below, top, line, beneath)
        }
    }
}
