import CoreGraphics

/// Animals, the sky, and signs that there are no icons of.
extension SymbolCatalog {
    private typealias Pen = SymbolPen

    // MARK: Animals and plants

    private static let dog: [CGFloat] = [
        1.6, 9.6, 4.4, 7.6, 5.6, 4, 8.2, 6.8, 9.6, 9.4, 17.8, 9.4, 21.4, 6, 22.4, 7.4, 20.6, 11, 20.6, 20.8, 17.8, 20.8,
        17.2, 15.6, 10, 15.6, 9.6, 20.8, 6.8, 20.8, 6.4, 13.4, 2.4, 12,
    ]
    private static let bird: [CGFloat] = [
        1.6, 8.8, 5.4, 5.4, 9.4, 5, 12.6, 8, 18, 11, 22.6, 17.6, 16, 16.6, 12.4, 18.6, 7.6, 17.6, 5, 13, 4.8, 9.8,
    ]
    private static let legs = Pen.lines([10, 18.4, 10, 21.8], [13, 18.4, 13, 21.8])
    private static let carrot: [CGFloat] = [10, 7, 17, 14, 2.4, 21.6]
    private static let greens = Pen.lines([14, 10, 16, 2.6], [14, 10, 20.4, 3.6], [14, 10, 21.4, 8])

    // MARK: Brains

    private static func lobes(_ circles: [(CGFloat, CGFloat, CGFloat)]) -> CGPath {
        circles.reduce(CGMutablePath() as CGPath) { $0.union(Pen.circle($1.0, $1.1, $1.2)) }
    }
    private static let brain = lobes([
        (8.6, 7, 4.6), (15.4, 7, 4.6), (6.2, 12.4, 4.6), (17.8, 12.4, 4.6), (8.8, 17, 4.6), (15.2, 17, 4.6),
        (12, 12, 5),
    ])
    private static let folds = Pen.lines(
        [12, 3.6, 12, 20.4], [8, 9, 9.6, 10.6, 7, 12.4], [16, 9, 14.4, 10.6, 17, 12.4], [8, 17.4, 9.8, 16],
        [16, 17.4, 14.2, 16])
    private static let head = SymbolGlyph.Part.stroke(
        Pen.path {
            $0.move(to: CGPoint(x: 8, y: 22.4))
            for (x, y): (CGFloat, CGFloat) in [(8, 19), (4.8, 19), (4.4, 14.8), (2.4, 13.8), (4.4, 9.8)] {
                $0.addLine(to: CGPoint(x: x, y: y))
            }
            $0.addCurve(
                to: CGPoint(x: 12.6, y: 1.8), control1: CGPoint(x: 4.4, y: 5), control2: CGPoint(x: 8, y: 1.8))
            $0.addCurve(
                to: CGPoint(x: 21, y: 10), control1: CGPoint(x: 17.4, y: 1.8), control2: CGPoint(x: 21, y: 5.4))
            $0.addCurve(
                to: CGPoint(x: 17.6, y: 16.6), control1: CGPoint(x: 21, y: 13.4), control2: CGPoint(x: 17.6, y: 14.4))
            $0.addLine(to: CGPoint(x: 17.6, y: 22.4))
        })
    private static let thoughts = lobes([(10.4, 8.6, 2.6), (14, 7, 2.6), (15.8, 10.2, 2.4), (12.6, 11.6, 2.6)])

    // MARK: The moon

    /// A moon of which the part between its edge and an ellipse as wide as `bulge` is lit. It wanes to the left.
    private static func moon(_ bulge: CGFloat, wanes: Bool) -> SymbolGlyph {
        let side: CGFloat = wanes ? -1 : 1
        let lit = Pen.path { path in
            func half(_ width: CGFloat, down: Bool) {
                let (r, k): (CGFloat, CGFloat) = (10, 0.5523)
                let (x, s): (CGFloat, CGFloat) = (12 + width, down ? 1 : -1)
                path.addCurve(
                    to: CGPoint(x: x, y: 12), control1: CGPoint(x: 12 + width * k, y: 12 - s * r),
                    control2: CGPoint(x: x, y: 12 - s * r * k))
                path.addCurve(
                    to: CGPoint(x: 12, y: 12 + s * r), control1: CGPoint(x: x, y: 12 + s * r * k),
                    control2: CGPoint(x: 12 + width * k, y: 12 + s * r))
            }
            path.move(to: CGPoint(x: 12, y: 2))
            half(side * 10, down: true)
            half(side * bulge, down: false)
            path.closeSubpath()
        }
        return SymbolGlyph([.stroke(Pen.circle(12, 12, 10)), .fill { _ in lit }])
    }

    // MARK: Signs

