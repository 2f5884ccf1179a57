import Documents

/// The bars of a container controller, which the container makes itself and whose frames are its business.
@MainActor
enum ContainerBarElement {
    /// Takes the colours that every view has; the attributes of its class have been read.
    static func decode(_ element: InterfaceElement, _ bar: UIView, _ loader: NibLoader) {
        loader.register(bar, for: element)
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
