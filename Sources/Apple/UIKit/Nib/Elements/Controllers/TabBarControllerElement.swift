import Documents

/// `<tabBarController>`, with its bar.
enum TabBarControllerElement: ControllerElement {
    static let names = ["tabBarController"]

    static func decode(_ element: InterfaceElement, _ tabs: UITabBarController, _ loader: NibLoader) {
        guard let bar = element.child(key: "tabBar") else { return }
        if let custom: UITabBar = ContainerBarElement.custom(bar, loader) {
            return tabs.replaceTabBar(with: custom)
        }
        TabBarElement.decode(bar, tabs.tabBar, loader)
        ContainerBarElement.decode(bar, tabs.tabBar, loader)
    }

    static func contain(_ children: [RelatedController], in tabs: UITabBarController) {
        tabs.setViewControllers(children.map(\.controller), animated: false)
    }
}
