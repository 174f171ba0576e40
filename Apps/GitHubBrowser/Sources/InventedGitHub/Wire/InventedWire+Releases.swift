// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension InventedWire {
    /// Returns a release with its files.
    func release(_ release: InventedRelease, of repository: InventedRepository) -> WireValue {
        let name = "\(release.repository)@\(release.tag)"
        let id = Int(name.stableHash % 90_000_000) + 100_000_000
        let published = time(release.published, of: name)
        let tag = release.tag.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? release.tag
        let assets = release.assets.enumerated().map { index, asset -> WireValue in
            [
                "id": .integer(id * 10 + index), "name": .text(asset.name), "size": .integer(asset.size),
                "download_count": .integer(asset.downloads), "uploader": account(release.author),
                "browser_download_url": web("\(repository.fullName)/releases/download/\(release.tag)/\(asset.name)"),
            ]
        }
        return [
            "id": .integer(id), "tag_name": .text(release.tag), "name": .optional(release.name),
            "body": .optional(release.body), "draft": false, "prerelease": .bool(release.isPrerelease),
            "author": account(release.author), "html_url": web("\(repository.fullName)/releases/tag/\(tag)"),
            "created_at": text(published.addingTimeInterval(-5400)), "published_at": text(published),
            "assets": .list(assets),
        ]
    }
}
