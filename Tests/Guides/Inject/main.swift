// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

// Block 5: `.package(path: "../swift-di")` in the manifest, and the products `DI` and `DIAmbient`.
@MainActor
func run() async throws {
    print("board:", try await MenuBoard().drinks())
    let preview = MenuPreviews.previews as? MenuView
    print("preview:", try await preview?.source.text(of: "today") ?? "-")
    print("two files:", instances())
    print("rollback:", try await closeForWinter())
    print("graph:", try isOneBoiler())
}

try await run()
