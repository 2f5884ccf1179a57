import Documents

/// An element of a storyboard or xib that stands for a view controller.
///
/// A conformer reads what its own class adds: the elements of the superclasses of `Controller` have decoded by then.
@MainActor
protocol ControllerElement {
    associatedtype Controller: UIViewController

    /// Names in documents.
    static var names: [String] { get }

    /// Whether `Controller` is the class that the element means. Otherwise a plain controller stands in, and the
    /// element is reported as unknown.
    static var isSupported: Bool { get }

    /// Outlets of the class in old documents whose property is gone.
    static var outletsWithoutEffect: Set<String> { get }

    static func decode(_ element: InterfaceElement, _ controller: Controller, _ loader: NibLoader)

    /// Takes the controllers that relationship segues lead to. The default adds them as children.
    static func contain(_ children: [RelatedController], in controller: Controller)

    /// The controller has got its view from the nib, whose outlets are not connected yet.
    static func viewWasMade(_ view: UIView, for controller: Controller)
}

/// A controller at the end of a relationship segue.
struct RelatedController {
    var relationship: String
    var controller: UIViewController
}

extension ControllerElement {
    static var isSupported: Bool { true }
    static var outletsWithoutEffect: Set<String> { [] }
    static func decode(_ element: InterfaceElement, _ controller: Controller, _ loader: NibLoader) {}
    static func viewWasMade(_ view: UIView, for controller: Controller) {}

    static func contain(_ children: [RelatedController], in controller: Controller) {
        for child in children { controller.addChild(child.controller) }
    }

    static var controllerClass: UIViewController.Type { Controller.self }

    static func decodeIfPossible(_ element: InterfaceElement, _ controller: UIViewController, _ loader: NibLoader) {
        if let controller = controller as? Controller { decode(element, controller, loader) }
    }

    static func containIfPossible(_ children: [RelatedController], in controller: UIViewController) {
        if let controller = controller as? Controller { contain(children, in: controller) }
    }

    static func tellIfPossible(view: UIView, wasMadeFor controller: UIViewController) {
        if let controller = controller as? Controller { viewWasMade(view, for: controller) }
    }
}
