import Documents

/// `<outletCollection>`: one object of an array that is the value of another one's property.
enum OutletCollectionElement: ConnectionElement {
    static let names = ["outletCollection"]

    static func connect(_ element: InterfaceElement, of source: AnyObject, _ loader: NibLoader) {
        _ = (element["collectionClass"], element["appends"])
        guard let property = element["property"], let id = element["destination"] else { return }
        guard let destination = loader.object(id) else { return }
        loader.collect(destination, in: property, of: source, element)
    }
}
