// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension DemoWire {
    /// Returns a release with its files.
    func release(_ release: DemoRelease, of repository: DemoRepository) -> WireValue {
        let name = "\(release.repository)@\(release.tag)"
        let id = Int(name.demoHash % 90_000_000) + 100_000_000
        let published = time(release.published, of: name)
        let base = "repos/\(repository.fullName)/releases/\(id)"
        let tag = release.tag.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? release.tag
        return .object([
            "id": .integer(id), "node_id": .text(node("RE", id)), "tag_name": .text(release.tag),
            "target_commitish": .text(repository.branch), "name": .optional(release.name),
            "body": .optional(release.body), "draft": false, "prerelease": .bool(release.isPrerelease),
            "immutable": false, "author": account(release.author), "url": api(base),
            "html_url": web("\(repository.fullName)/releases/tag/\(tag)"), "assets_url": api("\(base)/assets"),
            "tarball_url": api("repos/\(repository.fullName)/tarball/\(tag)"),
            "zipball_url": api("repos/\(repository.fullName)/zipball/\(tag)"),
            "created_at": text(published.addingTimeInterval(-5400)), "published_at": text(published),
            "assets": .list(
                release.assets.enumerated().map { asset($0.element, id * 10 + $0.offset, release, repository) }),
        ])
    }

    private func asset(
        _ asset: DemoRelease.Asset, _ id: Int, _ release: DemoRelease, _ repository: DemoRepository
    ) -> WireValue {
        let published = time(release.published, of: "\(release.repository)@\(release.tag)")
        return .object([
            "id": .integer(id), "node_id": .text(node("RA", id)), "name": .text(asset.name), "label": .null,
            "state": "uploaded", "content_type": "application/octet-stream", "size": .integer(asset.size),
            "download_count": .integer(asset.downloads), "uploader": account(release.author),
            "created_at": text(published), "updated_at": text(published),
            "url": api("repos/\(repository.fullName)/releases/assets/\(id)"),
            "browser_download_url": web("\(repository.fullName)/releases/download/\(release.tag)/\(asset.name)"),
        ])
    }
}
