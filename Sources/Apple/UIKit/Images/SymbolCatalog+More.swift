import CoreGraphics

extension SymbolCatalog {
    private typealias Pen = SymbolPen

    /// Symbols that storyboards of public apps name.
    static let more: [String: SymbolGlyph] = [
        "doc.on.doc": SymbolGlyph(
            width: 22, height: 24,
            [
                Pen.lines([9, 6.5, 16.5, 6.5, 22, 12, 22, 22.4, 9, 22.4], closed: true),
                Pen.lines([16, 7, 16, 12.4, 21.6, 12.4]),
                Pen.lines([6, 18, 2, 18, 2, 1.6, 13, 1.6, 13, 3.6]),
            ]),
        "sidebar.left": SymbolGlyph(
            width: 25, height: 20,
            [
                .stroke(Pen.rounded(1.5, 3.5, 21, 17, 2.8)),
                Pen.lines([9, 4, 9, 20]),
                Pen.lines([4.2, 7.5, 6.2, 7.5], [4.2, 10.5, 6.2, 10.5], [4.2, 13.5, 6.2, 13.5]),
            ]),
        "location.fill": SymbolGlyph(
            width: 21, height: 21, [.fill { _ in Pen.polygon([22, 2, 13, 22, 11.4, 12.6, 2, 11]) }]),
        "location": SymbolGlyph(
            width: 21, height: 21, [Pen.lines([21, 3, 13, 20.5, 11.4, 12.6, 3.5, 11], closed: true)]),
        "tv": SymbolGlyph(
            width: 25, height: 20, [.stroke(Pen.rounded(1.5, 4, 21, 13.5, 2.4)), Pen.lines([7.5, 20.8, 16.5, 20.8])]),
        "tv.fill": SymbolGlyph(
            width: 25, height: 20,
            [.fill { _ in Pen.rounded(1, 3.5, 22, 14.5, 2.6) }, Pen.lines([7.5, 20.8, 16.5, 20.8])]),
        "list.dash": SymbolGlyph(
            width: 24, height: 18,
            [
                Pen.lines(
                    [2, 5, 4, 5], [2, 12, 4, 12], [2, 19, 4, 19], [8, 5, 22, 5], [8, 12, 22, 12], [8, 19, 22, 19])
            ]),
        "globe": SymbolGlyph([
            .stroke(Pen.circle(12, 12, 10)), .stroke(meridian),
            Pen.lines([2, 12, 22, 12], [4, 6.8, 20, 6.8], [4, 17.2, 20, 17.2]),
        ]),
        "globe.europe.africa": SymbolGlyph([
            .stroke(Pen.circle(12, 12, 10)),
            .fill { _ in
                Pen.path {
                    $0.addPath(Pen.polygon([8, 4.4, 13.6, 3, 17.4, 6, 14, 9.4, 8.4, 9.8, 6.6, 7]))
                    $0.addPath(Pen.polygon([8, 10.8, 15, 10.6, 17.6, 13, 14.6, 19.6, 12.2, 20, 11.6, 15, 7.6, 14]))
                }
            },
        ]),
        "globe.europe.africa.fill": SymbolGlyph([
            Pen.knockout(Pen.circle(12, 12, 11)) { _ in
                Pen.polygon([8, 10.8, 15, 10.6, 17.6, 13, 14.6, 19.6, 12.2, 20, 11.6, 15, 7.6, 14])
            }
        ]),
        "delete.left": SymbolGlyph(
            width: 25, height: 19,
            [
                Pen.lines([8.5, 4, 22.5, 4, 22.5, 20, 8.5, 20, 1.6, 12], closed: true),
                Pen.lines([12, 9, 18, 15], [18, 9, 12, 15]),
            ]),
        "delete.left.fill": SymbolGlyph(
            width: 25, height: 19,
            [
                Pen.knockout(Pen.polygon([8, 3, 23, 3, 23, 21, 8, 21, 1, 12])) {
                    Pen.plus(15.2, 12, reach: 4.4, width: $0, angle: .pi / 4)
                }
            ]),
        "envelope.fill": envelope, "mail.fill": envelope,
        "mail": SymbolGlyph(
            width: 25, height: 19,
            [.stroke(Pen.rounded(1.5, 4.5, 21, 15, 2.5)), Pen.lines([2.5, 6, 12, 13.5, 21.5, 6])]),
        "phone.fill": SymbolGlyph(width: 21, height: 21, [.fill { _ in handset }]),
        "phone": SymbolGlyph(width: 21, height: 21, [.stroke(handset)]),
        "play.fill": SymbolGlyph(width: 20, height: 22, [.fill { _ in Pen.polygon([4, 2, 21, 12, 4, 22]) }]),
        "play": SymbolGlyph(width: 20, height: 22, [Pen.lines([4.6, 3, 20, 12, 4.6, 21], closed: true)]),
        "pause.fill": SymbolGlyph(
            width: 17, height: 20,
            [
                .fill { _ in
                    Pen.path {
                        $0.addPath(Pen.rounded(4.5, 3, 5.4, 18, 1.2))
                        $0.addPath(Pen.rounded(14, 3, 5.4, 18, 1.2))
                    }
                }
            ]),
        "play.square.fill": SymbolGlyph(
            width: 23, height: 23,
            [Pen.knockout(Pen.rounded(1.5, 1.5, 21, 21, 4.2)) { _ in Pen.polygon([9, 7, 17.6, 12, 9, 17]) }]),
        "play.square": SymbolGlyph(
            width: 23, height: 23,
            [.stroke(Pen.rounded(2, 2, 20, 20, 3.8)), .fill { _ in Pen.polygon([9, 7, 17.6, 12, 9, 17]) }]),
        "play.circle": SymbolGlyph([
            .stroke(Pen.circle(12, 12, 10)), .fill { _ in Pen.polygon([9.4, 7.2, 17.4, 12, 9.4, 16.8]) },
        ]),
        "play.circle.fill": SymbolGlyph([
            Pen.knockout(Pen.circle(12, 12, 11)) { _ in Pen.polygon([9.4, 7.2, 17.4, 12, 9.4, 16.8]) }
        ]),
        "sparkles": SymbolGlyph(
            width: 23, height: 24,
            [
                .fill { _ in
                    Pen.path {
                        $0.addPath(spark(9.4, 14.2, 8.2))
                        $0.addPath(spark(17.8, 6, 4.4))
                        $0.addPath(spark(19, 18.8, 3.2))
                    }
                }
            ]),
        "arrowshape.backward.circle": SymbolGlyph([.stroke(Pen.circle(12, 12, 10)), Pen.lines(arrow, closed: true)]),
        "arrowshape.backward": SymbolGlyph(
            width: 24, height: 20, [Pen.lines([11, 3.4, 2, 12, 11, 20.6, 11, 16, 22, 16, 22, 8, 11, 8], closed: true)]),
    ]

