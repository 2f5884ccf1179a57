// RxCocoa 6 has no names for these: `Reactive` looks properties up. Extensions of `Reactive` that were written before call
// them without `self.`, where nothing is looked up.

extension Reactive where Base: UIView {
    /// Whether the view is hidden.
    @preconcurrency @MainActor
    public var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }

    /// The opacity from 0 to 1.
    @preconcurrency @MainActor
    public var alpha: Binder<CGFloat> { Binder(base) { $0.alpha = $1 } }

    /// The colour behind the content.
    @preconcurrency @MainActor
    public var backgroundColor: Binder<UIColor?> { Binder(base) { $0.backgroundColor = $1 } }

    /// Whether the view takes touches.
    @preconcurrency @MainActor
    public var isUserInteractionEnabled: Binder<Bool> { Binder(base) { $0.isUserInteractionEnabled = $1 } }
}

extension Reactive where Base: UIControl {
    /// Whether the control can be used.
    @preconcurrency @MainActor
    public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }

    /// Whether the control is selected.
    @preconcurrency @MainActor
    public var isSelected: Binder<Bool> { Binder(base) { $0.isSelected = $1 } }
}

extension Reactive where Base: UIBarButtonItem {
    /// Whether the item can be used.
    @preconcurrency @MainActor
    public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }

    /// The title.
    @preconcurrency @MainActor
    public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}

extension Reactive where Base: UIAlertAction {
    /// Whether the action can be chosen.
    @preconcurrency @MainActor
    public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
}

extension Reactive where Base: UIScrollView {
    /// Whether a person may scroll.
    @preconcurrency @MainActor
    public var isScrollEnabled: Binder<Bool> { Binder(base) { $0.isScrollEnabled = $1 } }
}

extension Reactive where Base: UINavigationItem {
    /// The title.
    @preconcurrency @MainActor
    public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}

extension Reactive where Base: UIViewController {
    /// The title.
    @preconcurrency @MainActor
    public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
}

extension Reactive where Base: UITabBarItem {
    /// The text of the badge; nil shows none.
    @preconcurrency @MainActor
    public var badgeValue: Binder<String?> { Binder(base) { $0.badgeValue = $1 } }

    /// The colour of the badge.
    @preconcurrency @MainActor
    public var badgeColor: Binder<UIColor?> { Binder(base) { $0.badgeColor = $1 } }
}

extension Reactive where Base: UIPageControl {
    /// The page shown.
    @preconcurrency @MainActor
    public var currentPage: Binder<Int> { Binder(base) { $0.currentPage = $1 } }

    /// The number of pages.
    @preconcurrency @MainActor
    public var numberOfPages: Binder<Int> { Binder(base) { $0.numberOfPages = $1 } }
}
