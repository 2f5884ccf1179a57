extension UIViewController {
    /// What the bar of a navigation controller shows for this controller; made when it is first asked for.
    public var navigationItem: UINavigationItem {
        if let item = existingNavigationItem { return item }
        let item = UINavigationItem()
        item.title = title
        attachments[ObjectIdentifier(UINavigationItem.self)] = item
        return item
    }

    private var existingNavigationItem: UINavigationItem? {
        attachments[ObjectIdentifier(UINavigationItem.self)] as? UINavigationItem
    }

    /// The nearest navigation controller that this controller is in.
    public var navigationController: UINavigationController? {
        var next = parent
        while let controller = next {
            if let controller = controller as? UINavigationController { return controller }
            next = controller.parent
        }
        return nil
    }

    /// The buttons of the navigation controller's toolbar while this controller is shown.
    public var toolbarItems: [UIBarButtonItem]? {
        get { attachments[ObjectIdentifier(UIToolbar.self)] as? [UIBarButtonItem] }
        set { setToolbarItems(newValue, animated: false) }
    }

    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        attachments[ObjectIdentifier(UIToolbar.self)] = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    private enum HidesBottomBar {}

    /// Whether the tab bar goes away while this controller is on a navigation controller's stack.
    public var hidesBottomBarWhenPushed: Bool {
        get { attachments[ObjectIdentifier(HidesBottomBar.self)] as? Bool ?? false }
        set { attachments[ObjectIdentifier(HidesBottomBar.self)] = newValue }
    }

    /// A button that reads "Edit" or "Done" and calls ``setEditing(_:animated:)``.
    public var editButtonItem: UIBarButtonItem {
        let key = ObjectIdentifier(EditButtonItem.self)
        if let item = attachments[key] as? EditButtonItem { return item }
        let item = EditButtonItem(controller: self)
        attachments[key] = item
        return item
    }

    package func editingDidChange() {
        (attachments[ObjectIdentifier(EditButtonItem.self)] as? EditButtonItem)?.update()
    }

    /// The items take over a title that the controller was given.
    package func itemsAdoptTitle() {
        existingNavigationItem?.title = title
        existingTabBarItem?.title = title
    }

    private enum ContentScrollView {}

    /// Sets the view whose scrolling the bars at `edge` follow.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        attachments[ObjectIdentifier(ContentScrollView.self)] = scrollView
        navigationController?.contentScrollViewDidChange()
    }

    /// Only after its layout is it known which of the view's children begins under the bar.
    package func barsFollowLayout() {
        guard let navigation = navigationController, navigation.topViewController === self,
            contentScrollView(for: .top) !== navigation.observedScrollView
        else { return }
        navigation.contentScrollViewDidChange()
    }

    /// The view whose scrolling the bars at `edge` follow: the one that was set, or one that fills the view.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let view = attachments[ObjectIdentifier(ContentScrollView.self)] as? UIScrollView { return view }
        guard let view = viewIfLoaded else { return nil }
        if let view = view as? UIScrollView { return view }
        // As UIKit, look among the foremost children for one that begins at the top edge.
        for subview in view.subviews {
            guard let scrollView = subview as? UIScrollView, scrollView.frame.minY <= 0.5,
                scrollView.frame.width >= view.bounds.width - 1
            else { continue }
            return scrollView
        }
        return nil
    }
}

/// "Edit", and "Done" while the controller is editing.
@MainActor
final class EditButtonItem: UIBarButtonItem {
    private weak var controller: UIViewController?

    init(controller: UIViewController) {
        self.controller = controller
        super.init()
        update()
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        let isEditing = controller?.isEditing ?? false
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }

    override func performAction(with event: UIEvent?) {
        guard isEnabled, let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
    }
}
