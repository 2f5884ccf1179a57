import Documents

/// `<navigationController>`, with its bars.
enum NavigationControllerElement: ControllerElement {
    static let names = ["navigationController"]

    static func decode(_ element: InterfaceElement, _ navigation: UINavigationController, _ loader: NibLoader) {
        if let bar = element.child(key: "navigationBar") {
            if let custom: UINavigationBar = ContainerBarElement.custom(bar, loader) {
                navigation.replaceNavigationBar(with: custom)
            } else {
                NavigationBarElement.decode(bar, navigation.navigationBar, loader)
                ContainerBarElement.decode(bar, navigation.navigationBar, loader)
            }
        }
        if let bar = element.child(key: "toolbar") {
            if let custom: UIToolbar = ContainerBarElement.custom(bar, loader) {
                navigation.replaceToolbar(with: custom)
            } else {
                ToolbarElement.decode(bar, navigation.toolbar, loader)
                ContainerBarElement.decode(bar, navigation.toolbar, loader)
            }
        }
        if element.bool("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
        if element.bool("toolbarHidden") == false { navigation.isToolbarHidden = false }
        if let hides = element.bool("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = hides }
        if let hides = element.bool("hidesBarsOnTap") { navigation.hidesBarsOnTap = hides }
    }

    static func contain(_ children: [RelatedController], in navigation: UINavigationController) {
        navigation.setViewControllers(children.map(\.controller), animated: false)
    }
}
