import CoreGraphics
internal import CGTK
import Foundation

/// A text as Pango laid it out: its lines, with their glyphs, and where each of them goes.
///
/// It belongs to the engine that made it and so to one thread, or to a lock.
final class ShapedText {
    struct Line {
        /// A PangoLayoutLine, owned.
        var line: UnsafeMutableRawPointer
        /// Where the text of the line's own layout starts in the whole text, in UTF-8. A truncated line has a layout
        /// of its own.
        var layoutStart: Int
        /// The part of the text that it shows, in UTF-8, with the part that a truncated line leaves out.
        var range: Range<Int>
        /// From the container's left edge and top.
        var x: CGFloat
        var top: CGFloat
        var width: CGFloat
        var height: CGFloat
        var baseline: CGFloat

        var pango: UnsafeMutablePointer<PangoLayoutLine> { line.assumingMemoryBound(to: PangoLayoutLine.self) }
    }

    let text: StyledText
    let offsets: TextOffsets
    /// The pixels of the glyphs, which are the engine's.
    let masks: GlyphMasks
    /// A run in UTF-8 offsets.
    struct Run {
        var range: Range<Int>
        var style: TextStyle
        var metrics: FontMetrics
        /// The space between characters: the font's tracking and the style's kerning together.
        var spacing: CGFloat
        /// How large the glyphs are beside the font's size.
        var scale: CGFloat = 1
    }

    let styles: [Run]
    private(set) var lines: [Line] = []
    private(set) var isTruncated = false
    private(set) var size = CGSize.zero
    /// Layouts stay as long as their lines, which look into them.
    private var layouts: [OpaquePointer] = []

    static let unit = 1 / CGFloat(PANGO_SCALE)

    init(_ text: StyledText, maxWidth: CGFloat?, maxLines: Int, engine: TextEngine) {
        self.text = text
        masks = engine.masks
        let offsets = TextOffsets(text.string)
        self.offsets = offsets
        styles = text.runs.flatMap { run -> [Run] in
            let start = offsets.utf8(fromUTF16: run.range.location)
            let end = offsets.utf8(fromUTF16: run.range.location + run.range.length)
            let whole = Run(
                range: start..<max(start, end), style: run.style, metrics: engine.metrics(of: run.style.font),
                spacing: run.style.kern + Tracking.adjustment(for: run.style.font))
            return Self.split(whole, of: text.string)
        }
        shape(maxWidth: maxWidth.flatMap { $0.isFinite ? max(0, $0) : nil }, maxLines: max(0, maxLines), engine)
    }

