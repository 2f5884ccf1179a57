public import MapKit
public import SwiftUI

/// The content of a map that has something for each of some items.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection> where Items.Element: Identifiable {
    let items: Items
    let parts: [_MapPart]

    fileprivate init<Annotation: MapAnnotationProtocol>(_ items: Items, _ content: (Items.Element) -> Annotation) {
        self.items = items
        parts = items.map { item in
            var part = content(item)._annotationData
            part.identity = [AnyHashable(item.id)]
            return part
        }
    }
}

extension Map {
    /// Creates a map of a region that the app sets and is told, with something for each of some items.
    @available(iOS, deprecated: 100000, message: "Use Map initializers that take a MapContentBuilder instead.")
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        let content = Content(annotationItems, annotationContent)
        self.init(
            sight: .region(coordinateRegion), modes: interactionModes, parts: content.parts,
            showsPerson: showsUserLocation, tracking: userTrackingMode)
    }

    /// Creates a map of a rectangle that the app sets and is told, with something for each of some items.
    @available(iOS, deprecated: 100000, message: "Use Map initializers that take a MapContentBuilder instead.")
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        let content = Content(annotationItems, annotationContent)
        self.init(
            sight: .rect(mapRect), modes: interactionModes, parts: content.parts, showsPerson: showsUserLocation,
            tracking: userTrackingMode)
    }
}
