package import CoreGraphics
internal import Stage

/// A picture: pixels, or a symbol drawn from outlines. Immutable and usable from any thread.
open class UIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How pixels are turned to be upright.
    public enum Orientation: Int, Sendable {
        /// Upright, upside down, or on a side, and the same mirrored.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The colours that an image is drawn in.
    public enum RenderingMode: Int, Sendable {
        /// A template where the context takes one, such as a bar; symbols always are.
        case automatic
        /// The image's own colours.
        case alwaysOriginal
        /// Only the shape counts; the colour is the view's tint.
        case alwaysTemplate
    }

    /// How the middle of an image fills its room.
    public enum ResizingMode: Int, Sendable {
        /// Repeated, or stretched.
        case tile, stretch
    }

    /// The source of the picture.
    package enum Source {
        case pixels(CGImage)
        case symbol(SymbolImage)
    }

    /// How the picture is shown.
    package struct Look {
        /// What the pixels were rendered from.
        var core: CIImage?
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var capInsets = UIEdgeInsets.zero
        var isResizable = false
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        /// The variant for dark surroundings.
        var dark: UIImage?
        /// The outlines that the pixels were drawn from, where they are to stay sharp at any size.
        var vector: VectorImage?
        /// How large the part between the caps is that is stretched or repeated, from their corner; nil for all of it.
        var centerSize: CGSize?
    }

    package let source: Source
    package let look: Look

    package init(source: Source, look: Look) {
        self.source = source
        self.look = look
        super.init()
    }

    /// Reads an archived image; nil for an archive without one.
    public required init?(coder: NSCoder) {
        guard let (source, look) = Archived.image(coder) else { return nil }
        self.source = source
        self.look = look
        super.init()
    }

    open func encode(with coder: NSCoder) { Archived.encode(self, coder) }

    open class var supportsSecureCoding: Bool { true }

    // MARK: Making one

    /// A picture of nothing.
    public override convenience init() {
        self.init(source: .symbol(.nothing), look: Look())
    }

    /// The picture `name` of the main bundle, at the scale nearest to the screen's; the ending may be left out.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of an image literal in the source. It ends the app, naming the image, if there is none.
    public convenience init(imageLiteralResourceName name: String) {
        guard let found = ImageFiles.named(name, in: .main, traits: .current) else {
            preconditionFailure("there is no image \"\(name)\" in the app")
        }
        self.init(source: found.source, look: found.look)
    }

    /// Finds an image of a bundle by its name; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let found = ImageFiles.named(name, in: bundle ?? .main, traits: traitCollection ?? .current) else {
            return nil
        }
        self.init(source: found.source, look: found.look)
    }

    /// Finds an image of a bundle by its name; nil if there is none. A configuration of symbols changes symbols alone.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// A symbol by its name in SF Symbols; nil for one that has no counterpart here. `Documentation/Symbols.md` lists
    /// the names; all but the simplest need the Debian package `bootstrap-icons`.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates an image of a symbol; nil if there is no symbol of the name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = SymbolImage.system(name, configuration as? SymbolConfiguration) else { return nil }
        self.init(source: .symbol(symbol), look: Look(scale: symbol.displayScale))
    }

    /// Creates an image of a symbol; nil if there is no symbol of the name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates an image from a file's data; nil if it is none that can be read.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A PNG, JPEG, GIF (its first picture) or what else gdk-pixbuf reads; nil if it is none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? ImageCodec.decode(data) else { return nil }
        self.init(source: .pixels(image), look: Look(scale: scale > 0 ? scale : 1))
    }

    /// Creates an image from a file; nil if it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let found = ImageFiles.file(atPath: path) else { return nil }
        self.init(source: found.source, look: found.look)
    }

    /// Creates an image from pixels.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image from pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(source: .pixels(cgImage), look: Look(scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: What it is

    /// The pixels; of a symbol, three a point in each direction.
    open var cgImage: CGImage? {
        if case .pixels(let image) = source { return image }
        return uprightPixels
    }

    /// Pixels a point.
    open var scale: CGFloat { look.scale }
    /// How the pixels are turned to be upright.
    open var imageOrientation: Orientation { look.orientation }
    /// The colours that the image is drawn in. `.automatic` by default.
    open var renderingMode: RenderingMode { look.renderingMode }
    /// The edges that are not stretched, in points.
    open var capInsets: UIEdgeInsets { look.capInsets }
    /// How the middle fills its room.
    open var resizingMode: ResizingMode { look.resizingMode }
    /// From the edges in to what is aligned; those of a symbol reach out to the line of its text.
    open var alignmentRectInsets: UIEdgeInsets {
        if case .symbol(let symbol) = source, look.alignmentRectInsets == .zero { return symbol.alignmentRectInsets }
        return look.alignmentRectInsets
    }
    /// Whether the image is mirrored where reading goes from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

    /// In points.
    open var size: CGSize {
        switch source {
        case .symbol(let symbol): return symbol.size
        case .pixels(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return imageOrientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool {
        if case .symbol(let symbol) = source { return symbol.isAligned }
        return false
    }

    /// The size and weight of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(let symbol) = source { return symbol.configuration }
        return nil
    }

    /// The size and weight of a symbol; nil for other images.
    open var configuration: Configuration? { symbolConfiguration }

    /// The distance from the bottom to a symbol's baseline, in points.
    open var baselineOffsetFromBottom: CGFloat? {
        if case .symbol(let symbol) = source, symbol.isAligned { return symbol.baselineFromBottom }
        return nil
    }

    // MARK: Making another of it

    private func with(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(source: source, look: look)
    }

    /// Returns the image with other colours of drawing.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// In this colour, unless it is shown as a template in a view's tint.
    open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// Returns the image in one colour.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The edges that are not stretched, in points.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Parts outside of `capInsets` keep their size along an edge; the middle is repeated or stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Returns the image with left and top edges that are not stretched.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
                right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
    }

    /// Returns the image with insets that layout leaves out.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Whether the image is mirrored where reading goes from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// Returns the image mirrored.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// Returns the symbol in a configuration; other images stay as they are.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let symbol) = source, let new = configuration as? SymbolConfiguration else { return self }
        return UIImage(source: .symbol(symbol.configured(symbol.configuration.applying(new))), look: look)
    }

    /// Returns the symbol with what a configuration says; other images stay as they are.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    // MARK: Bytes

    /// Nil for a picture without pixels.
    open func pngData() -> Data? {
        guard let image = uprightPixels else { return nil }
        return (try? ImageCodec.encodePNG(image)).map { Data($0) }
    }

    /// `compressionQuality` goes from 0, the smallest, to 1, the best.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let image = uprightPixels else { return nil }
        return (try? ImageCodec.encodeJPEG(image, quality: min(max(compressionQuality, 0), 1))).map { Data($0) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard images == other.images, duration == other.duration else { return false }
        switch (source, other.source) {
        case (.pixels(let a), .pixels(let b)): return a === b && sameLook(as: other)
        case (.symbol(let a), .symbol(let b)):
            return a.name == b.name && a.configuration == b.configuration && sameLook(as: other)
        default: return false
        }
    }

    private func sameLook(as other: UIImage) -> Bool {
        look.scale == other.look.scale && look.orientation == other.look.orientation
            && look.renderingMode == other.look.renderingMode && look.tint == other.look.tint
            && look.capInsets == other.look.capInsets && look.isResizable == other.look.isResizable
    }

    open override var hash: Int {
        switch source {
        case .pixels(let image): ObjectIdentifier(image).hashValue
        case .symbol(let symbol): symbol.name.hashValue
        }
    }

    open override var description: String {
        let kind =
            if case .symbol(let symbol) = source {
                "symbol(\(symbol.isCustom ? "" : "system: ")\(symbol.name))"
            } else { "anonymous" }
        return "<UIImage: \(kind); size = (\(size.width), \(size.height)); scale = \(scale)>"
    }
}

extension UIImage.Orientation {
    /// Whether the picture stands on its side.
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        default: false
        }
    }

    /// The same, seen in a mirror to its side.
    var mirrored: Self {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }

    /// From the unit square of the stored pixels to that of the upright picture, y downwards.
    var transform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        }
    }
}
