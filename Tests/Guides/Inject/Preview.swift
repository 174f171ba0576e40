// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

// Block 2
struct MenuView: View {
    @Injected(\.menuSource) var source
    // …
}

extension MenuView: Injectable {}

struct MenuPreviews: PreviewProvider {
    static var previews: some View {
        MenuView()
            .injecting(PrintedMenu(), for: \.source)
    }
}
