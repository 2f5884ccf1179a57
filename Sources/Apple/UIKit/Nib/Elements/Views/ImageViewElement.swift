import Documents

/// `<imageView>`.
enum ImageViewElement: ViewElement {
    static let names = ["imageView"]

    static func decode(_ element: InterfaceElement, _ view: UIImageView, _ loader: NibLoader) {
        if let configuration = loader.symbolConfiguration(element.child(key: "preferredSymbolConfiguration")) {
            view.preferredSymbolConfiguration = configuration
        }
        view.image = loader.image(element, "image")
        view.highlightedImage = loader.image(element, "highlightedImage")
        if let reference = element.child(key: "image") {
            view.image = loader.image(reference, "image")
            if let configuration = loader.symbolConfiguration(reference.child(key: "symbolConfiguration")) {
                view.preferredSymbolConfiguration = configuration
            }
        }
        if let adjusts = element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
            view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
        }
        if let isHighlighted = element.bool("highlighted") { view.isHighlighted = isHighlighted }
    }
}
