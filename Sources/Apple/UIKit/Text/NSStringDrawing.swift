package import Stage

/// How a text is measured and drawn without a view.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Breaks lines at the width that is given; without it a text is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Adds the font's leading between lines. The system font has none.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Measures the ink rather than the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// Ends the last line that fits with an ellipsis, if there is more.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Takes what drawing found out.
open class NSStringDrawingContext: NSObject {
    /// The smallest part of its fonts' sizes that a text may shrink to; 0 lets nothing shrink.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale at which the last text was drawn, between the least scale and 1.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the last text drawn, in points.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// In points, not rounded; lines break only where the text has line breaks.
    public func size() -> CGSize {
        layout(in: nil, options: [], context: nil).size
    }

    /// The rectangle that the text takes in a room of `size`, not rounded: round it up for a view.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let layout = layout(in: size, options: options, context: context)
        let rect =
            options.contains(.usesDeviceMetrics) ? layout.inkBounds : CGRect(origin: .zero, size: layout.size)
        context?.totalBounds = rect
        return rect
    }

    /// Draws the text in one line in the current context, its top left corner at a point.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout(in: nil, options: [], context: nil).draw(in: context, at: point)
    }

    /// Draws lines that fit into the rectangle.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in a rectangle of the current context.
    @preconcurrency @MainActor
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(in: rect.size, options: options, context: context)
        context?.totalBounds = CGRect(origin: .zero, size: layout.size)
        var origin = rect.origin
        // Without line fragments the origin is the baseline's.
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        layout.draw(in: target, at: origin)
    }

    /// The text in lines of at most a width, for Core Text, whose text without a font is in Helvetica of 12 points.
    package func textLayout(width: CGFloat?, maxLines: Int = 0) -> TextLayout {
        let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        let text = StyledText(self, defaults: TextDefaults(font: font, color: .black), traits: .current)
        return TextLayout.cached(text, maxWidth: width, maxLines: maxLines)
    }

    private func layout(
        in size: CGSize?, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> TextLayout {
        // UIKit's font for text that has none.
        var defaults = TextDefaults(font: .systemFont(ofSize: 12), color: .black)
        if options.contains(.truncatesLastVisibleLine) {
            defaults.overridesLineBreak = true
            defaults.lineBreakMode = .byTruncatingTail
        }
        let wraps = options.contains(.usesLineFragmentOrigin)
        let width = size.flatMap { wraps && $0.width > 0 && $0.width < 1e6 ? $0.width : nil }
        func make(_ scale: CGFloat) -> TextLayout {
            defaults.fontScale = scale
            let text = StyledText(self, defaults: defaults, traits: .current)
            let layout = TextLayout.cached(text, maxWidth: width)
            guard wraps, let height = size?.height, height > 0, height < 1e6 else { return layout }
            let fitting = layout.lines.prefix { $0.rect.maxY <= height + 0.5 }.count
            guard fitting < layout.lineCount else { return layout }
            return TextLayout.cached(text, maxWidth: width, maxLines: max(fitting, 1))
        }
        var scale: CGFloat = 1
        var result = make(scale)
        if let context, context.minimumScaleFactor > 0, let size {
            while !result.fits(in: size), scale > context.minimumScaleFactor {
                scale = max(scale - 0.05, context.minimumScaleFactor)
                result = make(scale)
            }
            context.actualScaleFactor = scale
        }
        return result
    }
}

/// A string's drawing is its attributed string's.
extension StringProtocol {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(self), attributes: attributes ?? [:])
    }

    /// In points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attrs).size()
    }

    /// Returns the area that the text takes in a size; its height and width are not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text in one line in the current context, its top left corner at a point.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    /// Draws the text in a rectangle of the current context, with line breaks, cutting what does not fit.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle of the current context.
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }
}

extension NSString {
    /// In points, not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }

    /// Returns the area that the text takes in a size; its height and width are not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text in one line in the current context, its top left corner at a point.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in a rectangle of the current context, with line breaks, cutting what does not fit.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in a rectangle of the current context.
    @preconcurrency @MainActor
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
