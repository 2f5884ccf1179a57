internal import Stage

/// Lays out the text of a storage in a container, tells where its characters lie, and draws them.
///
/// A glyph is a unit of UTF-16 here: the two kinds of indices are the same. Text is laid out in the first container alone.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text; held weakly. `NSTextStorage.addLayoutManager(_:)` sets it.
    open internal(set) weak var textStorage: NSTextStorage?
    /// The containers, of which the first has all of the text.
    open private(set) var textContainers: [NSTextContainer] = []

    private var laidOut: (layout: TextLayout, width: CGFloat?, lines: Int, mode: NSLineBreakMode)?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Whether parts of a long text may be laid out before what is above them. Has no effect: all of a text is laid out.
    open var allowsNonContiguousLayout = false
    /// Whether parts of a long text are laid out before what is above them. False.
    open var hasNonContiguousLayout: Bool { false }
    /// Whether characters that are not seen are drawn. Has no effect: they are not.
    open var showsInvisibleCharacters = false
    /// Whether characters that control the layout are drawn. Has no effect: they are not.
    open var showsControlCharacters = false

    // MARK: Containers

    /// Adds a container at the end.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a container at a place.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        laidOut = nil
    }

    /// Takes a container away.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        laidOut = nil
    }

    // MARK: Layout

    /// Has the text laid out anew when something is next asked of it.
    func forgetLayout() { laidOut = nil }

    /// Has the text laid out anew when something is next asked of it.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = charRange
        forgetLayout()
    }

    /// Lays out the text of a container, which otherwise happens when it is needed.
    open func ensureLayout(for container: NSTextContainer) { _ = layout }

    private var length: Int { textStorage?.length ?? 0 }

    private var layout: TextLayout {
        let container = textContainers.first
        let room = (container?.size.width ?? 0) - 2 * (container?.lineFragmentPadding ?? 0)
        let width = room > 0 && room < 1e6 ? room : nil
        let mode = container?.lineBreakMode ?? .byWordWrapping
        let lines = container?.maximumNumberOfLines ?? 0
        if let laidOut, laidOut.width == width, laidOut.lines == lines, laidOut.mode == mode { return laidOut.layout }
        let text = NSMutableAttributedString(attributedString: textStorage ?? NSAttributedString(string: ""))
        // Drawn by itself, under the glyphs.
        text.removeAttribute(.backgroundColor, range: NSRange(location: 0, length: text.length))
        var defaults = TextDefaults(font: .systemFont(ofSize: 12), color: .black)
        defaults.lineBreakMode = mode
        defaults.overridesLineBreak = mode != .byWordWrapping
        let layout = TextLayout(
            StyledText(text, defaults: defaults, traits: .current), maxWidth: width, maxLines: lines)
        laidOut = (layout, width, lines, mode)
        return layout
    }

    private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    private func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    // MARK: Glyphs and characters

    /// The number of glyphs, which is that of the characters.
    open var numberOfGlyphs: Int { length }

    /// Returns the glyphs that lie in a container: all in the first, none in others.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: container === textContainers.first ? length : 0)
    }

    /// Returns the glyphs of characters, and the characters of those.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        let range = clamped(charRange)
        actualCharacterRange?.pointee = range
        return range
    }

    /// Returns the characters of glyphs, and the glyphs of those.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        let range = clamped(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }

    /// Returns the glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    // MARK: Points

    /// Returns the glyph at a point of a container, or the nearest one.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        hit(point).index
    }

    /// Returns the glyph at a point of a container, or the nearest one, and how far across it the point is, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = hit(point)
        partialFraction?.pointee = found.fraction
        return found.index
    }

    /// Returns how far across the glyph at a point the point is, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        hit(point).fraction
    }

    /// Returns the character at a point of a container, or the nearest one, and how far between its two edges the point
    /// is, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = hit(point)
        partialFraction?.pointee = found.fraction
        return found.index
    }

    private func hit(_ point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard length > 0 else { return (0, 0) }
        let place = CGPoint(x: point.x - padding, y: point.y)
        let nearest = layout.index(at: place)
        let string = (textStorage?.string ?? "") as NSString
        // The boundary is at one of the edges of the character.
        for index in [nearest - 1, nearest] where index >= 0 && index < length {
            let range = string.rangeOfComposedCharacterSequence(at: index)
            guard let rect = layout.selectionRects(for: range).first, rect.width > 0,
                rect.minX <= place.x, place.x < rect.maxX, rect.minY <= place.y, place.y < rect.maxY
            else { continue }
            return (range.location, (place.x - rect.minX) / rect.width)
        }
        // Beyond a line's ends: its last character, or its first.
        guard let line = layout.lines.last(where: { $0.rect.minY <= place.y }) ?? layout.lines.first,
            line.range.length > 0
        else { return (min(nearest, length - 1), 0) }
        if place.x < line.rect.minX { return (line.range.location, 0) }
        let last = min(max(line.range.upperBound - 1, line.range.location), length - 1)
        return (string.rangeOfComposedCharacterSequence(at: last).location, 1)
    }

    // MARK: Rectangles

    /// Returns the area that the text takes in a container, its padding included.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard container === textContainers.first else { return .zero }
        return CGRect(x: 0, y: 0, width: layout.size.width + 2 * padding, height: layout.size.height)
    }

    /// Returns the smallest rectangle of a container that holds glyphs.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = self.rects(of: glyphRange)
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    private func rects(of range: NSRange) -> [CGRect] {
        layout.selectionRects(for: clamped(range)).map { $0.offsetBy(dx: padding, dy: 0) }
    }

    private func line(of index: Int) -> TextLayout.Line? {
        layout.lines.first { NSLocationInRange(index, $0.range) } ?? layout.lines.last
    }

    /// Returns the rectangle of the line of a glyph, as wide as the container, and the line's glyphs.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = line(of: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        let width = textContainers.first?.size.width ?? 0
        return CGRect(
            x: 0, y: line.rect.minY, width: width > 0 ? width : line.rect.maxX + 2 * padding,
            height: line.rect.height)
    }

    /// Returns the rectangle of the line of a glyph, as wide as its text and the padding, and the line's glyphs.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = line(of: glyphIndex) else { return .zero }
        effectiveRange?.pointee = line.range
        return CGRect(
            x: line.rect.minX, y: line.rect.minY, width: line.rect.width + 2 * padding, height: line.rect.height)
    }

    /// Returns where a glyph's baseline begins, in the rectangle of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(of: glyphIndex) else { return .zero }
        return CGPoint(
            x: layout.caretRect(at: min(glyphIndex, length)).minX + padding, y: line.baseline - line.rect.minY)
    }

    /// Calls a block with each line of glyphs: its rectangle, the part of it that has text, its container and its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in layout.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
            let rect = lineFragmentRect(forGlyphAt: line.range.location, effectiveRange: nil)
            let used = lineFragmentUsedRect(forGlyphAt: line.range.location, effectiveRange: nil)
            block(rect, used, container, line.range, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls a block with the rectangles that cover glyphs, line by line.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(of: glyphRange) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Drawing

    /// Draws what is behind glyphs in the current context; the container's corner is at `origin`.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let textStorage else { return }
        let range = clamped(glyphsToShow)
        guard range.length > 0 else { return }
        textStorage.enumerateAttributes(in: range) { attributes, part, _ in
            guard let color = attributes[.backgroundColor] as? UIColor else { return }
            context.saveGState()
            context.setFillColor(color.cgColor)
            for rect in rects(of: part) { context.fill(rect.offsetBy(dx: origin.x, dy: origin.y)) }
            context.restoreGState()
        }
    }

    /// Draws glyphs in the current context; the container's corner is at `origin`.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let range = clamped(glyphsToShow)
        guard range.length > 0 else { return }
        context.saveGState()
        if range.length < length {
            context.clip(to: rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
        }
        layout.draw(in: context, at: CGPoint(x: origin.x + padding, y: origin.y))
        context.restoreGState()
    }
}
