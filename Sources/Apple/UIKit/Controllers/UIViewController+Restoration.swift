public import Foundation

/// A class that makes controllers again whose state was saved.
///
/// No system ends apps here to have their memory, so that no state is saved, and nothing asks for a controller.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Makes the controller with a name in a hierarchy; nil if there is none.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

extension UIViewController {
    /// The class that makes the controller again. Has no effect: no state is saved.
    public var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { attachments[ObjectIdentifier(RestorationKey.self)] as? any UIViewControllerRestoration.Type }
        set { attachments[ObjectIdentifier(RestorationKey.self)] = newValue }
    }

    private enum RestorationKey {}
}
