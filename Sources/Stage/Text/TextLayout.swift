public import CoreGraphics
public import Foundation

/// A text broken into lines, measured, and ready to be drawn. Made and asked from any thread.
///
/// Lengths are in points, unrounded, from the top left of the container: a box as wide as `maxWidth`, or as the
/// widest line if there is none.
public final class TextLayout: @unchecked Sendable {
    /// A line of the layout.
    public struct Line: Hashable, Sendable {
        /// As wide as its characters and as high as the line.
        public var rect: CGRect
        /// From the container's top.
        public var baseline: CGFloat
        /// The part of the text that it shows, in UTF-16 units, with the part that a truncated line leaves out.
        public var range: NSRange
    }

    /// The text that was laid out.
    public let text: StyledText
    /// The width that lines were broken at, in points; nil if there was none.
    public let maxWidth: CGFloat?
    /// The greatest number of lines; 0 if there was none.
    public let maxLines: Int
    /// The widest line's width, indents included, and all lines' height.
    public let size: CGSize
    /// The lines, from the top.
    public let lines: [Line]
    /// Whether something is left out for want of room.
    public let isTruncated: Bool

    /// Pango's lines, if the main thread has needed them: nothing but the main thread touches them.
    /// Retained by hand, so that the main thread is the one that releases them too.
    nonisolated(unsafe) private var shaped: Unmanaged<ShapedText>?
    @MainActor private var drawn: (color: CGColor, node: RenderNode?)?

    /// Breaks `text` into at most `maxLines` lines (0: as many as it takes) of at most `maxWidth` points (nil: until
    /// a paragraph ends).
    public init(_ text: StyledText, maxWidth: CGFloat? = nil, maxLines: Int = 0) {
        self.text = text
        self.maxWidth = maxWidth
        self.maxLines = maxLines
        if Thread.isMainThread {
            let shaped = MainActor.assumeIsolated {
                Unchecked(ShapedText(text, maxWidth: maxWidth, maxLines: maxLines, engine: .ofMainThread))
            }
            (size, lines, isTruncated) = Self.measures(shaped.value)
            self.shaped = Unmanaged.passRetained(shaped.value)
        } else {
            (size, lines, isTruncated) = TextEngine.withCurrent { engine in
                Self.measures(ShapedText(text, maxWidth: maxWidth, maxLines: maxLines, engine: engine))
            }
        }
    }

    private static func measures(_ shaped: ShapedText) -> (CGSize, [Line], Bool) {
        var cursor = shaped.offsets.cursor
        let lines = shaped.lines.map { line in
            let start = cursor.utf16(atUTF8: line.range.lowerBound)
            let end = cursor.utf16(atUTF8: line.range.upperBound)
            return Line(
                rect: CGRect(x: line.x, y: line.top, width: line.width, height: line.height), baseline: line.baseline,
                range: NSRange(location: start, length: end - start))
        }
        return (shaped.size, lines, shaped.isTruncated)
    }

    deinit {
        guard let shaped else { return }
        if Thread.isMainThread { return shaped.release() }
        // Pango's objects die where they lived.
        let last = Unchecked(shaped)
        DispatchQueue.main.async { last.value.release() }
    }

    /// The number of lines.
    public var lineCount: Int { lines.count }
    /// From the top; zero if there is no line.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// From the top; zero if there is no line.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// Whether the whole text is inside a box of this size.
    public func fits(in box: CGSize) -> Bool {
        // A measure that was rounded to pixels and back may be a hair too small.
        !isTruncated && size.width <= box.width + 1 / 64 && size.height <= box.height + 1 / 64
    }

    /// The bounds of the ink; null if there is none.
    public var inkBounds: CGRect { withShaped { $0.inkBounds } }

    /// The UTF-16 offset of the boundary between characters that is nearest to a point.
    public func index(at point: CGPoint) -> Int { withShaped { $0.index(at: point) } }

    /// Where the caret stands before the character at a UTF-16 offset: 2 points wide, as on iOS, from the boundary on.
    public func caretRect(at utf16: Int) -> CGRect { withShaped { $0.caretRect(at: utf16) } }

    /// The rectangles that cover a range, line by line; more than one a line where writing directions mix.
    public func selectionRects(for range: NSRange) -> [CGRect] { withShaped { $0.selectionRects(for: range) } }

    /// The drawing, with `color` for runs without a colour of their own; nil if it is empty.
    @MainActor
    func node(color: CGColor) -> RenderNode? {
        if let drawn, drawn.color == color { return drawn.node }
        let node = mainShaped().draw(color: color)
        drawn = (color, node)
        return node
    }

    @MainActor
    private func mainShaped() -> ShapedText {
        if let shaped { return shaped.takeUnretainedValue() }
        let new = ShapedText(text, maxWidth: maxWidth, maxLines: maxLines, engine: .ofMainThread)
        shaped = Unmanaged.passRetained(new)
        return new
    }

    func withShaped<R: Sendable>(_ body: @Sendable (ShapedText) -> R) -> R {
        if Thread.isMainThread { return MainActor.assumeIsolated { body(mainShaped()) } }
        return TextEngine.withCurrent { engine in
            body(ShapedText(text, maxWidth: maxWidth, maxLines: maxLines, engine: engine))
        }
    }
}

/// Carries a value over a boundary that the compiler can't see is none.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
