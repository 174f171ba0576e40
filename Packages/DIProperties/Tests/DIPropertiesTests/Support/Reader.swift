// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIProperties

/// A component that binds one group of properties, and has it in its root.
enum GroupReader<Group: ConfigProperty>: RootComponent, Listed {
    struct Root {
        let group: Group
    }

    static var bindings: Bindings {
        bindProperties(Group.self)
        factory(Root.init)
    }
}

/// A component that binds one property under a tag, and has it in its root.
enum PropertyReader<Tag: PropertyTag>: RootComponent, Listed {
    struct Root {
        let property: TaggedProvider<Tag>
    }

    static var bindings: Bindings {
        bindProperty(Tag.self)
        factory(Root.init)
    }
}
