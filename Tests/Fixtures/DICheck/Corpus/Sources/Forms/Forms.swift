// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] {
    [
        ActorComponent.self, ClassComponent.self, ConditionalComponent.self, ShopComponent.self, `Café`.self,
        `class`.self, 店.self, Shop.MainComponent.self, Shop.Kitchen.MainComponent.self, Till.TillComponent.self,
        makeLocal(),
    ]
}
