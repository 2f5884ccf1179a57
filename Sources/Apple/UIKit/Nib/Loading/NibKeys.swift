/// The properties of UIKit's classes that nibs set by name: outlets, and what is often a user-defined attribute.
@MainActor
enum NibKeys {
    private static var isRegistered = false

    /// `setDelegate:` of `delegate`.
    static func setter(of property: String) -> Selector {
        Selector("set" + property.prefix(1).uppercased() + property.dropFirst() + ":")
    }

    /// The method that sets a property of an object; nil when it has none of that name.
    static func setter(of property: String, of object: AnyObject) -> SelectorTable.Method? {
        register()
        return SelectorTable.method(of: type(of: object), for: setter(of: property))
    }

    /// The method that reads a property of an object.
    static func getter(of property: String, of object: AnyObject) -> SelectorTable.Method? {
        register()
        return SelectorTable.method(of: type(of: object), for: Selector(property))
    }

    static func register() {
        guard !isRegistered else { return }
        isRegistered = true
        registerOutlets()
        registerViewValues()
        registerLayerValues()
        SelectorTable.add(SegueTrigger.self, SegueTrigger.selector.name) { trigger, _, _ in
            trigger.perform()
            return nil
        }
    }

    private static func add<T: AnyObject, Value>(
        _ type: T.Type, _ name: String, _ path: ReferenceWritableKeyPath<T, Value>
    ) {
        nonisolated(unsafe) let path = path
        SelectorTable.add(type, setter(of: name).name) { object, value, _ in
            object[keyPath: path] = SelectorTable.argument(value)
            return nil
        }
        SelectorTable.add(type, name) { object, _, _ in object[keyPath: path] as Any? }
    }

    /// A weak property of a protocol's type, which has no key path of use here.
    private static func add<T: AnyObject>(
        outlet type: T.Type, _ name: String, _ set: @escaping @MainActor (T, Any?) -> Void
    ) {
        SelectorTable.add(type, setter(of: name).name) { object, value, _ in
            set(object, value)
            return nil
        }
    }

    private static func registerOutlets() {
        add(outlet: UITableView.self, "dataSource") { $0.dataSource = $1 as? any UITableViewDataSource }
        add(outlet: UITableView.self, "delegate") { $0.delegate = $1 as? any UITableViewDelegate }
        add(outlet: UITableView.self, "prefetchDataSource") {
            $0.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching
        }
        add(UITableView.self, "tableHeaderView", \.tableHeaderView)
        add(UITableView.self, "tableFooterView", \.tableFooterView)
        add(outlet: UICollectionView.self, "dataSource") { $0.dataSource = $1 as? any UICollectionViewDataSource }
        add(outlet: UICollectionView.self, "delegate") { $0.delegate = $1 as? any UICollectionViewDelegate }
        add(outlet: UICollectionView.self, "prefetchDataSource") {
            $0.prefetchDataSource = $1 as? any UICollectionViewDataSourcePrefetching
        }
        add(outlet: UIScrollView.self, "delegate") { $0.delegate = $1 as? any UIScrollViewDelegate }
        add(outlet: UITextField.self, "delegate") { $0.delegate = $1 as? any UITextFieldDelegate }
        add(outlet: UITextView.self, "delegate") { $0.delegate = $1 as? any UITextViewDelegate }
        add(outlet: UISearchBar.self, "delegate") { $0.delegate = $1 as? any UISearchBarDelegate }
        add(outlet: UIGestureRecognizer.self, "delegate") { $0.delegate = $1 as? any UIGestureRecognizerDelegate }
        add(outlet: UINavigationBar.self, "delegate") { $0.delegate = $1 as? any UINavigationBarDelegate }
        add(outlet: UITabBar.self, "delegate") { $0.delegate = $1 as? any UITabBarDelegate }
        add(outlet: UINavigationController.self, "delegate") {
            $0.delegate = $1 as? any UINavigationControllerDelegate
        }
        add(outlet: UITabBarController.self, "delegate") { $0.delegate = $1 as? any UITabBarControllerDelegate }
        add(outlet: UISplitViewController.self, "delegate") {
            $0.delegate = $1 as? any UISplitViewControllerDelegate
        }
        add(outlet: UIPageViewController.self, "delegate") { $0.delegate = $1 as? any UIPageViewControllerDelegate }
        add(outlet: UIPageViewController.self, "dataSource") {
            $0.dataSource = $1 as? any UIPageViewControllerDataSource
        }
        add(outlet: UIPickerView.self, "dataSource") { $0.dataSource = $1 as? any UIPickerViewDataSource }
        add(outlet: UIPickerView.self, "delegate") { $0.delegate = $1 as? any UIPickerViewDelegate }
        add(outlet: UIViewController.self, "view") { $0.view = $1 as? UIView }
        add(outlet: UIViewController.self, "searchDisplayController") { _, _ in }
        add(UITextField.self, "inputView", \.inputView)
        add(UITextField.self, "inputAccessoryView", \.inputAccessoryView)
        add(UITextField.self, "leftView", \.leftView)
        add(UITextField.self, "rightView", \.rightView)
        add(UITableViewCell.self, "accessoryView", \.accessoryView)
        add(UITableViewCell.self, "backgroundView", \.backgroundView)
        add(UITableViewCell.self, "selectedBackgroundView", \.selectedBackgroundView)
        add(UINavigationItem.self, "titleView", \.titleView)
        add(UITableView.self, "backgroundView", \.backgroundView)
        add(UICollectionView.self, "backgroundView", \.backgroundView)
    }

