import CoreGraphics

/// The symbols there are.
enum SymbolCatalog {
    static let glyphs: [String: SymbolGlyph] = {
        var all: [String: SymbolGlyph] = [:]
        for group in [signs, enclosed, shapes, arrows, things, people, lists, more] { all.merge(group) { a, _ in a } }
        for (alias, name) in aliases { all[alias] = all[name] }
        return all
    }()

    private static let aliases = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "multiply": "xmark",
        "multiply.circle": "xmark.circle", "multiply.circle.fill": "xmark.circle.fill", "gearshape": "gear",
        "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    ]

    private typealias Pen = SymbolPen
    private static let disc = Pen.circle(12, 12, 11)
    private static let ring = SymbolGlyph.Part.stroke(Pen.circle(12, 12, 10))
    private static let check: [CGFloat] = [7.2, 12.6, 10.6, 16.2, 16.8, 7.6]

    private static let signs: [String: SymbolGlyph] = [
        "chevron.right": SymbolGlyph(width: 13, height: 21, [Pen.lines([8, 3.5, 16, 12, 8, 20.5])]),
        "chevron.left": SymbolGlyph(width: 13, height: 21, [Pen.lines([16, 3.5, 8, 12, 16, 20.5])]),
        "chevron.up": SymbolGlyph(width: 21, height: 13, [Pen.lines([3.5, 16, 12, 8, 20.5, 16])]),
        "chevron.down": SymbolGlyph(width: 21, height: 13, [Pen.lines([3.5, 8, 12, 16, 20.5, 8])]),
        "chevron.up.chevron.down": SymbolGlyph(
            width: 15, height: 21, [Pen.lines([6.5, 8.5, 12, 3, 17.5, 8.5], [6.5, 15.5, 12, 21, 17.5, 15.5])]),
        "xmark": SymbolGlyph(width: 19, height: 19, [Pen.lines([4, 4, 20, 20], [20, 4, 4, 20])]),
        "plus": SymbolGlyph(width: 21, height: 21, [Pen.lines([12, 2.5, 12, 21.5], [2.5, 12, 21.5, 12])]),
        "minus": SymbolGlyph(width: 21, height: 4, [Pen.lines([2.5, 12, 21.5, 12])]),
        "checkmark": SymbolGlyph(width: 20, height: 20, [Pen.lines([3.5, 13.5, 9, 20, 20.5, 4])]),
        "ellipsis": SymbolGlyph(width: 22, height: 6, [Pen.disc(4, 12, 2), Pen.disc(12, 12, 2), Pen.disc(20, 12, 2)]),
        "exclamationmark": SymbolGlyph(
            width: 6, height: 20, [Pen.lines([12, 3.5, 12, 14]), Pen.disc(12, 19.5, 1.7)]),
        "questionmark": SymbolGlyph(
            width: 14, height: 21,
            [
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
        "checkmark.square": SymbolGlyph(
            width: 23, height: 23, [.stroke(Pen.rounded(2.5, 2.5, 19, 19, 3.5)), Pen.lines(check)]),
        "checkmark.square.fill": SymbolGlyph(
            width: 23, height: 23, [Pen.knockout(Pen.rounded(1.5, 1.5, 21, 21, 4.2)) { Pen.band(check, width: $0) }]),
        "exclamationmark.triangle": SymbolGlyph(
            width: 25, height: 23,
            [
                Pen.lines([12, 3, 22.5, 21, 1.5, 21], closed: true), Pen.lines([12, 9, 12, 14.6]),
                Pen.disc(12, 17.8, 1.3),
            ]),
        "exclamationmark.triangle.fill": SymbolGlyph(
            width: 25, height: 23,
            [
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
        "square": SymbolGlyph(width: 23, height: 23, [.stroke(Pen.rounded(2.5, 2.5, 19, 19, 3.5))]),
        "square.fill": SymbolGlyph(width: 23, height: 23, [.fill { _ in Pen.rounded(1.5, 1.5, 21, 21, 4.2) }]),
        "star": SymbolGlyph(width: 24, height: 23, [.stroke(star(radius: 10.6))]),
        "star.fill": SymbolGlyph(width: 24, height: 23, [.fill { _ in star(radius: 12) }]),
        "heart": SymbolGlyph(width: 24, height: 22, [.stroke(heart(inset: 1))]),
        "heart.fill": SymbolGlyph(width: 24, height: 22, [.fill { _ in heart(inset: 0) }]),
        "bookmark": SymbolGlyph(
            width: 17, height: 24, [Pen.lines([5, 2, 19, 2, 19, 21.5, 12, 15.5, 5, 21.5], closed: true)]),
        "bookmark.fill": SymbolGlyph(
            width: 17, height: 24, [.fill { _ in Pen.polygon([4, 1, 20, 1, 20, 23, 12, 16.5, 4, 23]) }]),
        "flag": SymbolGlyph(
            width: 20, height: 24, [Pen.lines([4, 2.5, 4, 22]), Pen.lines([4, 3, 20, 3, 17, 8.5, 20, 14, 4, 14])]),
        "flag.fill": SymbolGlyph(
            width: 20, height: 24,
            [Pen.lines([4, 2.5, 4, 22]), .fill { _ in Pen.polygon([4, 2, 21, 2, 17.5, 8.5, 21, 15, 4, 15]) }]),
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

    private static func heart(inset i: CGFloat) -> CGPath {
        Pen.path { path in
            path.move(to: CGPoint(x: 12, y: 22 - 1.4 * i))
            path.addCurve(
                to: CGPoint(x: 1 + i, y: 8.6), control1: CGPoint(x: 6 + i, y: 18), control2: CGPoint(x: 1 + i, y: 13.5))
            path.addCurve(
                to: CGPoint(x: 12, y: 6), control1: CGPoint(x: 1 + i, y: 1 + i), control2: CGPoint(x: 10, y: 0.5 + i))
            path.addCurve(
                to: CGPoint(x: 23 - i, y: 8.6), control1: CGPoint(x: 14, y: 0.5 + i),
                control2: CGPoint(x: 23 - i, y: 1 + i))
            path.addCurve(
                to: CGPoint(x: 12, y: 22 - 1.4 * i), control1: CGPoint(x: 23 - i, y: 13.5),
                control2: CGPoint(x: 18 - i, y: 18))
            path.closeSubpath()
        }
    }

    private static let arrows: [String: SymbolGlyph] = [
        "arrow.right": SymbolGlyph(
            width: 23, height: 20, [Pen.lines([2.5, 12, 21.5, 12], [13.5, 4, 21.5, 12, 13.5, 20])]),
        "arrow.left": SymbolGlyph(
            width: 23, height: 20, [Pen.lines([21.5, 12, 2.5, 12], [10.5, 4, 2.5, 12, 10.5, 20])]),
        "arrow.up": SymbolGlyph(
            width: 20, height: 23, [Pen.lines([12, 21.5, 12, 2.5], [4, 10.5, 12, 2.5, 20, 10.5])]),
        "arrow.down": SymbolGlyph(
            width: 20, height: 23, [Pen.lines([12, 2.5, 12, 21.5], [4, 13.5, 12, 21.5, 20, 13.5])]),
        "arrow.clockwise": SymbolGlyph(
            width: 21, height: 24,
            [.stroke(arc(from: -0.35, to: 5.1, clockwise: true)), Pen.lines([21.5, 3.5, 20.6, 9.3, 15, 8.6])]),
        "arrow.counterclockwise": SymbolGlyph(
            width: 21, height: 24,
            [.stroke(arc(from: .pi + 0.35, to: .pi - 5.1, clockwise: false)), Pen.lines([2.5, 3.5, 3.4, 9.3, 9, 8.6])]),
        "arrow.up.arrow.down": SymbolGlyph(
            width: 23, height: 20,
            [
                Pen.lines(
                    [7, 20, 7, 4], [2.5, 8.5, 7, 4, 11.5, 8.5], [17, 4, 17, 20], [12.5, 15.5, 17, 20, 21.5, 15.5])
            ]),
        "square.and.arrow.up": SymbolGlyph(
            width: 20, height: 25,
            [
                Pen.lines(
                    [8.5, 9, 4, 9, 4, 22.5, 20, 22.5, 20, 9, 15.5, 9], [12, 15.5, 12, 1.5],
                    [7.8, 5.4, 12, 1.2, 16.2, 5.4])
            ]),
        "square.and.arrow.down": SymbolGlyph(
            width: 20, height: 25,
            [
                Pen.lines(
                    [8.5, 9, 4, 9, 4, 22.5, 20, 22.5, 20, 9, 15.5, 9], [12, 1.5, 12, 16], [7.8, 12, 12, 16.2, 16.2, 12])
            ]),
    ]

    /// Angles count from three o'clock, downwards.
    private static func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGPath {
        Pen.path { path in
            let steps = 24
            path.addLines(
                between: (0...steps).map { step in
                    let angle = start + (end - start) * CGFloat(step) / CGFloat(steps)
                    return CGPoint(x: 12 + 8.8 * cos(angle), y: 12.5 + 8.8 * sin(angle))
                })
        }
    }

    private static let things: [String: SymbolGlyph] = [
        "magnifyingglass": SymbolGlyph(
            width: 22, height: 22, [.stroke(Pen.circle(10.2, 10.2, 7.4)), Pen.lines([15.7, 15.7, 21.3, 21.3])]),
        "trash": SymbolGlyph(
            width: 20, height: 24,
            [
                Pen.lines(
                    [3.5, 5.5, 20.5, 5.5], [5, 5.5, 6.2, 22, 17.8, 22, 19, 5.5], [9, 5.5, 9, 2.2, 15, 2.2, 15, 5.5],
                    [9.3, 9, 9.8, 18.5], [12, 9, 12, 18.5], [14.7, 9, 14.2, 18.5])
            ]),
        "trash.fill": SymbolGlyph(
            width: 20, height: 24,
            [
                Pen.lines([3.5, 5.2, 20.5, 5.2], [9, 5, 9, 2.2, 15, 2.2, 15, 5]),
                .fill { _ in Pen.polygon([4.4, 7.6, 19.6, 7.6, 18.5, 23, 5.5, 23]) },
            ]),
        "pencil": SymbolGlyph(
            width: 20, height: 20,
            [
                Pen.lines([3.5, 20.5, 5.2, 15.2, 16.8, 3.6, 20.4, 7.2, 8.8, 18.8], closed: true),
                Pen.lines([14.4, 6, 18, 9.6]),
            ]),
        "square.and.pencil": SymbolGlyph(
            width: 24, height: 23,
            [
                Pen.lines(
                    [13, 4.5, 3, 4.5, 3, 21.5, 19.5, 21.5, 19.5, 12],
                    [9.5, 15, 10.4, 11.6, 19.8, 2.2, 22.2, 4.6, 12.8, 14, 9.5, 15])
            ]),
        "gear": SymbolGlyph([.stroke(gear), .stroke(Pen.circle(12, 12, 3.6))]),
        "house": SymbolGlyph(
            width: 25, height: 23,
            [
                Pen.lines(
                    [1.8, 12, 12, 3, 22.2, 12], [5, 9.6, 5, 21, 19, 21, 19, 9.6],
                    [9.8, 21, 9.8, 14.5, 14.2, 14.5, 14.2, 21])
            ]),
        "house.fill": SymbolGlyph(
            width: 25, height: 23,
            [
                Pen.lines([1.8, 11.6, 12, 2.6, 22.2, 11.6]),
                .fill { _ in
                    Pen.polygon([12, 5.4, 20, 12.4, 20, 22, 14.5, 22, 14.5, 15, 9.5, 15, 9.5, 22, 4, 22, 4, 12.4])
                },
            ]),
        "envelope": SymbolGlyph(
            width: 25, height: 19,
            [.stroke(Pen.rounded(1.5, 4.5, 21, 15, 2.5)), Pen.lines([2.5, 6, 12, 13.5, 21.5, 6])]),
        "lock": SymbolGlyph(width: 18, height: 24, [.stroke(Pen.rounded(4.5, 10.5, 15, 11.5, 2)), lockBow]),
        "lock.fill": SymbolGlyph(width: 18, height: 24, [.fill { _ in Pen.rounded(3.8, 10, 16.4, 13, 2.5) }, lockBow]),
        "eye": SymbolGlyph(width: 26, height: 18, [.stroke(eye), .stroke(Pen.circle(12, 12, 3.4))]),
        "eye.slash": SymbolGlyph(
            width: 26, height: 20, [.stroke(eye), .stroke(Pen.circle(12, 12, 3.4)), Pen.lines([4, 3.5, 20, 20.5])]),
        "clock": SymbolGlyph([ring, Pen.lines([12, 5.8, 12, 12, 16.2, 14])]),
        "calendar": SymbolGlyph(
            width: 23, height: 22,
            [
                .stroke(Pen.rounded(2, 3.5, 20, 18, 3)), Pen.lines([2.5, 8.8, 21.5, 8.8]), Pen.disc(7.5, 13, 1.2),
                Pen.disc(12, 13, 1.2), Pen.disc(16.5, 13, 1.2), Pen.disc(7.5, 17.3, 1.2), Pen.disc(12, 17.3, 1.2),
            ]),
        "bell": SymbolGlyph(
            width: 21, height: 24, [.stroke(bell), Pen.lines([9.6, 21.4, 14.4, 21.4])]),
        "bell.fill": SymbolGlyph(width: 21, height: 24, [.fill { _ in bell }, Pen.lines([9.6, 21.4, 14.4, 21.4])]),
        "photo": SymbolGlyph(
            width: 25, height: 20,
            [
                .stroke(Pen.rounded(1.5, 4, 21, 16, 2.8)), Pen.disc(7.2, 9, 1.9),
                Pen.lines([2.4, 17.5, 8.4, 12.6, 12.2, 16, 16, 11, 21.6, 16.4]),
            ]),
        "folder": SymbolGlyph(
            width: 25, height: 20, [Pen.lines([2, 19.5, 2, 4.5, 8.6, 4.5, 11, 7, 22, 7, 22, 19.5], closed: true)]),
        "doc": SymbolGlyph(
            width: 19, height: 24,
            [
                Pen.lines([4, 1.8, 13.2, 1.8, 20, 8.6, 20, 22.2, 4, 22.2], closed: true),
                Pen.lines([13, 2, 13, 8.8, 19.8, 8.8]),
            ]),
    ]

    private static let gear = Pen.path { path in
        let teeth = 8
        for tooth in 0..<teeth {
            let middle = CGFloat(tooth) * 2 * .pi / CGFloat(teeth)
            for (turn, radius) in [(-0.24, 8.0), (-0.16, 10.6), (0.16, 10.6), (0.24, 8.0)] as [(CGFloat, CGFloat)] {
                let point = CGPoint(x: 12 + radius * cos(middle + turn), y: 12 + radius * sin(middle + turn))
                if tooth == 0 && turn == -0.24 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        path.closeSubpath()
    }

    private static let lockBow = SymbolGlyph.Part.stroke(
        Pen.path { path in
            path.move(to: CGPoint(x: 7.5, y: 10.5))
            path.addLine(to: CGPoint(x: 7.5, y: 7))
            path.addCurve(
                to: CGPoint(x: 16.5, y: 7), control1: CGPoint(x: 7.5, y: 0.8), control2: CGPoint(x: 16.5, y: 0.8))
            path.addLine(to: CGPoint(x: 16.5, y: 10.5))
        })

    private static let eye = Pen.path { path in
        path.move(to: CGPoint(x: 0.8, y: 12))
        path.addCurve(
            to: CGPoint(x: 23.2, y: 12), control1: CGPoint(x: 5.5, y: 2.6), control2: CGPoint(x: 18.5, y: 2.6))
        path.addCurve(
            to: CGPoint(x: 0.8, y: 12), control1: CGPoint(x: 18.5, y: 21.4), control2: CGPoint(x: 5.5, y: 21.4))
        path.closeSubpath()
    }

    private static let bell = Pen.path { path in
        path.move(to: CGPoint(x: 3, y: 18))
        path.addCurve(to: CGPoint(x: 6, y: 10), control1: CGPoint(x: 5, y: 15.6), control2: CGPoint(x: 6, y: 14))
        path.addCurve(to: CGPoint(x: 18, y: 10), control1: CGPoint(x: 6, y: 0.2), control2: CGPoint(x: 18, y: 0.2))
        path.addCurve(to: CGPoint(x: 21, y: 18), control1: CGPoint(x: 18, y: 14), control2: CGPoint(x: 19, y: 15.6))
        path.closeSubpath()
    }

    private static let people: [String: SymbolGlyph] = [
        "person": SymbolGlyph(width: 21, height: 23, [.stroke(Pen.circle(12, 7, 4.5)), .stroke(shoulders(1))]),
        "person.fill": SymbolGlyph(width: 21, height: 23, [Pen.disc(12, 6.8, 5.2), .fill { _ in shoulders(0) }]),
        "person.circle": SymbolGlyph([ring, .stroke(Pen.circle(12, 9.6, 3.5)), .stroke(bust)]),
        "person.circle.fill": SymbolGlyph([
            Pen.knockout(disc) { _ in
                Pen.path {
                    $0.addPath(Pen.circle(12, 9.4, 3.9))
                    $0.move(to: CGPoint(x: 5.2, y: 18.6))
                    $0.addCurve(
                        to: CGPoint(x: 18.8, y: 18.6), control1: CGPoint(x: 7.4, y: 13.4),
                        control2: CGPoint(x: 16.6, y: 13.4))
                    $0.addCurve(
                        to: CGPoint(x: 5.2, y: 18.6), control1: CGPoint(x: 15.2, y: 22),
                        control2: CGPoint(x: 8.8, y: 22))
                    $0.closeSubpath()
                }
            }
        ]),
    ]

    private static let bust = Pen.path { path in
        path.move(to: CGPoint(x: 5.2, y: 19))
        path.addCurve(
            to: CGPoint(x: 18.8, y: 19), control1: CGPoint(x: 7.4, y: 13.8), control2: CGPoint(x: 16.6, y: 13.8))
    }

    private static func shoulders(_ inset: CGFloat) -> CGPath {
        Pen.path { path in
            path.move(to: CGPoint(x: 2 + inset, y: 22 - inset))
            path.addCurve(
                to: CGPoint(x: 22 - inset, y: 22 - inset), control1: CGPoint(x: 2 + inset, y: 11.4 + inset),
                control2: CGPoint(x: 22 - inset, y: 11.4 + inset))
            path.closeSubpath()
        }
    }

    private static let lists: [String: SymbolGlyph] = [
        "list.bullet": SymbolGlyph(
            width: 24, height: 18,
            [
                Pen.disc(2.8, 5, 1.6), Pen.disc(2.8, 12, 1.6), Pen.disc(2.8, 19, 1.6),
                Pen.lines([8, 5, 22, 5], [8, 12, 22, 12], [8, 19, 22, 19]),
            ]),
        "line.3.horizontal": SymbolGlyph(
            width: 22, height: 18, [Pen.lines([3, 5, 21, 5], [3, 12, 21, 12], [3, 19, 21, 19])]),
        "line.horizontal.3": SymbolGlyph(
            width: 22, height: 18, [Pen.lines([3, 5, 21, 5], [3, 12, 21, 12], [3, 19, 21, 19])]),
    ]
}
