// SPDX-License-Identifier: Apache-2.0

// The few classes of UIKit that the page needs, on the main actor as the real ones are: Linux has no UIKit.

struct UIColor: Equatable {
    static let blue: UIColor = UIColor(name: "blue")
    static let brown: UIColor = UIColor(name: "brown")

    let name: String
}

@MainActor
class UIView {
    var backgroundColor: UIColor?
}

@MainActor
class UIResponder {}

@MainActor
class UIViewController: UIResponder {
    let view: UIView = UIView()
    private(set) var presented: UIViewController?

    init(nibName: String?, bundle: String?) {}

    func viewDidLoad() {}

    func present(_ screen: UIViewController, animated: Bool) {
        presented = screen
        screen.viewDidLoad()
    }
}

class UINavigationController: UIViewController {
    let bottom: UIViewController

    init(rootViewController: UIViewController) {
        bottom = rootViewController
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        bottom.viewDidLoad()
    }
}

@MainActor
class UIWindow {
    var rootViewController: UIViewController?
    private(set) var isKey: Bool = false

    func makeKeyAndVisible() {
        isKey = true
        rootViewController?.viewDidLoad()
    }
}
