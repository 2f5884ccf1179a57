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

    /// A copy of the path that a context of cairo's has now, in its coordinates; nil if it is empty.
    package static func current(of cairo: OpaquePointer) -> CGPath? {
        guard let copied = cairo_copy_path(cairo) else { return nil }
        defer { cairo_path_destroy(copied) }
        var segments: [CGPath.Segment] = []
        var i = 0
        while i < Int(copied.pointee.num_data) {
            let entry = copied.pointee.data + i
            func point(_ n: Int) -> CGPoint { CGPoint(x: entry[n].point.x, y: entry[n].point.y) }
            switch entry.pointee.header.type {
            case CAIRO_PATH_MOVE_TO: segments.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: segments.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: segments.append(.cubic(point(1), point(2), point(3)))
            default: segments.append(.close)
            }
            i += Int(entry.pointee.header.length)
        }
        // After closing, cairo moves to where the subpath began.
        if segments.count > 1, case .move = segments[segments.count - 1], segments[segments.count - 2] == .close {
            segments.removeLast()
        }
        return segments.isEmpty ? nil : CGPath(segments: segments)
    }
}
