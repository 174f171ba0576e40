// SPDX-License-Identifier: Apache-2.0

import Hummingbird

/// The context of a request, which takes no more than an order needs.
struct CoffeeContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let maxUploadSize: Int = 4 * 1024

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
    }
}
