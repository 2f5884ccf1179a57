import Documents

/// Which class an element stands for.
@MainActor
enum NibClasses {
    /// UIKit's classes by the names of elements. The initialiser of each calls `decodeNib`.
    private static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
        "imageView": UIImageView.self, "textField": UITextField.self, "textView": UITextView.self,
        "scrollView": UIScrollView.self, "stackView": UIStackView.self, "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "progressView": UIProgressView.self,
        "slider": UISlider.self, "switch": UISwitch.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
        "searchBar": UISearchBar.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
        "tabBar": UITabBar.self, "control": UIControl.self, "window": UIWindow.self,
        "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
        "refreshControl": UIRefreshControl.self, "visualEffectView": UIVisualEffectView.self,
        "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    ]

    /// Classes that have no element of their own and take properties themselves.
    private static let others: [UIView.Type] = [UITableViewHeaderFooterView.self, UISearchTextField.self]

    private static let levels: Set<ObjectIdentifier> =
        Set((views.values.map { $0 as AnyClass } + others.map { $0 as AnyClass }).map { ObjectIdentifier($0) })

    private static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    ]

    /// Classes of UIKit that are looked up by name, so that they are used once there are such.
    private static let named: [String: String] = [
        "colorWell": "UIColorWell", "calendarView": "UICalendarView",
    ]

    static let controllerElements: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController",
        "tabBarController", "splitViewController", "pageViewController", "glkViewController", "avPlayerViewController",
        "hostingController",
    ]

    /// The view class of an element's name; nil for one that is not known.
    static func view(_ name: String) -> UIView.Type? {
        views[name] ?? named[name].flatMap { NSClassFromString("UIKit." + $0) as? UIView.Type }
    }

    static func controller(_ name: String) -> UIViewController.Type? {
        controllers[name] ?? named[name].flatMap { NSClassFromString("UIKit." + $0) as? UIViewController.Type }
    }

    /// UIKit's class nearest to `type` that takes properties from a nib.
    static func level(of type: UIView.Type) -> AnyClass {
        var next: AnyClass? = type
        while let current = next {
            if levels.contains(ObjectIdentifier(current)) { return current }
            next = _getSuperclass(current)
        }
        return UIView.self
    }

    // MARK: The app's classes

    private static var found: [String: AnyClass?] = [:]

    /// The class of an element's `customClass`; nil when it has none, or none that is there.
    static func custom(_ element: InterfaceElement) -> (name: String, type: AnyClass?)? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        let module = element["customModule"]
        let key = (module ?? "") + "." + name
        if let known = found[key] { return (name, known) }
        var candidates: [String] = []
        if let main = mainModule { candidates.append(main + "." + name) }
        if let module { candidates.append(identifier(module) + "." + name) }
        candidates.append("UIKit." + name)
        candidates.append(name)
        let type: AnyClass? = candidates.lazy.compactMap { NSClassFromString($0) }.first
        found[key] = .some(type)
        return (name, type)
    }

    /// The app's own module: the one of its delegate.
    static var mainModule: String? {
        if let known = knownMainModule { return known }
        let main = UIApplication.shared.delegate.map { String(reflecting: type(of: $0)) }
        knownMainModule = main.flatMap { $0.split(separator: ".").first.map(String.init) }
        return knownMainModule
    }
    private static var knownMainModule: String?

    /// As Xcode makes an identifier of a product's name.
    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
