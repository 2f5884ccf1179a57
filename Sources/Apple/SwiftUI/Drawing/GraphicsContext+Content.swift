import Foundation

extension GraphicsContext {
    // MARK: Texts and pictures

    /// A text with the looks of the canvas.
    @preconcurrency @MainActor
    public struct ResolvedText {
        var string: NSAttributedString
        /// With what the text is drawn.
        public var shading: Shading? = nil

        /// Where the first line stands, below the top of the text in so much room.
        public func firstBaseline(in size: CGSize) -> CGFloat { TextLines(string, in: size).firstBaseline }
        /// Where the last line stands, below the top of the text in so much room.
        public func lastBaseline(in size: CGSize) -> CGFloat { TextLines(string, in: size).lastBaseline }

        /// The size of the text in so much room.
        public func measure(in size: CGSize) -> CGSize {
            string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
        }
    }

    /// A picture that can be drawn.
    @preconcurrency @MainActor
    public struct ResolvedImage {
        let image: UIImage
        /// With what a picture is drawn that has no colours of its own.
        public var shading: Shading?
        /// The size of the picture, in points.
        public var size: CGSize { image.size }
        /// The height of the picture: where the line of a text is on which it stands.
        public var baseline: CGFloat { image.size.height }
    }

    /// A view that can be drawn.
    @preconcurrency @MainActor
    public struct ResolvedSymbol {
        let view: UIView
        /// The size of the view, in points.
        public var size: CGSize { view.bounds.size }
    }

    /// What is drawn with, with the looks of the canvas.
    public func resolve(_ shading: Shading) -> Shading {
        let resolved = shading.paint(self)
        return Shading { _ in resolved }
    }
    /// The text with the looks of the canvas.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(string: text.resolved(in: environment)) }
    /// The picture, which is empty if there is none of its name.
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: image.uiImage(in: environment) ?? UIImage())
    }

    /// The view among the canvas's that has a tag; nil if none has it.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let symbols else { return nil }
        let node = reconcile(
            nil, any: symbols, Inputs(graph: nil, parent: nil, environment: environment, screen: nil))
        defer { node.dispose() }
        guard let item = node.items.first(where: { $0.traits.tag == AnyHashable(id) }) else { return nil }
        let size = item.element.size(.unspecified)
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        let canvas = PlacementCanvas(
            safeArea: view.bounds, screen: view.bounds, scale: max(environment.displayScale, 1))
        item.element.place(view.bounds, .unspecified, in: canvas)
        view.adopt(canvas.views)
        view.layoutIfNeeded()
        return ResolvedSymbol(view: view)
    }

    private func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    /// Draws letters as one, since they take neither the opacity nor the blending of a context themselves.
    func drawingText(_ body: () -> Void) {
        drawing { target in
            guard !needsPicture, opacity < 1 || blendMode != .normal else { return body() }
            target.beginTransparencyLayer(auxiliaryInfo: nil)
            body()
            target.endTransparencyLayer()
        }
    }

    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        var string = text.string
        if let shading = text.shading {
            let colored = NSMutableAttributedString(attributedString: string)
            colored.addAttributes(
                [NSAttributedString.Key.foregroundColor: shading.paint(self).paint.color],
                range: NSRange(location: 0, length: colored.length))
            string = colored
        }
        drawingText { string.draw(in: rect) }
    }
    /// Draws a text at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        draw(text, in: rect(CGSize(width: ceil(size.width), height: ceil(size.height)), point, anchor))
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a picture in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        var picture = image.image
        if let shading = image.shading { picture = picture.withTintColor(shading.paint(self).paint.color) }
        let isFiltered = needsPicture
        drawing { _ in
            picture.draw(in: rect, blendMode: isFiltered ? .normal : blendMode.cg, alpha: isFiltered ? 1 : opacity)
        }
    }
    /// Draws a picture at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(image.size, point, anchor))
    }
    /// Draws a picture in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    /// Draws a picture at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a view in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        drawing { target in
            target.translateBy(x: rect.minX, y: rect.minY)
            if symbol.size.width > 0, symbol.size.height > 0 {
                target.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
            }
            symbol.view.layer.render(in: target)
        }
    }
    /// Draws a view at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: rect(symbol.size, point, anchor))
    }
}
