extension UIViewController {
    /// Calls ``willMove(toParent:)``, and says so to who wants to know.
    func tellWillMove(toParent parent: UIViewController?) {
        tell("willMoveToParentViewController:", [parent ?? NSNull()]) { willMove(toParent: parent) }
    }

    /// Calls ``didMove(toParent:)``, and says so to who wants to know.
    func tellDidMove(toParent parent: UIViewController?) {
        tell("didMoveToParentViewController:", [parent ?? NSNull()]) { didMove(toParent: parent) }
    }
}
