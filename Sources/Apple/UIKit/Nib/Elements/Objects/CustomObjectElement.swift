import Documents

/// `<customObject>`: an instance of a class of the app's.
enum CustomObjectElement: ObjectElement {
    static let names = ["customObject"]

    static func make(_ element: InterfaceElement, _ loader: NibLoader) -> AnyObject? {
        element.markKnown()
        guard let (name, type) = NibClasses.custom(element) else { return nil }
        guard let type, let object = UIApplication.instantiate(type) else {
            loader.classIsMissing(name, element)
            return nil
        }
        loader.note(object, element)
        return object
    }
}
