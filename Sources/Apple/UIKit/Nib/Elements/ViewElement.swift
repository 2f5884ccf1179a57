import Documents

/// An element of a storyboard or xib that stands for a view.
///
/// A conformer reads what its own class adds: the elements of the superclasses of `View`, from UIView on, have decoded
/// by then. The conformers are listed in `Generated/NibElements.swift`, which `seam generate` writes.
@MainActor
protocol ViewElement {
    associatedtype View: UIView

    /// Names in documents. Empty for a class that takes properties in its `init(coder:)` and is always named as the
    /// custom class of a superclass's element.
    static var names: [String] { get }

    /// Integers that `View.init(coder:)` decodes by key, before anything else is read.
    static func initialValues(of element: InterfaceElement) -> [String: Int]

    static func decode(_ element: InterfaceElement, _ view: View, _ loader: NibLoader)

    /// What is left of the element for a view of another class, which a wrong custom class leads to. Nothing by default.
    static func decodeMisfit(_ element: InterfaceElement, _ view: UIView, _ loader: NibLoader)
}

extension ViewElement {
    static func initialValues(of element: InterfaceElement) -> [String: Int] { [:] }
    static func decode(_ element: InterfaceElement, _ view: View, _ loader: NibLoader) {}
    static func decodeMisfit(_ element: InterfaceElement, _ view: UIView, _ loader: NibLoader) {}

    static var viewClass: UIView.Type { View.self }

    static func decodeIfPossible(_ element: InterfaceElement, _ view: UIView, _ loader: NibLoader) {
        if let view = view as? View { decode(element, view, loader) } else { decodeMisfit(element, view, loader) }
    }
}
