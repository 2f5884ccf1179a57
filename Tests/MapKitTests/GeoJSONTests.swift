import Foundation
import Testing

@testable import MapKit

@MainActor @Suite("GeoJSON") struct GeoJSONTests {
    private func decode(_ text: String) throws -> [any MKGeoJSONObject] {
        try MKGeoJSONDecoder().decode(Data(text.utf8))
    }

    private let collection = """
        {"type": "FeatureCollection", "features": [
          {"type": "Feature", "id": 7, "properties": {"name": "제주 🏝"}, "geometry":
            {"type": "Polygon", "coordinates": [[[126, 33], [127, 33], [127, 34], [126, 33]],
              [[126.4, 33.2], [126.6, 33.2], [126.6, 33.4], [126.4, 33.2]]]}},
          {"type": "Feature", "properties": null, "geometry":
            {"type": "MultiPolygon", "coordinates": [[[[0, 0], [1, 0], [1, 1], [0, 0]]], [[[4, 4], [6, 4], [6, 6], [4, 4]]]]}},
          {"type": "Feature", "id": "a", "properties": {}, "geometry": null}
        ]}
        """

    @Test func featuresHaveShapesAndProperties() throws {
        let features = try decode(collection).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["7", nil, "a"])
        let properties = try #require(features[0].properties)
        #expect(try JSONDecoder().decode([String: String].self, from: properties) == ["name": "제주 🏝"])
        let polygon = try #require(features[0].geometry.first as? MKPolygon)
        #expect(polygon.pointCount == 3 && polygon.interiorPolygons?.map(\.pointCount) == [3])
        #expect(abs(polygon.mapPoints[1].coordinate.longitude - 127) < 1e-6)
        #expect(features[1].properties == nil && features[2].geometry.isEmpty)
        let several = try #require(features[1].geometry.first as? MKMultiPolygon)
        #expect(several.polygons.count == 2)
        let corner = MKMapPoint(x: several.boundingMapRect.maxX, y: several.boundingMapRect.minY).coordinate
        #expect(abs(corner.latitude - 6) < 1e-6 && abs(corner.longitude - 6) < 1e-6)
    }

    @Test func shapesStandAlone() throws {
        let shapes = try decode(
            """
            {"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [126.9, 37.5, 20]},
              {"type": "LineString", "coordinates": [[0, 0], [1, 1]]},
              {"type": "MultiLineString", "coordinates": [[[0, 0], [1, 1]], [[2, 2], [3, 3], [4, 4]]]},
              {"type": "MultiPoint", "coordinates": [[1, 2], [3, 4]]}]}
            """)
        #expect(shapes.count == 5)
        #expect((shapes[0] as? MKPointAnnotation)?.coordinate.latitude == 37.5)
        #expect((shapes[1] as? MKPolyline)?.pointCount == 2)
        #expect((shapes[2] as? MKMultiPolyline)?.polylines.map(\.pointCount) == [2, 3])
        #expect((shapes[4] as? MKPointAnnotation)?.coordinate.longitude == 3)
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"type": "Circle"}"#, #"{"type": "Point", "coordinates": [1]}"#,
        #"{"type": "Polygon", "coordinates": []}"#, #"{"type": "Polygon", "coordinates": [[1, 2]]}"#,
        #"{"type": "FeatureCollection"}"#, #"{"type": "FeatureCollection", "features": [{"type": "Point"}]}"#,
    ])
    func whatIsNoGeoJSONIsSaid(_ text: String) { #expect(throws: (any Error).self) { try decode(text) } }

    @Test func surfacesAreDrawnAsOne() throws {
        let features = try decode(collection).compactMap { $0 as? MKGeoJSONFeature }
        let several = try #require(features[1].geometry.first as? MKMultiPolygon)
        let renderer = MKMultiPolygonRenderer(overlay: several)
        #expect(renderer.multiPolygon === several)
        let box = try #require(renderer.path).boundingBox
        #expect(abs(box.width - several.boundingMapRect.width) < 1)
        let lines = MKMultiPolyline([MKPolyline(), MKPolyline()])
        #expect(lines.boundingMapRect.isNull && MKMultiPolylineRenderer(multiPolyline: lines).path.isEmpty)
    }
}
