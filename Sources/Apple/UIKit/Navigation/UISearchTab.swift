/// The tab that leads to search. It has the system's title and picture unless the app gives others.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Creates a tab with the system's title and picture.
    ///
    /// - Parameter viewControllerProvider: Makes the controller, when it is needed first.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.SearchTab",
            viewControllerProvider: viewControllerProvider)
    }
}
