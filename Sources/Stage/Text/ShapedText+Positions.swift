import CoreGraphics
internal import CGTK
import Foundation

/// Between characters and points.
extension ShapedText {
    /// A caret's width on iOS.
    static let caretWidth: CGFloat = 2

    /// The UTF-16 offset of the boundary between characters that is nearest to a point.
    func index(at point: CGPoint) -> Int {
        guard let line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else { return 0 }
        var index: Int32 = 0
        var trailing: Int32 = 0
        let x = min(1_000_000, max(-1_000_000, point.x - line.x))
        pango_layout_line_x_to_index(line.pango, Int32(x * CGFloat(PANGO_SCALE)), &index, &trailing)
        let utf8 = offsets.string.utf8
        let hit = min(line.range.upperBound, max(line.range.lowerBound, Int(index) + line.layoutStart))
        var offset = offsets.characterBoundary(before: hit, from: line.range.lowerBound)
        if trailing > 0 { offset = offsets.characterBoundary(after: hit + 1, from: line.range.lowerBound) }
        offset = min(offset, line.range.upperBound)
        // Past the end of a line that goes on below, the caret stays on this line: before the space it broke at.
        if offset == line.range.upperBound, offset < offsets.utf8Count, offset > line.range.lowerBound,
            lines.contains(where: { $0.range.lowerBound == offset })
        {
            let before = utf8.index(utf8.startIndex, offsetBy: offset)
            offset = utf8.distance(from: utf8.startIndex, to: offsets.string.index(before: before))
        }
        return offsets.utf16(fromUTF8: offset)
    }

    /// Where the caret stands before the character at a UTF-16 offset.
    func caretRect(at utf16: Int) -> CGRect {
        let offset = offsets.utf8(fromUTF16: utf16)
        guard let line = lines.last(where: { $0.range.lowerBound <= offset }) ?? lines.first else { return .zero }
        return CGRect(
            x: line.x + position(of: min(offset, line.range.upperBound), in: line), y: line.top,
            width: Self.caretWidth, height: line.height)
    }

    /// From the line's left edge.
    private func position(of offset: Int, in line: Line) -> CGFloat {
        if offset >= line.range.upperBound {
            // Where the next character of the paragraph's direction would go.
            let isRightToLeft = pango_layout_line_get_resolved_direction(line.pango) == PANGO_DIRECTION_RTL
            return isRightToLeft ? 0 : line.width
        }
        var x: Int32 = 0
        pango_layout_line_index_to_x(line.pango, Int32(max(0, offset - line.layoutStart)), 0, &x)
        return CGFloat(x) * Self.unit
    }

    /// The rectangles that cover a range of UTF-16 offsets, line by line; more than one a line where writing
    /// directions mix.
    func selectionRects(for range: NSRange) -> [CGRect] {
        let start = offsets.utf8(fromUTF16: range.location)
        let end = offsets.utf8(fromUTF16: range.location + range.length)
        guard start < end else { return [] }
        var rects: [CGRect] = []
        for line in lines where line.range.lowerBound < end && line.range.upperBound > start {
            let first = rects.count
            forEachRun(in: line) { glyphItem, x, _ in
                let item = glyphItem.pointee.item!
                let runStart = Int(item.pointee.offset) + line.layoutStart
                let runEnd = runStart + Int(item.pointee.length)
                let from = max(start, runStart), to = min(end, runEnd)
                guard from < to else { return }
                guard let text = pango_layout_get_text(line.pango.pointee.layout) else { return }
                var left: Int32 = 0
                var right: Int32 = 0
                let runText = UnsafeMutablePointer(mutating: text + Int(item.pointee.offset))
                let glyphs = glyphItem.pointee.glyphs
                pango_glyph_string_index_to_x(
                    glyphs, runText, item.pointee.length, &item.pointee.analysis, Int32(from - runStart), 0, &left)
                pango_glyph_string_index_to_x(
                    glyphs, runText, item.pointee.length, &item.pointee.analysis, Int32(to - 1 - runStart), 1, &right)
                let a = x + CGFloat(min(left, right)) * Self.unit, b = x + CGFloat(max(left, right)) * Self.unit
                // Runs that touch are one rectangle.
                if rects.count > first, abs(rects[rects.count - 1].maxX - a) < 0.01 {
                    rects[rects.count - 1].size.width = b - rects[rects.count - 1].minX
                } else {
                    rects.append(CGRect(x: a, y: line.top, width: b - a, height: line.height))
                }
            }
        }
        return rects
    }
}
