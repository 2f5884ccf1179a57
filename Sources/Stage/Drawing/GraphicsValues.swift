import CoreGraphics
internal import CGTK

/// Values of CoreGraphics as GTK has them.
extension graphene_rect_t {
    init(_ r: CGRect) {
        let s = r.standardized
        self.init(
            origin: graphene_point_t(x: Float(s.minX), y: Float(s.minY)),
            size: graphene_size_t(width: Float(s.width), height: Float(s.height)))
    }
}

extension graphene_point_t {
    init(_ p: CGPoint) { self.init(x: Float(p.x), y: Float(p.y)) }
}

extension CGRect {
    init(_ r: graphene_rect_t) {
        self.init(
            x: CGFloat(r.origin.x), y: CGFloat(r.origin.y), width: CGFloat(r.size.width),
            height: CGFloat(r.size.height))
    }
}

extension GdkRGBA {
    init(_ color: CGColor) {
        let c = color.rgba
        self.init(red: Float(c.red), green: Float(c.green), blue: Float(c.blue), alpha: Float(c.alpha))
    }
}

extension GskRoundedRect {
    init(_ r: RoundedRect) {
        func size(_ radius: CGFloat) -> graphene_size_t {
            let side = Float(max(0, radius))
            return graphene_size_t(width: side, height: side)
        }
        self.init()
        var bounds = graphene_rect_t(r.rect)
        var topLeft = size(r.topLeft), topRight = size(r.topRight)
        var bottomRight = size(r.bottomRight), bottomLeft = size(r.bottomLeft)
        gsk_rounded_rect_init(&self, &bounds, &topLeft, &topRight, &bottomRight, &bottomLeft)
    }
}

/// Makes GTK's node types known. Without it, building a node aborts; without a display it still works.
enum Graphics {
    static let isReady: Bool = {
        // A window may have made them known already.
        if gtk_is_initialized() == 0 {
            gtk_disable_setlocale()
            _ = gtk_init_check()
        }
        return true
    }()
}
