import CoreGraphics

/// An annotation of a map and its view, while it has one.
@MainActor
final class AnnotationEntry {
    let annotation: any MKAnnotation
    var view: MKAnnotationView?
    /// Where the place is in the map.
    var point = CGPoint.zero

    init(_ annotation: any MKAnnotation) { self.annotation = annotation }
}

/// An overlay of a map and its renderer.
@MainActor
final class OverlayEntry {
    let overlay: any MKOverlay
    var level: MKOverlayLevel
    var renderer: MKOverlayRenderer?

    init(_ overlay: any MKOverlay, _ level: MKOverlayLevel) {
        self.overlay = overlay
        self.level = level
    }
}

/// Holds the views of annotations, over the map and under everything else.
@MainActor
final class AnnotationContainer: UIView {
    weak var map: MKMapView?
    let circle = AccuracyCircle()

    init() {
        super.init(frame: .zero)
        circle.isHidden = true
        addSubview(circle)
    }

    required init?(coder: NSCoder) { nil }

    /// Touches beside the annotations are the map's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self || view === circle ? nil : view
    }
}

/// How exact the person's place is, around the dot.
@MainActor
final class AccuracyCircle: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = UIColor.systemBlue.withAlphaComponent(0.12)
        layer.borderColor = UIColor.systemBlue.withAlphaComponent(0.3).cgColor
        layer.borderWidth = 1
    }

    required init?(coder: NSCoder) { nil }

    func set(_ center: CGPoint, _ radius: CGFloat) {
        // One no larger than the dot, or than the screen, says nothing.
        isHidden = radius < 12 || radius > 4000
        bounds.size = CGSize(width: radius * 2, height: radius * 2)
        self.center = center
        layer.cornerRadius = radius
    }
}
