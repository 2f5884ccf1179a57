import Documents

/// `<outlet>`: an object that is the value of another one's property.
enum OutletElement: ConnectionElement {
    static let names = ["outlet"]

    static func connect(_ element: InterfaceElement, of source: AnyObject, _ loader: NibLoader) {
        guard let property = element["property"], let id = element["destination"] else { return }
        guard let destination = loader.object(id) else { return }
        loader.setOutlet(property, of: source, to: destination, element)
    }
}