    private static let arrow: [CGFloat] = [11.4, 7, 6.2, 12, 11.4, 17, 11.4, 14.2, 17.4, 14.2, 17.4, 9.8, 11.4, 9.8]

    private static let meridian = CGPath(
        ellipseIn: CGRect(x: 7.4, y: 2, width: 9.2, height: 20), transform: nil)

    private static let envelope = SymbolGlyph(
        width: 25, height: 19,
        [Pen.knockout(Pen.rounded(1, 4, 22, 16, 2.6)) { Pen.band([0.4, 5.4, 12, 14, 23.6, 5.4], width: $0 * 0.8) }])

    /// A star of four points with hollow sides.
    private static func spark(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
        let near = radius * 0.28
        return Pen.polygon([
            x, y - radius, x + near, y - near, x + radius, y, x + near, y + near, x, y + radius, x - near, y + near,
            x - radius, y, x - near, y - near,
        ])
    }

    private static let handset = Pen.path {
        $0.move(to: CGPoint(x: 3, y: 5.4))
        $0.addLine(to: CGPoint(x: 6, y: 2.6))
        $0.addQuadCurve(to: CGPoint(x: 8.4, y: 2.9), control: CGPoint(x: 7.3, y: 1.7))
        $0.addLine(to: CGPoint(x: 10.6, y: 6.4))
        $0.addQuadCurve(to: CGPoint(x: 10.1, y: 9), control: CGPoint(x: 11.4, y: 7.8))
        $0.addQuadCurve(to: CGPoint(x: 15, y: 13.9), control: CGPoint(x: 11.4, y: 12.6))
        $0.addQuadCurve(to: CGPoint(x: 17.6, y: 13.4), control: CGPoint(x: 16.2, y: 12.6))
        $0.addLine(to: CGPoint(x: 21.1, y: 15.6))
        $0.addQuadCurve(to: CGPoint(x: 21.4, y: 18), control: CGPoint(x: 22.3, y: 16.7))
        $0.addLine(to: CGPoint(x: 18.6, y: 21))
        $0.addCurve(
            to: CGPoint(x: 3, y: 5.4), control1: CGPoint(x: 13, y: 23.4), control2: CGPoint(x: 0.6, y: 11))
        $0.closeSubpath()
    }
}
