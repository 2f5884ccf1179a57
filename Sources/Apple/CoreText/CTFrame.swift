internal import Stage
public import UIKit

/// Lines of a text in a box.
public final class CTFrame: NSObject, @unchecked Sendable {
    let range: NSRange
    let path: CGPath
    let lines: [CTLine]
    /// Where the baselines begin, from the lower left corner of the box, y upwards.
    let origins: [CGPoint]
    /// The text as far as it has room.
    private let layout: TextLayout?
    private let box: CGRect

    init(_ setter: CTFramesetter, _ range: NSRange, _ path: CGPath) {
        let box = path.boundingBoxOfPath
        let whole = setter.layout(range, width: box.width)
        let shown = whole.lines.prefix { $0.rect.maxY <= box.height + 0.01 }
        let end = shown.count == whole.lines.count ? range.length : shown.last?.range.upperBound ?? 0
        let visible = NSRange(location: range.location, length: end)
        self.range = visible
        self.path = path
        self.box = box
        lines = shown.map { line in
            let part = NSRange(location: range.location + line.range.location, length: line.range.length)
            return CTLine(setter.text.attributedSubstring(from: part), start: part.location)
        }
        origins = shown.map { CGPoint(x: $0.rect.minX, y: box.height - $0.baseline) }
        layout =
            shown.isEmpty
            ? nil : shown.count == whole.lines.count ? whole : setter.layout(visible, width: box.width)
    }

    func draw(in context: CGContext) {
        guard let layout else { return }
        context.saveGState()
        context.translateBy(x: box.minX, y: box.maxY)
        context.scaleBy(x: 1, y: -1)
        layout.draw(in: context, at: .zero)
        context.restoreGState()
    }
}

/// The lines of a frame: an array of ``CTLine``.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Where the baselines of lines begin, from the lower left corner of the box around the path, y upwards.
///
/// - Parameter range: the lines; a length of 0 is all of the rest.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let rest = frame.origins.dropFirst(max(0, range.location))
    for (index, origin) in rest.prefix(range.length > 0 ? range.length : rest.count).enumerated() {
        origins[index] = origin
    }
}

/// The part of the text that the frame was asked to show and has room for, in UTF-16 units.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CTFrameGetVisibleStringRange(frame) }

/// The part of the text that has room in the frame, in UTF-16 units.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.location, length: frame.range.length)
}

/// The path that the frame was made with.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws a frame into a context whose y grows upwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
