extension UIViewController {
    /// Tells all containers around the controller that its title has changed.
    func tellContainersOfTitle() {
        var next = parent
        while let controller = next {
            controller.childTitleDidChange(self)
            next = controller.parent
        }
    }
}
