import CoreGraphics
import SeamPrimitives

/// Symbols that have no icon here, put together by the rules that their names follow: a base, what it is in (`circle`,
/// `square`), what is over it (`slash`, `badge.plus`), and whether it is filled.
enum SymbolComposition {
    /// Nil for a name with words that no symbol's name has. For any other there is something: what is known of it, or a
    /// plain shape, of which the log tells.
    static func glyph(_ name: String, drawing: (String) -> SymbolGlyph?) -> SymbolGlyph? {
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard SymbolWords.areName(words) else { return nil }
        if let composed = compose(words, drawing) { return composed }
        LoggedOnce.say("UIImage: there is no drawing of the symbol '\(name)'; a plain shape stands for it")
        return words.last == "fill" ? neutralFilled : neutral
    }

    /// What stands for a symbol without a drawing.
    static func plainShape(of name: String) -> SymbolGlyph { name.hasSuffix(".fill") ? neutralFilled : neutral }

    private static let neutral = SymbolGlyph([.stroke(SymbolPen.rounded(2.5, 2.5, 19, 19, 3.5))])
    private static let neutralFilled = SymbolGlyph([.fill { _ in SymbolPen.rounded(1.5, 1.5, 21, 21, 4.2) }])

    private static func compose(_ words: [String], _ drawing: (String) -> SymbolGlyph?) -> SymbolGlyph? {
        var base = words
        let isFilled = base.count > 1 && base.last == "fill"
        if isFilled { base.removeLast() }
        if let plain = plain(base, isFilled: isFilled, drawing) { return plain }
        // The last rule that a name follows is the one that its drawing does last.
        if let badge = base.lastIndex(where: { $0.hasSuffix("badge") }), badge > 0 {
            guard let below = part(Array(base[..<badge]), isFilled: isFilled, drawing) else { return nil }
            let mark = part(Array(base[(badge + 1)...]), isFilled: false, drawing)
            return badged(below, mark)
        }
        guard base.count > 1, let last = base.last else { return nil }
        let inner = Array(base.dropLast())
        if let isRound = shapes[last], inner.count == 1, let letters = SymbolLetters.glyph(inner[0]) {
            return enclosed(letters, isRound: isRound, isFilled: isFilled)
        }
        if last == "slash" { return part(inner, isFilled: isFilled, drawing).map(slashed) }
        if let isRound = shapes[last], let content = part(inner, isFilled: false, drawing) {
            return enclosed(content, isRound: isRound, isFilled: isFilled)
        }
        return part(inner, isFilled: isFilled, drawing)
    }

    /// Shapes around a symbol, and whether they are round.
    private static let shapes: [String: Bool] = [
        "circle": true, "square": false, "rectangle": false, "triangle": false, "diamond": false, "hexagon": true,
        "octagon": true, "shield": false, "seal": true, "app": false,
    ]

    private static func part(
        _ words: [String], isFilled: Bool, _ drawing: (String) -> SymbolGlyph?
    ) -> SymbolGlyph? {
        words.isEmpty ? nil : compose(isFilled ? words + ["fill"] : words, drawing)
    }

    /// A drawing of just these words, filled or not as it is there.
    private static func plain(
        _ words: [String], isFilled: Bool, _ drawing: (String) -> SymbolGlyph?
    ) -> SymbolGlyph? {
        let name = words.joined(separator: ".")
        return isFilled ? drawing(name + ".fill") ?? drawing(name) : drawing(name) ?? drawing(name + ".fill")
    }

    // MARK: Drawing, on the grid of the icons

    private static let unit: CGFloat = 1.0 / 16

    private static func enclosed(_ glyph: SymbolGlyph, isRound: Bool, isFilled: Bool) -> SymbolGlyph {
        let outline: (CGFloat) -> CGPath = { inset in
            let box = CGRect(x: inset, y: inset, width: 16 - 2 * inset, height: 16 - 2 * inset)
            return isRound
                ? CGPath(ellipseIn: box, transform: nil)
                : CGPath(roundedRect: box, cornerWidth: 3, cornerHeight: 3, transform: nil)
        }
        let room: CGFloat = isRound ? 8.6 : 9.4
        let side = glyph.room.map { $0 * room } ?? room
        let inner = glyph.parts(in: CGRect(x: 8 - room / 2, y: 8 - side / 2, width: room, height: side))
        // What is drawn in lines has no area that could be cut out.
        let areas = inner.compactMap { part -> CGPath? in
            if case .area(let outline, _) = part { outline.path } else { nil }
        }
        guard isFilled, areas.count == inner.count else {
            return SymbolGlyph([.stroke(outline(0.5))] + inner, unit: unit)
        }
        let whole = CGMutablePath()
        whole.addPath(outline(0))
        for area in areas { whole.addPath(area) }
        return SymbolGlyph(
            [.area(SymbolOutline(whole, rule: .evenOdd, isSolid: true), lineWidth: 0.6)], unit: unit)
    }

    private static func slashed(_ glyph: SymbolGlyph) -> SymbolGlyph {
        let line = SymbolPen.path {
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 15, y: 15))
        }
        return SymbolGlyph(glyph.parts(in: CGRect(x: 0, y: 0, width: 16, height: 16)) + [.stroke(line)], unit: unit)
    }

    /// A small mark at the corner; without one, a dot.
    private static func badged(_ glyph: SymbolGlyph, _ mark: SymbolGlyph?) -> SymbolGlyph {
        let below = glyph.parts(in: CGRect(x: 0, y: 0, width: 12.6, height: 12.6))
        let corner = CGRect(x: 10, y: 10, width: 6, height: 6)
        let above = mark?.parts(in: corner) ?? [.fill { _ in CGPath(ellipseIn: corner, transform: nil) }]
        return SymbolGlyph(below + above, unit: unit)
    }
}

extension SymbolGlyph {
    /// The parts in the middle of a box, as large as they can be.
    fileprivate func parts(in box: CGRect) -> [Part] {
        guard ink.width > 0, ink.height > 0 else { return [] }
        let factor = min(box.width / ink.width, box.height / ink.height)
        let place = CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
            .concatenating(CGAffineTransform(translationX: box.midX, y: box.midY))
        @Sendable func placed(_ path: CGPath) -> CGPath {
            var place = place
            return path.copy(using: &place) ?? path
        }
        return parts.map { part in
            switch part {
            case .stroke(let path): .stroke(placed(path))
            case .fill(let make): .fill { placed(make($0 / factor)) }
            case .area(let outline, let lineWidth):
                .area(
                    SymbolOutline(placed(outline.path), rule: outline.rule, isSolid: outline.isSolid),
                    lineWidth: lineWidth * factor)
            }
        }
    }
}
