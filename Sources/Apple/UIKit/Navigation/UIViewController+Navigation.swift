extension UIViewController {
    var ownNavigationItem: UINavigationItem {
        if let item = existingNavigationItem { return item }
        let item = UINavigationItem()
        item.title = title
        attachments[ObjectIdentifier(UINavigationItem.self)] = item
        return item
    }

    private var existingNavigationItem: UINavigationItem? {
        attachments[ObjectIdentifier(UINavigationItem.self)] as? UINavigationItem
    }

    func nearestAncestor<Controller: UIViewController>() -> Controller? {
        var next = parent
        while let controller = next {
            if let controller = controller as? Controller { return controller }
            next = controller.parent
        }
        return nil
    }

    var ownToolbarItems: [UIBarButtonItem]? { attachments[ObjectIdentifier(UIToolbar.self)] as? [UIBarButtonItem] }

    func changeToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        attachments[ObjectIdentifier(UIToolbar.self)] = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    var ownEditButtonItem: UIBarButtonItem {
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
        if let item = existingTabBarItem {
            if !navigationTitleIsOnTab { item.title = title }
        } else if title != nil, let root = (self as? UINavigationController)?.viewControllers.first {
            root.tabBarItem.title = title
        }
    }

    /// Whether the controller's item is that of a navigation controller too, which has a title of its own.
    private var navigationTitleIsOnTab: Bool {
        guard let navigation = parent as? UINavigationController else { return false }
        return navigation.title != nil && navigation.existingTabBarItem == nil
            && navigation.viewControllers.first === self
    }

    private enum TopScrollView {}
    private enum BottomScrollView {}

    func changeContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        let box = scrollView.map { WeakReference<UIScrollView>($0) }
        if edge.contains(.top) { attachments[ObjectIdentifier(TopScrollView.self)] = box }
        if edge.contains(.bottom) { attachments[ObjectIdentifier(BottomScrollView.self)] = box }
        navigationController?.contentScrollViewDidChange()
        tabBarController?.layOutBar()
    }

    /// Only after its layout is it known which of the view's children begins under the bar.
    package func barsFollowLayout() {
        tabBarController?.contentDidLayOut(of: self)
        guard let navigation = navigationController, navigation.topViewController === self,
            contentScrollView(for: .top) !== navigation.observedScrollView
        else { return }
        navigation.contentScrollViewDidChange()
    }

    func foundContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        let key =
            edge.contains(.bottom) ? ObjectIdentifier(BottomScrollView.self) : ObjectIdentifier(TopScrollView.self)
        if let view = (attachments[key] as? WeakReference<UIScrollView>)?.object { return view }
        guard let view = viewIfLoaded else { return nil }
        if let view = view as? UIScrollView { return view }
        return Self.scrollView(in: view, at: edge)
    }

    /// As UIKit, looks among a view's children for one that is at the edge: content under a bar at the bottom may have
    /// another view above it, a search bar for one. Plain views that only hold others are looked into.
    private static func scrollView(in view: UIView, at edge: NSDirectionalRectEdge) -> UIScrollView? {
        for subview in view.subviews where !subview.isHidden && subview.frame.width >= view.bounds.width - 1 {
            let isAtEdge =
                edge.contains(.bottom)
                ? subview.frame.maxY >= view.bounds.height - 0.5 && subview.frame.minY < view.bounds.height
                : subview.frame.minY <= 0.5
            guard isAtEdge else { continue }
            if let scrollView = subview as? UIScrollView { return scrollView }
            if edge.contains(.bottom), let found = self.scrollView(in: subview, at: edge) { return found }
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
