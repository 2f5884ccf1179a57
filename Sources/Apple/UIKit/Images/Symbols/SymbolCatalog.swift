import CoreGraphics

/// The symbols that UIKit itself shows, and simple shapes: drawn here, so that they are there without any package.
enum SymbolCatalog {
    static let glyphs: [String: SymbolGlyph] = {
        var all: [String: SymbolGlyph] = [:]
        for group in [signs, enclosed, shapes, arrows, things, lists, figures, tools, household, nature] {
            all.merge(group) { a, _ in a }
        }
        for (alias, name) in aliases { all[alias] = all[name] }
        return all
    }()

    private static let aliases = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "multiply": "xmark",
        "multiply.circle": "xmark.circle", "multiply.circle.fill": "xmark.circle.fill",
        "line.horizontal.3": "line.3.horizontal", "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    ]

    private typealias Pen = SymbolPen
    private static let disc = Pen.circle(12, 12, 11)
    private static let ring = SymbolGlyph.Part.stroke(Pen.circle(12, 12, 10))
    private static let check: [CGFloat] = [7.2, 12.6, 10.6, 16.2, 16.8, 7.6]

    private static let signs: [String: SymbolGlyph] = [
        "chevron.right": SymbolGlyph([Pen.lines([8, 3.5, 16, 12, 8, 20.5])]),
        "chevron.left": SymbolGlyph([Pen.lines([16, 3.5, 8, 12, 16, 20.5])]),
        "chevron.up": SymbolGlyph([Pen.lines([3.5, 16, 12, 8, 20.5, 16])]),
        "chevron.down": SymbolGlyph([Pen.lines([3.5, 8, 12, 16, 20.5, 8])]),
        "chevron.up.chevron.down": SymbolGlyph([
            Pen.lines([6.5, 8.5, 12, 3, 17.5, 8.5], [6.5, 15.5, 12, 21, 17.5, 15.5])
        ]),
        "xmark": SymbolGlyph([Pen.lines([4, 4, 20, 20], [20, 4, 4, 20])]),
        "plus": SymbolGlyph([Pen.lines([12, 2.5, 12, 21.5], [2.5, 12, 21.5, 12])]),
        "equal": SymbolGlyph([Pen.lines([3.5, 8.5, 20.5, 8.5], [3.5, 15.5, 20.5, 15.5])]),
        "minus": SymbolGlyph([Pen.lines([2.5, 12, 21.5, 12])]),
        "checkmark": SymbolGlyph([Pen.lines([3.5, 13.5, 9, 20, 20.5, 4])]),
        "ellipsis": SymbolGlyph([Pen.disc(4, 12, 2), Pen.disc(12, 12, 2), Pen.disc(20, 12, 2)]),
        "exclamationmark": SymbolGlyph([Pen.lines([12, 3.5, 12, 14]), Pen.disc(12, 19.5, 1.7)]),
        "questionmark": SymbolGlyph([
            .stroke(
                Pen.path {
                    $0.move(to: CGPoint(x: 7, y: 7))
                    $0.addCurve(
                        to: CGPoint(x: 17, y: 7.5), control1: CGPoint(x: 7, y: 1), control2: CGPoint(x: 17, y: 1))
                    $0.addCurve(
                        to: CGPoint(x: 12, y: 15), control1: CGPoint(x: 17, y: 11), control2: CGPoint(x: 12, y: 11))
                }), Pen.disc(12, 20, 1.6),
        ]),
    ]

