import MapKit
import Testing

// Without @testable: what a class of an app may inherit.

private final class Route: MKPolyline {
    var name = "route"
}

private final class Area: MKPolygon {
    let name: String
    override init() {
        name = "area"
        super.init()
    }
}

private final class Completion: MKLocalSearchCompletion {
    override var title: String { "Seoul" }
}

private final class Flag: MKAnnotationView {
    var name = "none"

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        name = "made"
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct MapSubclassTests {
    @Test func aViewIsMadeOfAnyClass() {
        func make<T: MKAnnotationView>(_ type: T.Type) -> T { T._make(annotation: nil, reuseIdentifier: "flag") }
        #expect(make(Flag.self).name == "made" && make(Flag.self).reuseIdentifier == "flag")
    }

    @Test func linesAndSurfacesHaveSubclasses() {
        let places = [(10.0, 20.0), (12, 22), (14, 20)].map { CLLocationCoordinate2D(latitude: $0, longitude: $1) }
        let route = Route(coordinates: places, count: 3)
        #expect(route.name == "route" && route.pointCount == 3)
        #expect(abs(route.points()[1].coordinate.latitude - 12) < 1e-6)
        let area = Area(coordinates: places, count: 3)
        #expect(area.name == "area" && area.pointCount == 3)
        #expect(MKGeodesicPolyline(coordinates: places, count: 3).pointCount > 3)
    }

    @Test func aCompletionTellsWhatItsClassSays() { #expect(Completion().title == "Seoul") }
}
