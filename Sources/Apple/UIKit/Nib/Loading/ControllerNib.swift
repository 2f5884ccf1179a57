import Documents

/// The scene of a controller: how to make its view, and its segues.
@MainActor
final class ControllerNib {
    let loader: NibLoader
    let scene: InterfaceScene
    let element: InterfaceElement
    var segues: [SegueTemplate] = []
    /// The element of the view, until it is made.
    var viewElement: InterfaceElement?

    init(loader: NibLoader, scene: InterfaceScene, element: InterfaceElement) {
        self.loader = loader
        self.scene = scene
        self.element = element
    }

    /// The segue of that identifier. Those of prototype cells belong to the controller too, before any cell is made.
    func segue(_ identifier: String) -> SegueTemplate? {
        if let made = segues.first(where: { $0.identifier == identifier }) { return made }
        let found = element.firstElement { $0.name == "segue" && $0["identifier"] == identifier }
        guard let found else { return nil }
        let template = SegueTemplate(found, in: loader)
        segues.append(template)
        return template
    }
}

extension UIViewController {
    var nib: ControllerNib? { storyboardObject as? ControllerNib }

    /// The storyboard that the controller is from.
    public var storyboard: UIStoryboard? { nib?.loader.storyboard }
}