    private static let enclosed: [String: SymbolGlyph] = [
        "xmark.circle": SymbolGlyph([ring, Pen.lines([8.3, 8.3, 15.7, 15.7], [15.7, 8.3, 8.3, 15.7])]),
        "xmark.circle.fill": SymbolGlyph([
            Pen.knockout(disc) { Pen.plus(12, 12, reach: 5.6, width: $0, angle: .pi / 4) }
        ]),
        "plus.circle": SymbolGlyph([ring, Pen.lines([12, 7, 12, 17], [7, 12, 17, 12])]),
        "plus.circle.fill": SymbolGlyph([Pen.knockout(disc) { Pen.plus(12, 12, reach: 5.8, width: $0) }]),
        "minus.circle": SymbolGlyph([ring, Pen.lines([7, 12, 17, 12])]),
        "minus.circle.fill": SymbolGlyph([Pen.knockout(disc) { Pen.band([6.2, 12, 17.8, 12], width: $0) }]),
        "checkmark.circle": SymbolGlyph([ring, Pen.lines(check)]),
        "checkmark.circle.fill": SymbolGlyph([Pen.knockout(disc) { Pen.band(check, width: $0) }]),
        "info.circle": SymbolGlyph([
            ring, Pen.disc(12, 7.3, 1.35), Pen.lines([10.5, 11, 12.2, 11, 12.2, 17], [10.3, 17, 14.1, 17]),
        ]),
        "info.circle.fill": SymbolGlyph([
            Pen.knockout(disc) { width in
                Pen.path {
                    $0.addPath(Pen.circle(12, 7.1, 1.5))
                    $0.addRect(CGRect(x: 12 - width / 2, y: 10.4, width: width, height: 7))
                }
            }
        ]),
        "questionmark.circle": SymbolGlyph([
            ring,
            .stroke(
                Pen.path {
                    $0.move(to: CGPoint(x: 9, y: 9.4))
                    $0.addCurve(
                        to: CGPoint(x: 15, y: 9.6), control1: CGPoint(x: 9, y: 5.6), control2: CGPoint(x: 15, y: 5.6))
                    $0.addCurve(
                        to: CGPoint(x: 12, y: 13.6), control1: CGPoint(x: 15, y: 11.6),
                        control2: CGPoint(x: 12, y: 11.4))
                }), Pen.disc(12, 16.8, 1.3),
        ]),
        "exclamationmark.circle": SymbolGlyph([ring, Pen.lines([12, 6.8, 12, 13]), Pen.disc(12, 16.6, 1.35)]),
        "exclamationmark.circle.fill": SymbolGlyph([
            Pen.knockout(disc) { width in
                Pen.path {
                    $0.addRect(CGRect(x: 12 - width / 2, y: 6, width: width, height: 7.4))
                    $0.addPath(Pen.circle(12, 16.6, 1.45))
                }
            }
        ]),
        "ellipsis.circle": SymbolGlyph([ring, Pen.disc(7.4, 12, 1.4), Pen.disc(12, 12, 1.4), Pen.disc(16.6, 12, 1.4)]),
        "ellipsis.circle.fill": SymbolGlyph([
            Pen.knockout(disc) { _ in
                Pen.path {
                    for x in [7.2, 12, 16.8] { $0.addPath(Pen.circle(x, 12, 1.5)) }
                }
            }
        ]),
        "checkmark.square": SymbolGlyph([.stroke(Pen.rounded(2.5, 2.5, 19, 19, 3.5)), Pen.lines(check)]),
        "checkmark.square.fill": SymbolGlyph([
            Pen.knockout(Pen.rounded(1.5, 1.5, 21, 21, 4.2)) { Pen.band(check, width: $0) }
        ]),
        "exclamationmark.triangle": SymbolGlyph([
            Pen.lines([12, 3, 22.5, 21, 1.5, 21], closed: true), Pen.lines([12, 9, 12, 14.6]),
            Pen.disc(12, 17.8, 1.3),
        ]),
        "exclamationmark.triangle.fill": SymbolGlyph([
            Pen.knockout(Pen.polygon([12, 1.5, 24, 22, 0, 22])) { width in
                Pen.path {
                    $0.addRect(CGRect(x: 12 - width / 2, y: 8, width: width, height: 6.8))
                    $0.addPath(Pen.circle(12, 17.9, 1.4))
                }
            }
        ]),
    ]

    private static let shapes: [String: SymbolGlyph] = [
        "circle": SymbolGlyph([ring]),
        "circle.fill": SymbolGlyph([Pen.disc(12, 12, 11)]),
        "square": SymbolGlyph([.stroke(Pen.rounded(2.5, 2.5, 19, 19, 3.5))]),
        "square.fill": SymbolGlyph([.fill { _ in Pen.rounded(1.5, 1.5, 21, 21, 4.2) }]),
        "rectangle": SymbolGlyph([.stroke(Pen.rounded(1.5, 4, 21, 16, 3))]),
        "rectangle.fill": SymbolGlyph([.fill { _ in Pen.rounded(0.5, 3, 23, 18, 3.6) }]),
        "capsule": SymbolGlyph([.stroke(Pen.rounded(1, 6, 22, 12, 6))]),
        "capsule.fill": SymbolGlyph([.fill { _ in Pen.rounded(0, 5, 24, 14, 7) }]),
        "star": SymbolGlyph([.stroke(star(radius: 10.6))]),
        "star.fill": SymbolGlyph([.fill { _ in star(radius: 12) }]),
    ]

    private static func star(radius: CGFloat) -> CGPath {
        Pen.path { path in
            path.addLines(
                between: (0..<10).map { index in
                    let r = index % 2 == 0 ? radius : radius * 0.43
                    let angle = CGFloat(index) * .pi / 5 - .pi / 2
                    return CGPoint(x: 12 + r * cos(angle), y: 12.8 + r * sin(angle))
                })
            path.closeSubpath()
        }
    }

