package import Documents

/// Views of other modules by the names of their elements in storyboards and xibs. A module adds its own when it is loaded;
/// documents name them only for apps that import it.
package enum NibOtherViews {
    private struct Element {
        var viewClass: UIView.Type
        var decode: @MainActor (InterfaceElement, UIView) -> Void
    }

    @MainActor private static var elements: [String: Element] = [:]

    /// Names a class. The classes of the elements in it are known with it.
    ///
    /// - Parameter decode: Reads what the class itself has; what every view has is read by then.
    @MainActor package static func add<View: UIView>(
        _ type: View.Type, named name: String,
        decode: @escaping @MainActor (InterfaceElement, View) -> Void = { _, _ in }
    ) {
        elements[name] = Element(viewClass: type) { element, view in
            if let view = view as? View { decode(element, view) }
        }
    }

    @MainActor static func view(_ name: String) -> UIView.Type? { elements[name]?.viewClass }

    /// Reads what the class of an element has, for one that is in another module.
    @MainActor static func decode(_ element: InterfaceElement, _ view: UIView) {
        elements[element.name]?.decode(element, view)
    }
}
