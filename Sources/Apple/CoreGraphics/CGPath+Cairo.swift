import Foundation
internal import CCairo

extension CGPath {
    /// Adds the outline to a cairo context's path, in the context's coordinates.
    package func append(to cairo: OpaquePointer) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        for segment in segments {
            switch segment {
            case .move(let p):
                cairo_move_to(cairo, p.x, p.y)
                start = p
                current = p
            case .line(let p):
                cairo_line_to(cairo, p.x, p.y)
                current = p
            case .quad(let c, let p):
                let (c1, c2) = Self.cubicControls(current, c, p)
                cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
                current = p
            case .cubic(let c1, let c2, let p):
                cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
                current = p
            case .close:
                cairo_close_path(cairo)
                current = start
            }
        }
    }
}
