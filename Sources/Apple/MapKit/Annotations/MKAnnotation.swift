/// The texts of an annotation.
///
/// They are apart from ``MKAnnotation`` because a class may have them or not: an annotation of an unknown class has an
/// optional of what its class has, as Objective-C's optional properties are in Swift.
public protocol _MKAnnotationTexts: NSObjectProtocol {
    @_disfavoredOverload var title: String? { get }
    @_disfavoredOverload var subtitle: String? { get }
}

extension _MKAnnotationTexts {
    @_disfavoredOverload public var title: String? { nil }
    @_disfavoredOverload public var subtitle: String? { nil }
}

/// Something at a place on the map.
///
/// The map looks at the place again whenever it moves. Of ``MKPointAnnotation`` and its subclasses it hears at once.
public protocol MKAnnotation: _MKAnnotationTexts {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    /// What the callout says first.
    public var title: String?? { .some((self as any _MKAnnotationTexts).title) }
    /// What the callout says below that.
    public var subtitle: String?? { .some((self as any _MKAnnotationTexts).subtitle) }

    var plainTitle: String? { (self as any _MKAnnotationTexts).title.flatMap { $0.isEmpty ? nil : $0 } }
    var plainSubtitle: String? { (self as any _MKAnnotationTexts).subtitle.flatMap { $0.isEmpty ? nil : $0 } }
}
