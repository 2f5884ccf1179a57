import Stage

/// The signs of system bar buttons, drawn as lines on a grid of 24 by 24 points.
package enum BarGlyph: String, Sendable {
    case add, compose, reply, action, organize, bookmarks, search, refresh, close, camera, trash
    case play, pause, rewind, fastForward
    case back, chevronDown, clear

    static let side: CGFloat = 24
    /// The weight of San Francisco's regular symbols at 17 points, large scale.
    private static let lineWidth: CGFloat = 1.8

    /// The glyph's name for assistive technology.
    var label: String {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        case .back: "Back"
        case .chevronDown: "Show more"
        case .clear: "Clear text"
        }
    }

    private var isFilled: Bool {
        switch self {
        case .play, .pause, .rewind, .fastForward: true
        default: false
        }
    }

    /// Draws the sign with its centre in that of `rect`.
    @MainActor
    func draw(in rect: CGRect, color: CGColor, on canvas: Canvas, weight: CGFloat = 1) {
        canvas.save()
        canvas.translate(x: rect.midX - Self.side / 2, y: rect.midY - Self.side / 2)
        let path = self.path
        if isFilled {
            canvas.fill(path, color, rule: .winding)
        } else {
            let style = StrokeStyle(lineWidth: Self.lineWidth * weight, lineCap: .round, lineJoin: .round)
            canvas.stroke(path, color, style)
        }
        canvas.restore()
    }

    private var path: CGPath {
        let path = CGMutablePath()
        func line(_ points: (CGFloat, CGFloat)...) {
            path.move(to: CGPoint(x: points[0].0, y: points[0].1))
            for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
        }
        func closed(_ points: (CGFloat, CGFloat)...) {
            path.move(to: CGPoint(x: points[0].0, y: points[0].1))
            for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
            path.closeSubpath()
        }
        switch self {
        case .add:
            line((12, 3.5), (12, 20.5))
            line((3.5, 12), (20.5, 12))
        case .close:
            line((5, 5), (19, 19))
            line((19, 5), (5, 19))
        case .back: line((15, 3), (6, 12), (15, 21))
        case .chevronDown: line((5, 9), (12, 16), (19, 9))
        case .clear:
            line((8.5, 8.5), (15.5, 15.5))
            line((15.5, 8.5), (8.5, 15.5))
        case .search:
            path.addEllipse(in: CGRect(x: 3, y: 3, width: 13, height: 13))
            line((14.2, 14.2), (21, 21))
        case .trash:
            line((3.5, 6), (20.5, 6))
            line((9, 6), (9, 3.5), (15, 3.5), (15, 6))
            line((5.5, 6), (6.5, 21), (17.5, 21), (18.5, 6))
            line((9.6, 9.5), (10, 17.5))
            line((14.4, 9.5), (14, 17.5))
        case .action:
            line((12, 2.5), (12, 14.5))
            line((8, 6), (12, 2.2), (16, 6))
            line((8.5, 9), (5, 9), (5, 21.5), (19, 21.5), (19, 9), (15.5, 9))
        case .compose:
            line((12.5, 4.5), (3.5, 4.5), (3.5, 20.5), (19.5, 20.5), (19.5, 11.5))
            line((9.5, 14.5), (10, 12), (19.5, 2.5), (21.5, 4.5), (12, 14), (9.5, 14.5))
        case .reply:
            line((10, 5), (3, 11.5), (10, 18))
            path.move(to: CGPoint(x: 3, y: 11.5))
            path.addLine(to: CGPoint(x: 13, y: 11.5))
            path.addCurve(
                to: CGPoint(x: 21, y: 19.5), control1: CGPoint(x: 18, y: 11.5), control2: CGPoint(x: 21, y: 14))
        case .organize:
            closed((2.5, 5), (9, 5), (11, 7.5), (21.5, 7.5), (21.5, 19.5), (2.5, 19.5))
            line((2.5, 10.5), (21.5, 10.5))
        case .bookmarks:
            path.move(to: CGPoint(x: 12, y: 6))
            path.addCurve(to: CGPoint(x: 2, y: 5), control1: CGPoint(x: 9, y: 3.5), control2: CGPoint(x: 5, y: 3.5))
            path.addLine(to: CGPoint(x: 2, y: 19))
            path.addCurve(to: CGPoint(x: 12, y: 20), control1: CGPoint(x: 5, y: 17.5), control2: CGPoint(x: 9, y: 17.5))
            path.addCurve(
                to: CGPoint(x: 22, y: 19), control1: CGPoint(x: 15, y: 17.5), control2: CGPoint(x: 19, y: 17.5))
            path.addLine(to: CGPoint(x: 22, y: 5))
            path.addCurve(to: CGPoint(x: 12, y: 6), control1: CGPoint(x: 19, y: 3.5), control2: CGPoint(x: 15, y: 3.5))
            path.addLine(to: CGPoint(x: 12, y: 20))
        case .refresh:
            path.addArc(
                center: CGPoint(x: 12, y: 13), radius: 8, startAngle: -.pi * 0.5, endAngle: .pi * 1.2,
                clockwise: false)
            line((11.5, 1.8), (15, 5), (11.5, 8.2))
        case .camera:
            closed(
                (2, 7.5), (6.5, 7.5), (8.5, 4.5), (15.5, 4.5), (17.5, 7.5), (22, 7.5), (22, 19.5), (2, 19.5))
            path.addEllipse(in: CGRect(x: 7.8, y: 8.8, width: 8.4, height: 8.4))
        case .play: closed((6, 3.5), (20, 12), (6, 20.5))
        case .pause:
            path.addRect(CGRect(x: 5.5, y: 4, width: 4.5, height: 16))
            path.addRect(CGRect(x: 14, y: 4, width: 4.5, height: 16))
        case .rewind:
            closed((12, 5.5), (12, 18.5), (1.5, 12))
            closed((22.5, 5.5), (22.5, 18.5), (12, 12))
        case .fastForward:
            closed((12, 5.5), (12, 18.5), (22.5, 12))
            closed((1.5, 5.5), (1.5, 18.5), (12, 12))
        }
        return path
    }
}