    private static let checkers = Pen.path {
        for row in 0..<3 {
            for column in 0..<4 where (row + column) % 2 == 0 {
                $0.addRect(CGRect(x: 4 + CGFloat(column) * 4.3, y: 3 + CGFloat(row) * 4, width: 4.3, height: 4))
            }
        }
    }
    private static let checkered = SymbolGlyph([
        Pen.lines([4, 2, 4, 22.4]), .stroke(Pen.rounded(4, 3, 17.2, 12, 0.6)), .fill { _ in checkers },
    ])
    private static func waves(_ side: CGFloat) -> SymbolGlyph {
        SymbolGlyph([
            .stroke(
                Pen.path { path in
                    for radius: CGFloat in [5.6, 10.4, 15.2] {
                        let (x, y) = (12 - side * 8, radius * 0.68)
                        path.move(to: CGPoint(x: x + side * radius * 0.73, y: 12 - y))
                        path.addQuadCurve(
                            to: CGPoint(x: x + side * radius * 0.73, y: 12 + y),
                            control: CGPoint(x: x + side * radius * 1.34, y: 12))
                    }
                })
        ])
    }
    private static func marks(_ places: [CGFloat]) -> SymbolGlyph {
        SymbolGlyph(places.flatMap { [Pen.lines([$0, 3.5, $0, 14]), Pen.disc($0, 19.5, 1.7)] })
    }
    private static let smallDrop = Pen.path {
        $0.move(to: CGPoint(x: 12, y: 8.6))
        $0.addCurve(
            to: CGPoint(x: 12, y: 18.4), control1: CGPoint(x: 17, y: 15), control2: CGPoint(x: 15, y: 18.4))
        $0.addCurve(to: CGPoint(x: 12, y: 8.6), control1: CGPoint(x: 9, y: 18.4), control2: CGPoint(x: 7, y: 15))
        $0.closeSubpath()
    }
    private static let ring = SymbolGlyph.Part.stroke(Pen.circle(12, 12, 10))

    static let nature: [String: SymbolGlyph] = [
        "dog": SymbolGlyph([Pen.lines(dog, closed: true)]),
        "dog.fill": SymbolGlyph([.fill { _ in Pen.polygon(dog) }]),
        "bird": SymbolGlyph([Pen.lines(bird, closed: true), legs]),
        "bird.fill": SymbolGlyph([.fill { _ in Pen.polygon(bird) }, legs]),
        "carrot": SymbolGlyph([Pen.lines(carrot, closed: true), greens]),
        "carrot.fill": SymbolGlyph([.fill { _ in Pen.polygon(carrot) }, greens]),
        "brain": SymbolGlyph([.stroke(brain), folds]),
        "brain.fill": SymbolGlyph([Pen.knockout(brain) { Pen.band([12, 3.6, 12, 20.4], width: $0) }]),
        "brain.head.profile": SymbolGlyph([head, .stroke(thoughts)]),
        "brain.head.profile.fill": SymbolGlyph([head, .fill { _ in thoughts }]),
        "moonphase.new.moon": SymbolGlyph([ring]),
        "moonphase.waxing.crescent": moon(6, wanes: false),
        "moonphase.waxing.gibbous": moon(-6, wanes: false),
        "moonphase.full.moon": SymbolGlyph([.fill { _ in Pen.circle(12, 12, 11) }]),
        "moonphase.waning.gibbous": moon(-6, wanes: true), "moonphase.last.quarter": moon(0, wanes: true),
        "moonphase.waning.crescent": moon(6, wanes: true),
        "flag.checkered": checkered, "flag.checkered.2.crossed": checkered,
        "function": SymbolGlyph([
            .stroke(
                Pen.path {
                    $0.move(to: CGPoint(x: 18.4, y: 3.6))
                    $0.addCurve(
                        to: CGPoint(x: 12.6, y: 8), control1: CGPoint(x: 15.6, y: 1.4),
                        control2: CGPoint(x: 13.6, y: 3))
                    $0.addLine(to: CGPoint(x: 10.8, y: 17))
                    $0.addCurve(
                        to: CGPoint(x: 5, y: 21.4), control1: CGPoint(x: 9.8, y: 21.4),
                        control2: CGPoint(x: 7.8, y: 23.4))
                }), Pen.lines([7.6, 10.4, 16.6, 10.4]),
        ]),
        "wave.3.right": waves(1), "wave.3.forward": waves(1), "wave.3.left": waves(-1), "wave.3.backward": waves(-1),
        "exclamationmark.3": marks([5, 12, 19]),
        "smallcircle.circle": SymbolGlyph([ring, .stroke(Pen.circle(12, 12, 4.4))]),
        "smallcircle.fill.circle": SymbolGlyph([ring, Pen.disc(12, 12, 5)]),
        "smallcircle.fill.circle.fill": SymbolGlyph([
            Pen.knockout(Pen.circle(12, 12, 11)) { _ in Pen.circle(12, 12, 6.6) }, Pen.disc(12, 12, 5),
        ]),
        "camera.filters": SymbolGlyph(
            [(12, 8.2), (8, 15.4), (16, 15.4)].map { .stroke(Pen.circle($0.0, $0.1, 6.4)) }),
        "drop.triangle": SymbolGlyph([
            Pen.lines([12, 2.4, 22.6, 21.4, 1.4, 21.4], closed: true), .stroke(smallDrop),
        ]),
        "drop.triangle.fill": SymbolGlyph([Pen.knockout(Pen.polygon([12, 1, 24, 22, 0, 22])) { _ in smallDrop }]),
        "gyroscope": SymbolGlyph([
            ring, .stroke(CGPath(ellipseIn: CGRect(x: 2, y: 8.2, width: 20, height: 7.6), transform: nil)),
            .stroke(CGPath(ellipseIn: CGRect(x: 8.2, y: 2, width: 7.6, height: 20), transform: nil)),
            Pen.disc(12, 12, 1.6),
        ]),
        "square.inset.filled": SymbolGlyph([
            .stroke(Pen.rounded(2.5, 2.5, 19, 19, 3.5)), .fill { _ in Pen.rounded(6.4, 6.4, 11.2, 11.2, 1.8) },
        ]),
    ]
}
