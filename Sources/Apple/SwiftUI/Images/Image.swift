/// A picture: of an asset catalog, a symbol, or one of UIKit's.
public struct Image: Equatable {
    /// The size of a symbol beside its text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the capitals, about as large, or larger.
        case small, medium, large
    }

    /// The colours that a picture is drawn in.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground's colour, or the picture's own.
        case template, original
    }

    /// How a picture fills its room.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated, or stretched.
        case tile, stretch
    }

    /// How pixels are made up where a picture is drawn larger than it is.
    public enum Interpolation: Hashable, Sendable {
        /// Squares of one colour, or mixtures of colours. Those differ in speed alone, and look the same here.
        case none, low, medium, high
    }

    /// How the pixels of a picture lie: which of its sides is on top, and whether it is a mirror image.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As the first row and column of pixels say in pictures' files.
        case up = 0, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

        var uiKit: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
        }
    }

    enum Source: Equatable {
        case named(String, Bundle?)
        case symbol(String)
        case uiKit(UIImage)
    }

    let source: Source
    var label: Text?
    var isDecorative = false
    var renderingMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    var interpolation = Interpolation.medium
    var resizing: (insets: EdgeInsets, mode: ResizingMode)?

    /// Creates a picture of an asset.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle)
        label = Text(verbatim: name)
    }

    /// Creates a picture of an asset.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name, bundle)
        self.label = label
    }

    /// Creates a picture of an asset.
    public init(_ resource: ImageResource) {
        source = .uiKit(UIImage(resource: resource))
    }

    /// A picture that assistive technology passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle)
        isDecorative = true
    }

    /// Creates a picture of a symbol.
    public init(systemName: String) { source = .symbol(systemName) }

    /// Creates a picture of a symbol that shows a value.
    ///
    /// - Parameter variableValue: How much of the symbol is drawn strongly, from 0 to 1. Has no effect: all of it is.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// Creates a picture from UIKit's.
    public init(uiImage: UIImage) { source = .uiKit(uiImage) }

    /// Creates a picture from pixels, so many of them to a point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        source = .uiKit(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit))
        self.label = label
    }

    /// Creates a picture from pixels, so many of them to a point, that assistive technology passes over.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        source = .uiKit(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit))
        isDecorative = true
    }

    /// The picture as large as the room for it.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = (capInsets, resizingMode)
        return copy
    }

    /// How pixels are made up where the picture is drawn larger than it is.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    /// Whether the edges of the picture are smooth. Has no effect: they always are.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// Whether the picture is drawn in its own colours or in that of the foreground.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }

    public static func == (a: Image, b: Image) -> Bool {
        a.source == b.source && a.label == b.label && a.isDecorative == b.isDecorative
            && a.renderingMode == b.renderingMode && a.resizing?.insets == b.resizing?.insets
            && a.resizing?.mode == b.resizing?.mode && a.interpolation == b.interpolation
    }

    /// The picture as UIKit has it.
    @MainActor
    func uiImage(in environment: EnvironmentValues) -> UIImage? {
        var image: UIImage?
        switch source {
        case .named(let name, let bundle): image = UIImage(named: name, in: bundle, compatibleWith: nil)
        case .uiKit(let uiKit): image = uiKit
        case .symbol(let name):
            let scale: UIImage.SymbolScale =
                switch environment.imageScale {
                case .small: .small
                case .medium: .medium
                case .large: .large
                }
            var style = Text.Style(font: environment.font ?? .body)
            style.isBold = environment.textStyling.isBold
            style.weight = environment.textStyling.weight
            var look = UIImage.SymbolConfiguration(font: style.uiFont, scale: scale)
            var coloring = environment
            coloring.symbolRenderingMode = symbolMode ?? environment.symbolRenderingMode
            if let colors = coloring.symbolColors() { look = look.applying(colors) }
            for form in environment.symbolVariants.names(of: name) where image == nil {
                image = UIImage(systemName: form, withConfiguration: look)
            }
            if image == nil, environment.fillsSymbols {
                image = UIImage(systemName: name + ".fill", withConfiguration: look)
            }
            image = image ?? UIImage(systemName: name, withConfiguration: look)
        }
        switch renderingMode {
        case .template: image = image?.withRenderingMode(.alwaysTemplate)
        case .original: image = image?.withRenderingMode(.alwaysOriginal)
        case nil: break
        }
        if let resizing, resizing.insets != EdgeInsets() || resizing.mode == .tile {
            let insets = resizing.insets
            image = image?.resizableImage(
                withCapInsets: UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
                resizingMode: resizing.mode == .tile ? .tile : .stretch)
        }
        return image
    }
}

extension Image: View, PrimitiveView {
    public typealias Body = Never

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: ImageElement()) { $1.show($0, $2.environment) }
    }
}
