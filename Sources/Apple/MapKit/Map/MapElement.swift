import Documents
import ObjectiveC
import UIKit

/// `<mapView>` in nibs, and the properties of maps that nibs set by name.
enum MapElement {
    static func register() {
        MainActor.assumeIsolated {
            NibOtherViews.add(MKMapView.self, named: "mapView") { element, map in decode(element, map) }
        }
        SelectorTable.register {
            SelectorTable.add(MKMapView.self, "setDelegate:") { map, value, _ in
                map.delegate = value as? any MKMapViewDelegate
                return nil
            }
        }
    }

    @MainActor private static func decode(_ element: InterfaceElement, _ map: MKMapView) {
        let types: [String: MKMapType] = ["standard": .standard, "satellite": .satellite, "hybrid": .hybrid]
        if let type = element["mapType"].flatMap({ types[$0] }) { map.mapType = type }
        func isOn(_ name: String, _ usual: Bool) -> Bool { element[name].map { $0 == "YES" } ?? usual }
        map.isZoomEnabled = isOn("zoomEnabled", true)
        map.isScrollEnabled = isOn("scrollEnabled", true)
        map.isRotateEnabled = isOn("rotateEnabled", true)
        map.isPitchEnabled = isOn("pitchEnabled", true)
        map.showsCompass = isOn("showsCompass", true)
        map.showsScale = isOn("showsScale", false)
        map.showsTraffic = isOn("showsTraffic", false)
        map.showsBuildings = isOn("showsBuildings", true)
        map.showsPointsOfInterest = isOn("showsPointsOfInterest", true)
        map.showsUserLocation = isOn("showsUserLocation", false)
    }
}

@section(".init_array") @used private let attachment: @convention(c) () -> Void = { MapElement.register() }
