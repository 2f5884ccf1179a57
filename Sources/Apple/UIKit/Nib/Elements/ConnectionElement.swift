import Documents

/// An element in the `<connections>` of an object.
@MainActor
protocol ConnectionElement {
    /// Names in documents.
    static var names: [String] { get }

    /// Connects `source`. All objects of the scene exist by now.
    static func connect(_ element: InterfaceElement, of source: AnyObject, _ loader: NibLoader)
}
