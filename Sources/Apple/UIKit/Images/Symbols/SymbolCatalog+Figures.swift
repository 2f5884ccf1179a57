import CoreGraphics

/// People in motion, and what they train with.
extension SymbolCatalog {
    private typealias Pen = SymbolPen

    /// A head, and lines for what is below it.
    private static func figure(_ head: (CGFloat, CGFloat), _ lines: [CGFloat]...) -> SymbolGlyph {
        let path = CGMutablePath()
        for line in lines {
            for index in stride(from: 0, to: line.count - 1, by: 2) {
                let point = CGPoint(x: line[index], y: line[index + 1])
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        return SymbolGlyph([Pen.disc(head.0, head.1, 2.1), .stroke(path)])
    }

    private static let walking = figure(
        (13, 3.2), [12.5, 7.2, 11.4, 13.6, 14.4, 17, 15.4, 22.4], [11.4, 13.6, 9.8, 18, 7, 22.4],
        [7.4, 13, 8.6, 9.6, 12.5, 7.4, 15.8, 10.8, 18.4, 12])
    private static let running = figure(
        (15.6, 3.2), [13.4, 7, 10.4, 13.2, 14.6, 15.8, 13.2, 22], [10.4, 13.2, 8.6, 17.6, 3.4, 17.6],
        [6.4, 11, 8.6, 7.2, 13.4, 7, 16.8, 10.8, 20.4, 9.8])
    private static let open = figure(
        (12, 3.2), [3, 7, 12, 8, 21, 7], [12, 8, 12, 14.4, 8.4, 22.4], [12, 14.4, 15.6, 22.4])
    private static let lifting = figure(
        (12, 8), [12, 11.8, 12, 16.8, 8.6, 22.6], [12, 16.8, 15.4, 22.6], [7, 3, 6.6, 9, 12, 11.8, 17.4, 9, 17, 3],
        [1.6, 3, 22.4, 3], [3.6, 0.8, 3.6, 5.2], [20.4, 0.8, 20.4, 5.2])
    private static let sitting = figure(
        (12, 4), [12, 7.8, 12, 14.4], [4, 16.4, 6.6, 12.4, 12, 8.6, 17.4, 12.4, 20, 16.4],
        [12, 14.4, 4, 18.6, 13, 20.6], [12, 14.4, 20, 18.6, 11, 20.6])
    private static let lying = figure(
        (4.4, 12.6), [7.2, 14.8, 14, 16.6, 17.8, 11.4, 20.6, 16.8], [8, 14.6, 11.6, 10.6], [1.8, 20.4, 22.2, 20.4])
    private static let stretching = figure(
        (8.2, 6.4), [10, 9.4, 12.4, 15, 9.6, 22.6], [12.4, 15, 16, 22.6], [3, 4.6, 5.6, 2.2, 10, 9.4, 15.4, 12.6])
    private static let swimming = figure(
        (17.6, 9), [4, 12.6, 9.4, 8.4, 14.4, 13.4], [9.4, 8.4, 7, 5.6, 12.6, 4.2],
        [1.8, 17, 5.2, 18.6, 8.6, 17, 12, 18.6, 15.4, 17, 18.8, 18.6, 22.2, 17],
        [1.8, 21, 5.2, 22.6, 8.6, 21, 12, 22.6, 15.4, 21, 18.8, 22.6, 22.2, 21])
    private static let dancing = figure(
        (12.6, 3.2), [5.4, 3, 8, 7.4, 12.2, 7.8, 17, 6.4, 19.6, 10], [12.2, 7.8, 11.4, 14.4, 8, 17.6, 9.4, 22.4],
        [11.4, 14.4, 17.4, 17.4, 20.4, 21.4])

    private static let rolling = SymbolGlyph([
        Pen.disc(9.6, 3, 2.1),
        Pen.lines([9.6, 6.8, 10.2, 12.8, 16, 12.8, 19, 19.6], [10, 9.4, 15, 9.4]),
        .stroke(Pen.circle(10.6, 16.4, 5.6)),
    ])

    static let figures: [String: SymbolGlyph] = [
        "figure.roll": rolling, "figure.fall": running, "figure.play": open, "figure.outdoor.rowing": sitting,
        "figure.walk": walking, "figure.walk.motion": walking, "figure.hiking": walking, "figure.run": running,
        "figure.highintensity.intervaltraining": running, "figure.track.and.field": running,
        "figure.mixed.cardio": running, "figure.soccer": running, "figure.arms.open": open,
        "figure.wave": open, "figure.strengthtraining.traditional": lifting,
        "figure.strengthtraining.functional": lifting, "figure.cross.training": lifting, "figure.yoga": sitting,
        "figure.mind.and.body": sitting, "figure.core.training": lying, "figure.pilates": lying,
        "figure.cooldown": stretching, "figure.flexibility": stretching, "figure.barre": stretching,
        "figure.pool.swim": swimming, "figure.open.water.swim": swimming, "figure.dance": dancing,
        "figure.gymnastics": dancing, "figure.martial.arts": dancing, "figure.kickboxing": dancing,
    ]

    static let tools: [String: SymbolGlyph] = [
        "dumbbell": SymbolGlyph([
            Pen.lines([7.4, 12, 16.6, 12], [1, 12, 3.4, 12], [20.6, 12, 23, 12]),
            .stroke(Pen.rounded(5, 5.6, 2.8, 12.8, 1.2)), .stroke(Pen.rounded(16.2, 5.6, 2.8, 12.8, 1.2)),
            Pen.lines([3.4, 8.6, 3.4, 15.4], [20.6, 8.6, 20.6, 15.4]),
        ]),
        "dumbbell.fill": SymbolGlyph([
            Pen.lines([7.4, 12, 16.6, 12], [1, 12, 3.4, 12], [20.6, 12, 23, 12]),
            .fill { _ in
                Pen.path {
                    $0.addPath(Pen.rounded(4.6, 4.8, 3.6, 14.4, 1.4))
                    $0.addPath(Pen.rounded(15.8, 4.8, 3.6, 14.4, 1.4))
                    $0.addPath(Pen.rounded(1.8, 7.6, 2.4, 8.8, 1.1))
                    $0.addPath(Pen.rounded(19.8, 7.6, 2.4, 8.8, 1.1))
                }
            },
        ]),
        "fork.knife": SymbolGlyph([
            Pen.lines([4, 1.8, 4, 8, 7, 11, 10, 8, 10, 1.8], [7, 1.8, 7, 22.4], [16.4, 14, 16.4, 22.4]),
            .fill { _ in
                Pen.path {
                    $0.move(to: CGPoint(x: 15.6, y: 1.2))
                    $0.addCurve(
                        to: CGPoint(x: 20.4, y: 14.8), control1: CGPoint(x: 19.4, y: 3),
                        control2: CGPoint(x: 20.4, y: 9))
                    $0.addLine(to: CGPoint(x: 15.6, y: 14.8))
                    $0.closeSubpath()
                }
            },
        ]),
        "scalemass": SymbolGlyph([
            Pen.lines([7, 8.2, 17, 8.2, 20.6, 21.6, 3.4, 21.6], closed: true), .stroke(Pen.circle(12, 5, 2.8)),
        ]),
        "scalemass.fill": SymbolGlyph([
            .fill { _ in Pen.polygon([6.4, 7.2, 17.6, 7.2, 21.8, 22.6, 2.2, 22.6]) }, .stroke(Pen.circle(12, 4.6, 2.8)),
        ]),
    ]
}
