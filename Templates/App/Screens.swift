import UIKit

/// The app's screens: one fills the window, several have a tab each.
@MainActor
enum Screens {
    static var all: [UIViewController] {
        [
            __Entry__,
            // `seam new screen` adds a line above this one.
        ]
    }

    private static func screen(_ title: String, _ controller: UIViewController) -> UIViewController {
        controller.tabBarItem.title = title
        return controller
    }
}
