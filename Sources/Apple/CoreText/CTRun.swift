public import UIKit

/// A part of a line whose characters have the same attributes.
public final class CTRun: NSObject, @unchecked Sendable {
    let line: CTLine
    /// In the line.
    let range: NSRange
    let attributes: [NSAttributedString.Key: Any]

    init(_ line: CTLine, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
        self.line = line
        self.range = range
        self.attributes = attributes
    }
}

/// The attributes of a run.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    NSDictionary(
        objects: Array(run.attributes.values), forKeys: run.attributes.keys.map { NSString(string: $0.rawValue) })
}

/// The part of the text that a run shows, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.start + run.range.location, length: run.range.length)
}

/// The width of a run; its height above and below the baseline, and the room to the next line.
///
/// - Parameter range: Is not used: a run is measured as a whole.
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.line.text.metrics(run.range)
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    return run.line.layout.selectionRects(for: run.range).reduce(0) { $0 + Double($1.width) }
}
