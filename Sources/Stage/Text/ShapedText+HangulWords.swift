import CGTK
import CoreGraphics

extension ShapedText {
    /// Forbids breaks within words of Hangul, between whose syllables Unicode would allow them. A word that is wider
    /// than its line keeps its breaks.
    static func keepHangulWords(_ layout: OpaquePointer, in text: String, width: CGFloat) {
        var words = hangulWords(in: text)
        guard !words.isEmpty else { return }
        let plain = pango_layout_get_attributes(layout)
        pango_attr_list_ref(plain)
        defer { pango_attr_list_unref(plain) }
        // Words that turn out too wide are given up; the rest of them may then fall on other lines, but none grows.
        for _ in 0..<2 {
            let attributes = pango_attr_list_copy(plain)
            defer { pango_attr_list_unref(attributes) }
            for word in words {
                guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
                attribute.pointee.start_index = UInt32(word.lowerBound)
                attribute.pointee.end_index = UInt32(word.upperBound)
                pango_attr_list_insert(attributes, attribute)
            }
            pango_layout_set_attributes(layout, attributes)
            let wide = wideLines(of: layout, width: width)
            guard !wide.isEmpty else { return }
            words.removeAll { word in wide.contains { $0.overlaps(word) } }
        }
    }

    /// The lines, in UTF-8 offsets, that their width has no room for.
    private static func wideLines(of layout: OpaquePointer, width: CGFloat) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var node = pango_layout_get_lines_readonly(layout)
        while let item = node {
            let line = item.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
            var extents = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &extents)
            if CGFloat(extents.width) * unit > width + 1 {
                let start = Int(line.pointee.start_index)
                result.append(start..<start + Int(line.pointee.length))
            }
            node = item.pointee.next
        }
        return result
    }

    /// The words with at least two syllables of Hangul, in UTF-8 offsets.
    private static func hangulWords(in text: String) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var offset = 0
        var start = 0
        var syllables = 0
        func end() {
            if syllables > 1 { words.append(start..<offset) }
            syllables = 0
        }
        for scalar in text.unicodeScalars {
            let length = UTF8.width(scalar)
            if scalar.properties.isWhitespace || scalar == "-" || scalar == "/" {
                end()
                start = offset + length
            } else if scalar.isHangul {
                syllables += 1
            }
            offset += length
        }
        end()
        return words
    }
}
