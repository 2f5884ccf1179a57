import Documents

/// The bars of a container controller, which the container makes itself and whose frames are its business.
@MainActor
enum ContainerBarElement {
    /// The bar, if it is of a class of the app's; nil if the container's own will do.
    static func custom<Bar: UIView>(_ element: InterfaceElement, _ loader: NibLoader) -> Bar? {
        guard let (_, found) = NibClasses.custom(element), found is Bar.Type else { return nil }
        let bar = loader.makeView(element) as? Bar
        bar?.translatesAutoresizingMaskIntoConstraints = true
        return bar
    }

    /// Takes the colours that every view has; the attributes of its class have been read.
    static func decode(_ element: InterfaceElement, _ bar: UIView, _ loader: NibLoader) {
        loader.note(bar, element)
        if let tint = loader.color(element, "tintColor") { bar.tintColor = tint }
        if let background = loader.color(element, "backgroundColor") { bar.backgroundColor = background }
        element.child(key: "frame")?.markAllKnown()
        element.child(key: "autoresizingMask")?.markAllKnown()
        for name in [
            "contentMode", "clipsSubviews", "opaque", "insetsLayoutMarginsFromSafeArea", "multipleTouchEnabled",
            "userInteractionEnabled", "clearsContextBeforeDrawing", "barStyle",
        ] { _ = element[name] }
    }
}