    private static func registerViewValues() {
        SelectorTable.add(UIView.self, "layer") { view, _, _ in view.layer }
        add(UIView.self, "backgroundColor", \.backgroundColor)
        add(UIView.self, "tintColor", \.tintColor)
        add(UIView.self, "alpha", \.alpha)
        add(UIView.self, "hidden", \.isHidden)
        add(UIView.self, "isHidden", \.isHidden)
        add(UIView.self, "tag", \.tag)
        add(UIView.self, "clipsToBounds", \.clipsToBounds)
        add(UIView.self, "userInteractionEnabled", \.isUserInteractionEnabled)
        add(UIView.self, "accessibilityIdentifier", \.accessibilityIdentifier)
        add(UIView.self, "accessibilityLabel", \.accessibilityLabel)
        add(UILabel.self, "text", \.text)
        add(UILabel.self, "textColor", \.textColor)
        add(UILabel.self, "font", \.font)
        add(UILabel.self, "numberOfLines", \.numberOfLines)
        add(UITextField.self, "text", \.text)
        add(UITextField.self, "placeholder", \.placeholder)
        add(UITextField.self, "textColor", \.textColor)
        add(UIImageView.self, "image", \.image)
        add(UIControl.self, "enabled", \.isEnabled)
        add(UIControl.self, "selected", \.isSelected)
        SelectorTable.add(UIButton.self, "titleLabel") { button, _, _ in button.titleLabel }
        SelectorTable.add(UIButton.self, "imageView") { button, _, _ in button.imageView }
        add(UIViewController.self, "title", \.title)
        add(UISearchBar.self, "placeholder", \.placeholder)
    }

    private static func registerLayerValues() {
        add(CALayer.self, "cornerRadius", \.cornerRadius)
        add(CALayer.self, "masksToBounds", \.masksToBounds)
        add(CALayer.self, "borderWidth", \.borderWidth)
        add(CALayer.self, "shadowOpacity", \.shadowOpacity)
        add(CALayer.self, "shadowRadius", \.shadowRadius)
        add(CALayer.self, "shadowOffset", \.shadowOffset)
        add(CALayer.self, "opacity", \.opacity)
        add(CALayer.self, "zPosition", \.zPosition)
        // Nibs hold UIColor: CALayer cannot use it, and on iOS nothing shows either.
        for name in ["borderColor", "shadowColor", "backgroundColor"] {
            SelectorTable.add(CALayer.self, setter(of: name).name) { _, _, _ in nil }
        }
    }
}