    deinit {
        for line in lines { pango_layout_line_unref(line.pango) }
        for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    /// The run in parts: Hangul and the rest are spaced differently, and emoji are of another size.
    private static func split(_ run: Run, of text: String) -> [Run] {
        let font = run.style.font
        var standIn: StandInFont?
        if case .named(let name) = font.family {
            standIn = StandInFont.named(name).flatMap { $0.kinds == (0, 0) ? nil : $0 }
        }
        guard font.family == .system || standIn != nil else { return [run] }
        let bytes = text.utf8
        guard let start = bytes.index(bytes.startIndex, offsetBy: run.range.lowerBound, limitedBy: bytes.endIndex),
            let end = bytes.index(start, offsetBy: run.range.count, limitedBy: bytes.endIndex)
        else { return [run] }
        let scalars = text.unicodeScalars[start..<end]
        var run = run
        if let standIn {
            run.spacing += font.size * Tracking.letterAdjustment(of: scalars, in: standIn)
            return [run]
        }
        let hangul = Tracking.hangulAdjustment(for: font)
        run.spacing += Tracking.letterAdjustment(of: scalars, in: font)
        // Beside Hangul that is not as light, digits and letters would look thin.
        if font.weight < 400, scalars.contains(where: \.isHangul) {
            run.style.font.weight = max(font.weight, FontLibrary.hangulWeight(for: font.weight))
        }
        var parts: [Run] = []
        var last: Tracking.Script?
        var isJoined = false
        var offset = run.range.lowerBound
        for scalar in scalars {
            let script = isJoined ? .emoji : Tracking.script(of: scalar, after: last)
            isJoined = script == .emoji && scalar.value == 0x200D
            let end = offset + UTF8.width(scalar)
            if script == last {
                parts[parts.count - 1].range = parts[parts.count - 1].range.lowerBound..<end
            } else {
                var part = run
                part.range = offset..<end
                switch script {
                case .hangul: part.spacing = run.style.kern + hangul
                case .emoji:
                    part.spacing = run.style.kern
                    part.scale = Tracking.emojiScale(for: font)
                case .other: break
                }
                parts.append(part)
                last = script
            }
            offset = end
        }
        return parts.isEmpty ? [run] : parts
    }

    /// How the character at a UTF-8 offset looks.
    func run(at offset: Int) -> Run? {
        if styles.count == 1 { return styles[0] }
        return styles.first { $0.range.contains(offset) } ?? styles.last
    }

    // MARK: Breaking into lines

    private func shape(maxWidth: CGFloat?, maxLines: Int, _ engine: TextEngine) {
        let paragraph = text.paragraph
        let breaking = paragraph.lineBreak
        let head = max(0, paragraph.headIndent), first = max(0, paragraph.firstLineHeadIndent)
        let container = maxWidth.map { width in
            paragraph.tailIndent > 0 ? min(width, paragraph.tailIndent) : max(0, width + paragraph.tailIndent)
        }
        let available = container.map { max(0, $0 - head) }
        let isOneLine = maxLines == 1 && (breaking.truncates || breaking == .byClipping)

        let layout = makeLayout(
            0..<offsets.utf8Count, suffix: "", leading: available == nil || isOneLine ? first : min(first, head), engine
        )
        if let available, !isOneLine {
            // Widths that were measured and rounded come back a hair smaller at times.
            pango_layout_set_width(layout, Self.pangoWidth(available))
            pango_layout_set_wrap(
                layout, breaking == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            if first != head { pango_layout_set_indent(layout, Int32((first - head) * CGFloat(PANGO_SCALE))) }
            if paragraph.alignment == .justified { pango_layout_set_justify(layout, 1) }
            if paragraph.keepsHangulWords, breaking != .byCharWrapping {
                Self.keepHangulWords(layout, in: offsets.string, width: available - max(0, first - head))
            }
        }

        var found: [(line: UnsafeMutablePointer<PangoLayoutLine>, layoutStart: Int, range: Range<Int>)] = []
        var overflows = false
        var node = pango_layout_get_lines_readonly(layout)
        while let item = node {
            if maxLines > 0, found.count == maxLines {
                overflows = true
                break
            }
            let line = item.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
            let start = Int(line.pointee.start_index)
            found.append((line, 0, start..<start + Int(line.pointee.length)))
            node = item.pointee.next
        }
        if isOneLine, let available, let only = found.first {
            let width = Self.width(only.line) + outerSpacing(of: only.range)
            overflows = overflows || width > available - (first - head) + 1 / 64
        }
        isTruncated = overflows
        if overflows, breaking.truncates || (breaking == .byClipping && maxLines > 1), let last = found.last {
            found[found.count - 1] = truncated(
                from: last.range.lowerBound, width: available.map { $0 - (found.count == 1 ? first - head : 0) }, engine
            )
        }
        for line in found { pango_layout_line_ref(line.line) }
        place(found, container: container, head: head, first: first)
    }

    /// The last line that fits: all that is left of its paragraph, shortened.
    private func truncated(
        from start: Int, width: CGFloat?, _ engine: TextEngine
    ) -> (line: UnsafeMutablePointer<PangoLayoutLine>, layoutStart: Int, range: Range<Int>) {
        let utf8 = offsets.string.utf8
        let from = utf8.index(utf8.startIndex, offsetBy: start)
        let rest = utf8[from...]
        var end = offsets.utf8Count
        if let newline = rest.firstIndex(where: { $0 == 10 || $0 == 13 }) {
            end = utf8.distance(from: utf8.startIndex, to: newline)
        }
        // U+2029 ends a paragraph too.
        if let range = offsets.string[from...].firstIndex(of: "\u{2029}") {
            end = min(end, utf8.distance(from: utf8.startIndex, to: range))
        }
        let breaking = text.paragraph.lineBreak
        let leading = max(0, start == 0 ? text.paragraph.firstLineHeadIndent : text.paragraph.headIndent)
        // The paragraphs that follow are left out too, and the reader should see that.
        let suffix = end < offsets.utf8Count && breaking.truncates ? "…" : ""
        let layout = makeLayout(start..<end, suffix: suffix, leading: leading, engine)
        if let width, breaking.truncates {
            pango_layout_set_width(layout, Self.pangoWidth(width))
            switch breaking {
            case .byTruncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
            case .byTruncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
            default: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            }
        }
        let line = pango_layout_get_line_readonly(layout, 0)!
        if breaking == .byTruncatingTail, let gap = Self.ellipsis(in: line), gap > 0 {
            // The ellipsis follows a character, as on iOS, not a space.
            let kept = utf8[from..<utf8.index(from, offsetBy: gap)]
            let spaces = kept.reversed().prefix { $0 == 32 }.count
            if spaces > 0, spaces < gap {
                let trimmed = makeLayout(
                    start..<start + gap - spaces, suffix: "…", leading: leading, engine)
                return (pango_layout_get_line_readonly(trimmed, 0), start, start..<end)
            }
        }
        return (line, start, start..<end)
    }

    /// Where in its layout's text a line leaves something out, in UTF-8; nil if it doesn't.
    private static func ellipsis(in line: UnsafeMutablePointer<PangoLayoutLine>) -> Int? {
        var node = line.pointee.runs
        while let entry = node {
            let item = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item!
            if Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 {
                return Int(item.pointee.offset)
            }
            node = entry.pointee.next
        }
        return nil
    }

    /// - Parameter leading: How far from the paragraph's edge the lines begin.
    private func makeLayout(
        _ range: Range<Int>, suffix: String, leading: CGFloat, _ engine: TextEngine
    ) -> OpaquePointer {
        let layout = pango_layout_new(engine.context(rightToLeft: text.paragraph.rightToLeft))!
        layouts.append(layout)
        var bytes = offsets.string
        if range != 0..<offsets.utf8Count || !suffix.isEmpty {
            let utf8 = bytes.utf8
            let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
            bytes = String(bytes[start..<utf8.index(start, offsetBy: range.count)]) + suffix
        }
        // Pango ends a text at a NUL; as a space it keeps every offset.
        if bytes.utf8.contains(0) { bytes = bytes.replacingOccurrences(of: "\0", with: " ") }
        bytes.withUTF8 { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
            }
        }
        // A direction that was asked for holds, whatever the text begins with.
        if text.paragraph.rightToLeft { pango_layout_set_auto_dir(layout, 0) }
        setAttributes(layout, range, engine)
        if offsets.string.utf8.contains(9) { Self.setTabs(layout, of: text.paragraph, leading: leading) }
        return layout
    }

    private func setAttributes(_ layout: OpaquePointer, _ range: Range<Int>, _ engine: TextEngine) {
        guard let first = styles.first?.style else { return }
        pango_layout_set_font_description(layout, engine.description(of: first.font))
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ run: Range<Int>) {
            guard let attribute else { return }
            attribute.pointee.start_index = UInt32(max(0, run.lowerBound - range.lowerBound))
            attribute.pointee.end_index =
                run.upperBound >= range.upperBound
                ? UInt32.max : UInt32(max(0, run.upperBound - range.lowerBound))
            pango_attr_list_insert(attributes, attribute)
        }
        for (index, entry) in styles.enumerated() {
            var run = entry.range
            if index == styles.count - 1 { run = run.lowerBound..<max(run.upperBound, range.upperBound) }
            guard run.upperBound > range.lowerBound || styles.count == 1, run.lowerBound <= range.upperBound else {
                continue
            }
            let style = entry.style
            if index > 0 || range.lowerBound > 0 {
                insert(pango_attr_font_desc_new(engine.description(of: style.font)), run)
            }
            insert(pango_attr_font_features_new(Self.features(style.font)), run)
            if entry.scale != 1 { insert(pango_attr_scale_new(Double(entry.scale)), run) }
            if entry.spacing != 0 {
                let units = min(1_000_000, max(-1_000_000, entry.spacing * CGFloat(PANGO_SCALE)))
                insert(pango_attr_letter_spacing_new(Int32(units.rounded())), run)
            }
            if let attachment = style.attachment {
                var room = PangoRectangle(attachment.bounds)
                insert(pango_attr_shape_new(&room, &room), run)
            }
            if styles.count > 1 {
                // Not drawn by Pango: it makes a run end where the style does.
                insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), run)
            }
        }
        insert(pango_attr_insert_hyphens_new(0), range)
        pango_layout_set_attributes(layout, attributes)
    }

    /// Inter turns "->" into an arrow by contextual alternates, which San Francisco doesn't.
    private static func features(_ font: FontDescriptor) -> String {
        font.monospacedDigits ? "calt 0, tnum 1" : "calt 0"
    }

    // MARK: Placing the lines

    private func place(
        _ found: [(line: UnsafeMutablePointer<PangoLayoutLine>, layoutStart: Int, range: Range<Int>)],
        container: CGFloat?, head: CGFloat, first: CGFloat
    ) {
        let paragraph = text.paragraph
        var y: CGFloat = 0
        var startsParagraph = true
        var widest: CGFloat = 0
        lines.reserveCapacity(found.count)
        for (index, item) in found.enumerated() {
            let (ascent, descent) = extents(of: item.range)
            let natural = ascent + descent
            let height = paragraph.lineHeight(natural: natural)
            let width = Self.width(item.line) + outerSpacing(of: item.range)
            let indent = startsParagraph ? first : head
            lines.append(
                Line(
                    line: UnsafeMutableRawPointer(item.line), layoutStart: item.layoutStart, range: item.range,
                    x: indent, top: y, width: width, height: height,
                    // The height of a line beyond that of its font goes above the characters.
                    baseline: y + height - natural + ascent))
            widest = max(widest, indent + width)
            size.height = y + height
            startsParagraph = index + 1 < found.count && found[index + 1].line.pointee.is_paragraph_start != 0
            y += height + paragraph.lineSpacing
            if startsParagraph { y += paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore }
        }
        size.width = widest
        align(in: container ?? widest)
    }

    private func align(in container: CGFloat) {
        let paragraph = text.paragraph
        for index in lines.indices {
            let indent = lines[index].x
            let room = container - indent - lines[index].width
            switch paragraph.alignment {
            case .left: break
            case .right: lines[index].x = indent + room
            case .center: lines[index].x = indent + room / 2
            case .natural, .justified: if paragraph.rightToLeft { lines[index].x = room }
            }
        }
    }

    /// How high the fonts of a line's styles reach above the baseline and below it. Fonts that stand in for missing
    /// characters don't count, so that Hangul or an emoji leaves a line as high as it is.
    private func extents(of range: Range<Int>) -> (ascent: CGFloat, descent: CGFloat) {
        var ascent: CGFloat = 0, descent: CGFloat = 0
        var isEmpty = true
        func add(_ run: Run) {
            ascent = max(ascent, run.metrics.ascender + run.style.baselineOffset)
            descent = max(descent, -run.metrics.descender - run.style.baselineOffset)
            if let attachment = run.style.attachment {
                ascent = max(ascent, attachment.bounds.maxY + run.style.baselineOffset)
                descent = max(descent, -attachment.bounds.minY - run.style.baselineOffset)
            }
            isEmpty = false
        }
        if styles.count > 1 {
            for run in styles where run.range.overlaps(range) { add(run) }
        }
        if isEmpty, let run = run(at: range.lowerBound) { add(run) }
        return (ascent, descent)
    }

    /// The letter spacing of a line's ends. Pango counts it while it breaks lines and leaves it out of their widths
    /// afterwards; iOS counts it always.
    private func outerSpacing(of range: Range<Int>) -> CGFloat {
        guard !range.isEmpty, let first = run(at: range.lowerBound), let last = run(at: range.upperBound - 1) else {
            return 0
        }
        return (first.spacing + last.spacing) / 2
    }

    /// The glyphs' advances. Pango's own extents of a shortened line are all of its room.
    private static func width(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
        var width: Int32 = 0
        var node = line.pointee.runs
        while let entry = node {
            let glyphItem = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            width += pango_glyph_string_get_width(glyphItem.pointee.glyphs)
            node = entry.pointee.next
        }
        return CGFloat(width) * unit
    }

    private static func pangoWidth(_ points: CGFloat) -> Int32 {
        Int32(min(1_000_000, points) * CGFloat(PANGO_SCALE)) + 16
    }
}

extension PangoRectangle {
    /// A box on the baseline, which for Pango has y downwards.
    fileprivate init(_ r: CGRect) {
        func units(_ value: CGFloat) -> Int32 {
            Int32((min(1_000_000, max(-1_000_000, value.isNaN ? 0 : value)) * CGFloat(PANGO_SCALE)).rounded())
        }
        self.init(x: units(r.minX), y: units(-r.maxY), width: units(r.maxX), height: units(r.height))
    }
}
