import UIKit

/// The signs of information, success and failure, drawn.
@MainActor
enum HUDImages {
    static let info = draw { rect in
        let ring = UIBezierPath(ovalIn: rect.insetBy(dx: 1, dy: 1))
        ring.move(to: CGPoint(x: rect.midX, y: rect.height * 0.44))
        ring.addLine(to: CGPoint(x: rect.midX, y: rect.height * 0.75))
        ring.lineWidth = 1.5
        ring.stroke()
        UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.height * 0.3), radius: 1.4, startAngle: 0, endAngle: .pi * 2,
            clockwise: true
        )
        .fill()
    }

    static let success = draw { rect in
        let mark = UIBezierPath()
        mark.move(to: CGPoint(x: rect.width * 0.1, y: rect.height * 0.55))
        mark.addLine(to: CGPoint(x: rect.width * 0.37, y: rect.height * 0.82))
        mark.addLine(to: CGPoint(x: rect.width * 0.9, y: rect.height * 0.2))
        mark.lineWidth = 1.5
        mark.stroke()
    }

    static let error = draw { rect in
        let cross = UIBezierPath()
        for (start, end) in [(0.15, 0.85), (0.85, 0.15)] {
            cross.move(to: CGPoint(x: rect.width * start, y: rect.height * 0.15))
            cross.addLine(to: CGPoint(x: rect.width * end, y: rect.height * 0.85))
        }
        cross.lineWidth = 1.5
        cross.stroke()
    }

    private static func draw(_ body: (CGRect) -> Void) -> UIImage {
        let size = CGSize(width: 28, height: 28)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.set()
            body(CGRect(origin: .zero, size: size))
        }.withRenderingMode(.alwaysTemplate)
    }
}