    private static let arrow: [CGFloat] = [11.4, 7, 6.2, 12, 11.4, 17, 11.4, 14.2, 17.4, 14.2, 17.4, 9.8, 11.4, 9.8]

    private static let arrows: [String: SymbolGlyph] = [
        "arrowshape.backward.circle": SymbolGlyph([.stroke(Pen.circle(12, 12, 10)), Pen.lines(arrow, closed: true)]),
        "arrowshape.backward": SymbolGlyph([
            Pen.lines([11, 3.4, 2, 12, 11, 20.6, 11, 16, 22, 16, 22, 8, 11, 8], closed: true)
        ]),
        "arrow.right": SymbolGlyph([Pen.lines([2.5, 12, 21.5, 12], [13.5, 4, 21.5, 12, 13.5, 20])]),
        "arrow.left": SymbolGlyph([Pen.lines([21.5, 12, 2.5, 12], [10.5, 4, 2.5, 12, 10.5, 20])]),
        "arrow.up": SymbolGlyph([Pen.lines([12, 21.5, 12, 2.5], [4, 10.5, 12, 2.5, 20, 10.5])]),
        "arrow.down": SymbolGlyph([Pen.lines([12, 2.5, 12, 21.5], [4, 13.5, 12, 21.5, 20, 13.5])]),
        "arrow.up.arrow.down": SymbolGlyph([
            Pen.lines(
                [7, 20, 7, 4], [2.5, 8.5, 7, 4, 11.5, 8.5], [17, 4, 17, 20], [12.5, 15.5, 17, 20, 21.5, 15.5])
        ]),
        "square.and.arrow.up": SymbolGlyph([
            Pen.lines(
                [8.5, 9, 4, 9, 4, 22.5, 20, 22.5, 20, 9, 15.5, 9], [12, 15.5, 12, 1.5],
                [7.8, 5.4, 12, 1.2, 16.2, 5.4])
        ]),
        "square.and.arrow.down": SymbolGlyph([
            Pen.lines(
                [8.5, 9, 4, 9, 4, 22.5, 20, 22.5, 20, 9, 15.5, 9], [12, 1.5, 12, 16], [7.8, 12, 12, 16.2, 16.2, 12])
        ]),
    ]

    private static let things: [String: SymbolGlyph] = [
        "doc.on.doc": SymbolGlyph([
            Pen.lines([9, 6.5, 16.5, 6.5, 22, 12, 22, 22.4, 9, 22.4], closed: true),
            Pen.lines([16, 7, 16, 12.4, 21.6, 12.4]),
            Pen.lines([6, 18, 2, 18, 2, 1.6, 13, 1.6, 13, 3.6]),
        ]),
        "sidebar.left": SymbolGlyph([
            .stroke(Pen.rounded(1.5, 3.5, 21, 17, 2.8)),
            Pen.lines([9, 4, 9, 20]),
            Pen.lines([4.2, 7.5, 6.2, 7.5], [4.2, 10.5, 6.2, 10.5], [4.2, 13.5, 6.2, 13.5]),
        ]),
        "magnifyingglass": SymbolGlyph([.stroke(Pen.circle(10.2, 10.2, 7.4)), Pen.lines([15.7, 15.7, 21.3, 21.3])]),
        "folder": SymbolGlyph([Pen.lines([2, 19.5, 2, 4.5, 8.6, 4.5, 11, 7, 22, 7, 22, 19.5], closed: true)]),
        "doc": SymbolGlyph([
            Pen.lines([4, 1.8, 13.2, 1.8, 20, 8.6, 20, 22.2, 4, 22.2], closed: true),
            Pen.lines([13, 2, 13, 8.8, 19.8, 8.8]),
        ]),
    ]

    private static let lists: [String: SymbolGlyph] = [
        "list.dash": SymbolGlyph([
            Pen.lines(
                [2, 5, 4, 5], [2, 12, 4, 12], [2, 19, 4, 19], [8, 5, 22, 5], [8, 12, 22, 12], [8, 19, 22, 19])
        ]),
        "list.bullet": SymbolGlyph([
            Pen.disc(2.8, 5, 1.6), Pen.disc(2.8, 12, 1.6), Pen.disc(2.8, 19, 1.6),
            Pen.lines([8, 5, 22, 5], [8, 12, 22, 12], [8, 19, 22, 19]),
        ]),
        "line.3.horizontal": SymbolGlyph([Pen.lines([2, 7, 22, 7], [2, 12, 22, 12], [2, 17, 22, 17])]),
    ]
}
