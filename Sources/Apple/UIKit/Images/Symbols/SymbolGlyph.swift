import CoreGraphics

/// The outlines of a symbol, in units of a grid of its own, y downwards.
package struct SymbolGlyph: Sendable {
    enum Part: Sendable {
        /// Lines as thick as the symbol's weight asks for.
        case stroke(CGPath)
        /// An area, holes by the even-odd rule; it is told how thick lines are, in units of the grid.
        case fill(@Sendable (_ lineWidth: CGFloat) -> CGPath)
        /// An area whose lines were drawn `lineWidth` units thick, and are made thicker or thinner.
        case area(SymbolOutline, lineWidth: CGFloat)
    }

    let parts: [Part]
    /// The area it covers in the regular weight.
    let ink: CGRect
    /// Ems a unit of the grid.
    let unit: CGFloat
    /// An outer shape, filled, with the symbol proper cut out of it: `xmark.circle.fill`.
    var isEnclosed = false
    /// Which part of the height within a shape around it it takes; nil for as much as there is.
    var room: CGFloat?

    /// A drawing of ours, on a grid of 24 units that are 1.2 ems.
    init(_ parts: [Part]) {
        self.init(parts, unit: 0.05)
    }

    init(_ parts: [Part], unit: CGFloat) {
        self.parts = parts
        self.unit = unit
        let line = SymbolImage.lineWidth(.regular) / unit
        ink = parts.reduce(CGRect.null) { box, part in
            switch part {
            case .stroke(let path): box.union(path.boundingBoxOfPath.insetBy(dx: -line / 2, dy: -line / 2))
            case .fill(let make): box.union(make(line).boundingBoxOfPath)
            case .area(let outline, _): box.union(outline.box)
            }
        }
    }

    /// A symbol that shows nothing.
    static let blank = SymbolGlyph([])
}
