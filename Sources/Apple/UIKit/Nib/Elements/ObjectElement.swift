import Documents

/// An element at the top of a xib, or beside a controller in its scene, that is neither view, controller nor gesture.
@MainActor
protocol ObjectElement {
    /// Names in documents.
    static var names: [String] { get }

    /// The object; nil when there is nothing to make.
    static func make(_ element: InterfaceElement, _ loader: NibLoader) -> AnyObject?
}
