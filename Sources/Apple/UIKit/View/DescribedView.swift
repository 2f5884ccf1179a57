/// A view with a text, which is printed with it.
protocol DescribedText: UIView {
    /// The text; nil is not printed.
    var textInDescription: String? { get }
}

/// A view that says nothing of being opaque, and whose layer is of a class that UIKit keeps to itself.
protocol DescribedLayer: UIView {
    /// The name of the layer's class.
    var layerInDescription: String { get }
}

/// A view that scrolls, of which is printed how far.
protocol DescribedScrolling: UIView {
    /// What is printed after the layer.
    var scrollingInDescription: [String] { get }
}
