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
}

extension UIViewController {
    var nib: ControllerNib? { storyboardObject as? ControllerNib }

    /// The storyboard that the controller is from.
    public var storyboard: UIStoryboard? { nib?.loader.storyboard }
}
