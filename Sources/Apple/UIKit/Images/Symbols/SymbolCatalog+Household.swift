import CoreGraphics

/// Things of a home and of the body that there are no icons of.
extension SymbolCatalog {
    private typealias Pen = SymbolPen

    private static func curve(
        _ path: CGMutablePath, _ x: CGFloat, _ y: CGFloat, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat
    ) {
        path.addCurve(
            to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    }

    // MARK: A glass of wine

    private static let bowl = Pen.path {
        $0.move(to: CGPoint(x: 6.6, y: 2))
        $0.addLine(to: CGPoint(x: 17.4, y: 2))
        curve($0, 12, 14, 19.4, 9, 17, 14)
        curve($0, 6.6, 2, 7, 14, 4.6, 9)
        $0.closeSubpath()
    }
    private static let stem = Pen.lines([12, 14, 12, 21.6], [7.6, 21.6, 16.4, 21.6])

    // MARK: A mouth

    private static let lips = Pen.path {
        $0.move(to: CGPoint(x: 1.8, y: 12))
        curve($0, 12, 7.6, 6, 8.6, 9.4, 4.6)
        curve($0, 22.2, 12, 14.6, 4.6, 18, 8.6)
        curve($0, 1.8, 12, 17.4, 20.6, 6.6, 20.6)
        $0.closeSubpath()
    }

    // MARK: A nose

    private static let bridge = Pen.path {
        $0.move(to: CGPoint(x: 10.4, y: 2))
        curve($0, 6.6, 13.6, 10, 8, 8.6, 11)
        curve($0, 9, 20, 3.4, 16, 5, 20.6)
        curve($0, 15, 20, 10.4, 22.4, 13.6, 22.4)
        curve($0, 17.4, 13.6, 19, 20.6, 20.6, 16)
        curve($0, 13.6, 2, 15.4, 11, 14, 8)
    }

    // MARK: A crown

    private static let crown: [CGFloat] = [
        3.6, 18.6, 1.8, 6.4, 7.6, 11, 12, 3.4, 16.4, 11, 22.2, 6.4, 20.4, 18.6,
    ]

    // MARK: A bed for two

    private static let pillows: [CGPath] = [Pen.rounded(5.6, 7, 5.6, 4.2, 1.6), Pen.rounded(12.8, 7, 5.6, 4.2, 1.6)]
    private static let headboard = SymbolGlyph.Part.stroke(
        Pen.path {
            $0.move(to: CGPoint(x: 3.4, y: 11.2))
            $0.addLine(to: CGPoint(x: 3.4, y: 6.4))
            curve($0, 5.8, 4, 3.4, 5, 4.4, 4)
            $0.addLine(to: CGPoint(x: 18.2, y: 4))
            curve($0, 20.6, 6.4, 19.6, 4, 20.6, 5)
            $0.addLine(to: CGPoint(x: 20.6, y: 11.2))
        })
    private static let legs = Pen.lines([3, 18.4, 3, 21], [21, 18.4, 21, 21])
    private static let mattress = Pen.rounded(1.6, 11.2, 20.8, 7.2, 2)

    // MARK: Drops and air

    private static let drop = Pen.path {
        $0.move(to: CGPoint(x: 12, y: 1.6))
        curve($0, 17.6, 11, 14, 5, 17.6, 8.4)
        curve($0, 12, 16.6, 17.6, 14.2, 15.2, 16.6)
        curve($0, 6.4, 11, 8.8, 16.6, 6.4, 14.2)
        curve($0, 12, 1.6, 6.4, 8.4, 10, 5)
        $0.closeSubpath()
    }
    private static let waves = SymbolGlyph.Part.stroke(
        Pen.path {
            $0.move(to: CGPoint(x: 3, y: 20.8))
            curve($0, 12, 20.8, 6, 18.2, 9, 23.4)
            curve($0, 21, 20.8, 15, 18.2, 18, 23.4)
        })

    // MARK: A syringe

    private static let needle = Pen.lines([2.4, 21.6, 6.6, 17.4], [14.6, 4, 20, 9.4], [17.4, 6.6, 21.2, 2.8])
    private static let barrel: [CGFloat] = [6, 12.6, 14, 4.6, 19.4, 10, 11.4, 18]

    // MARK: Rooms

    private static let tub: [CGFloat] = [2.6, 12.4, 4.6, 19, 19.4, 19, 21.4, 12.4]
    private static let tubFeet: [CGFloat] = [6, 19, 5, 21.6]
    private static let tap = SymbolGlyph.Part.stroke(
        Pen.path {
            $0.move(to: CGPoint(x: 4.6, y: 12.4))
            $0.addLine(to: CGPoint(x: 4.6, y: 5.2))
            curve($0, 9.4, 5.2, 4.6, 2, 9.4, 2)
        })
    private static let cushions = [
        Pen.rounded(6, 3, 12, 9.6, 3), Pen.rounded(2, 9.4, 4, 9, 1.8), Pen.rounded(18, 9.4, 4, 9, 1.8),
        Pen.rounded(6, 12.6, 12, 5.8, 1.4),
    ]

    // MARK: A flask, a bucket, a clapper, a stroller

    private static let flask: [CGFloat] = [9.4, 2.4, 9.4, 9.4, 3, 21, 21, 21, 14.6, 9.4, 14.6, 2.4]
    private static let bucket: [CGFloat] = [4.4, 9.6, 19.6, 9.6, 17.4, 22, 6.6, 22]
    private static let stripes = Pen.lines([9.6, 9.6, 10.4, 22], [14.4, 9.6, 13.6, 22])
    private static let puffs = Pen.circle(7, 6.8, 3).union(Pen.circle(12, 5.2, 3.6)).union(Pen.circle(17, 6.8, 3))
    private static let clapper: [CGFloat] = [2.2, 8.2, 1.6, 5.4, 20.6, 1.6, 21.2, 4.4]
    private static let pram = Pen.path {
        $0.move(to: CGPoint(x: 8.4, y: 12.6))
        $0.addLine(to: CGPoint(x: 13.4, y: 12.6))
        $0.addLine(to: CGPoint(x: 13.4, y: 3))
        curve($0, 22, 12.6, 18.6, 3, 22, 7)
        curve($0, 15.4, 17, 22, 15.2, 19.4, 17)
        curve($0, 8.4, 12.6, 11.4, 17, 8.4, 15.2)
        $0.closeSubpath()
    }
    private static let handle = Pen.lines([2, 5.4, 5.4, 5.4, 8.4, 12.6])
    private static let wheels = SymbolGlyph.Part.stroke(
        Pen.path {
            $0.addPath(Pen.circle(10.4, 20.4, 1.8))
            $0.addPath(Pen.circle(18, 20.4, 1.8))
        })

    static let household: [String: SymbolGlyph] = [
        "wineglass": SymbolGlyph([.stroke(bowl), stem, Pen.lines([6.4, 7, 17.6, 7])]),
        "wineglass.fill": SymbolGlyph([.fill { _ in bowl }, stem]),
        "mouth": SymbolGlyph([.stroke(lips), Pen.lines([4, 12, 9, 11.4, 12, 12.2, 15, 11.4, 20, 12])]),
        "mouth.fill": SymbolGlyph([
            Pen.knockout(lips) { Pen.band([4.4, 12, 9, 11.4, 12, 12.2, 15, 11.4, 19.6, 12], width: $0) }
        ]),
        "nose": SymbolGlyph([.stroke(bridge)]),
        "nose.fill": SymbolGlyph([.fill { _ in bridge }]),
        "crown": SymbolGlyph([Pen.lines(crown, closed: true)]),
        "crown.fill": SymbolGlyph([.fill { _ in Pen.polygon(crown) }]),
        "bed.double": SymbolGlyph([headboard, .stroke(pillows[0]), .stroke(pillows[1]), .stroke(mattress), legs]),
        "bed.double.fill": SymbolGlyph([
            headboard, .fill { _ in pillows[0] }, .fill { _ in pillows[1] }, .fill { _ in mattress }, legs,
        ]),
        "humidity": SymbolGlyph([.stroke(drop), waves]),
        "humidity.fill": SymbolGlyph([.fill { _ in drop }, waves]),
        "syringe": SymbolGlyph([needle, Pen.lines(barrel, closed: true)]),
        "syringe.fill": SymbolGlyph([needle, .fill { _ in Pen.polygon(barrel) }]),
        "zzz": SymbolGlyph([
            Pen.lines([2.4, 14, 9, 14, 2.4, 22, 9, 22], [10.4, 8, 15.4, 8, 10.4, 14.4, 15.4, 14.4]),
            Pen.lines([16.8, 2.4, 21.4, 2.4, 16.8, 8, 21.4, 8]),
        ]),
        "bathtub": SymbolGlyph([tap, Pen.lines([1.4, 12.4, 22.6, 12.4], tubFeet, [18, 19, 19, 21.6]), Pen.lines(tub)]),
        "bathtub.fill": SymbolGlyph([
            tap, Pen.lines([1.4, 12.4, 22.6, 12.4], tubFeet, [18, 19, 19, 21.6]), .fill { _ in Pen.polygon(tub) },
        ]),
        "armchair": SymbolGlyph(
            [Pen.lines([5.4, 18.4, 5.4, 21], [18.6, 18.4, 18.6, 21])] + cushions.map { .stroke($0) }),
        "armchair.fill": SymbolGlyph(
            [Pen.lines([5.4, 18.4, 5.4, 21], [18.6, 18.4, 18.6, 21])]
                + cushions.map { cushion in .fill { _ in cushion } }),
        "flask": SymbolGlyph([Pen.lines(flask, closed: true), Pen.lines([7.4, 2.4, 16.6, 2.4])]),
        "flask.fill": SymbolGlyph([
            Pen.lines(flask, closed: true), Pen.lines([7.4, 2.4, 16.6, 2.4]),
            .fill { _ in Pen.polygon([7.2, 13.4, 16.8, 13.4, 20.6, 20.6, 3.4, 20.6]) },
        ]),
        "popcorn": SymbolGlyph([.stroke(puffs), Pen.lines(bucket, closed: true), stripes]),
        "popcorn.fill": SymbolGlyph([
            .fill { _ in puffs }, Pen.knockout(Pen.polygon(bucket)) { Pen.band([12, 9.2, 12, 22.4], width: $0) },
        ]),
        "movieclapper": SymbolGlyph([
            .stroke(Pen.rounded(2, 9, 20, 12.6, 2.4)), Pen.lines(clapper, closed: true),
            Pen.lines([7.4, 4.2, 9.6, 6.8], [13.4, 3, 15.6, 5.6]),
        ]),
        "movieclapper.fill": SymbolGlyph([
            .fill { _ in Pen.rounded(1, 9.4, 22, 13, 2.8) }, .fill { _ in Pen.polygon(clapper) },
        ]),
        "stroller": SymbolGlyph([handle, .stroke(pram), wheels]),
        "stroller.fill": SymbolGlyph([handle, .fill { _ in pram }, wheels]),
    ]
}
