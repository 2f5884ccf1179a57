public import MapKit
public import SwiftUI

/// A map.
@MainActor @preconcurrency
public struct Map<Content>: View {
    let sight: MapSight
    let modes: MapInteractionModes
    let parts: [_MapPart]
    var showsPerson = false
    var tracking: Binding<MapUserTrackingMode>?
    let selection: MapChoice?
    var bounds: MapCameraBounds?
    var scope: Namespace.ID?
    @Environment(\.self) private var environment
    @StateObject private var holder = MapHolder()

    init(
        sight: MapSight, modes: MapInteractionModes, parts: [_MapPart], selection: MapChoice? = nil,
        showsPerson: Bool = false, tracking: Binding<MapUserTrackingMode>? = nil, bounds: MapCameraBounds? = nil,
        scope: Namespace.ID? = nil
    ) {
        self.scope = scope
        self.bounds = bounds
        self.sight = sight
        self.modes = modes
        self.parts = parts
        self.selection = selection
        self.showsPerson = showsPerson
        self.tracking = tracking
    }

    public var body: some View {
        let holders = holders
        return MapRepresentation(
            sight: sight, modes: modes, parts: parts, selection: selection, showsPerson: showsPerson,
            tracking: tracking, bounds: bounds, style: environment.mapStyle, moved: environment.mapMoved,
            holders: holders
        )
        .background {
            GeometryReader { geometry in
                let _ = holders.forEach { $0.geometry = geometry }
                Color.clear
            }
        }
        .overlay {
            if let controls = environment.mapControls { MapControlsOverlay(controls: controls, holder: holder) }
        }
    }

    /// Who is told of the map: its own controls, the readers around it, and the controls of its scope.
    private var holders: [MapHolder] {
        let scoped = (scope ?? environment.mapScope).map { MapScopes.holder(of: $0) }
        return [holder] + environment.mapHolders + (scoped.map { [$0] } ?? [])
    }
}

/// What of the world a map shows, and who is told of another part.
enum MapSight {
    case position(Binding<MapCameraPosition>?, initial: MapCameraPosition)
    case region(Binding<MKCoordinateRegion>)
    case rect(Binding<MKMapRect>)
}

/// What is chosen on a map.
struct MapChoice {
    let chosen: AnyHashable?
    let choose: (AnyHashable?) -> Void
}

/// How a map follows the person.
public enum MapUserTrackingMode: Sendable {
    /// Not, or wherever the person goes.
    case none, follow
}

// MARK: Content by a builder

extension Map where Content: MapContent {
    /// Creates a map that begins at a position and moves by a person alone.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(
            sight: .position(nil, initial: initialPosition), modes: interactionModes, parts: content()._parts,
            bounds: bounds, scope: scope)
    }

    /// Creates a map whose position the app sets and is told.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(
            sight: .position(position, initial: position.wrappedValue), modes: interactionModes,
            parts: content()._parts, bounds: bounds, scope: scope)
    }

    /// Creates a map of whose content one can be chosen, by its tag.
    public init<SelectedValue: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) {
        self.init(
            sight: .position(nil, initial: initialPosition), modes: interactionModes, parts: content()._parts,
            selection: MapChoice(selection), bounds: bounds, scope: scope)
    }

    /// Creates a map whose position the app sets and is told, and of whose content one can be chosen, by its tag.
    public init<SelectedValue: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) {
        self.init(
            sight: .position(position, initial: position.wrappedValue), modes: interactionModes,
            parts: content()._parts, selection: MapChoice(selection), bounds: bounds, scope: scope)
    }
}

extension Map where Content == _MapParts {
    /// Creates a map without content.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(
            sight: .position(nil, initial: initialPosition), modes: interactionModes, parts: [], bounds: bounds,
            scope: scope)
    }

    /// Creates a map without content, whose position the app sets and is told.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(
            sight: .position(position, initial: position.wrappedValue), modes: interactionModes, parts: [],
            bounds: bounds, scope: scope)
    }

    // MARK: Regions

    /// Creates a map of a region that the app sets and is told.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            sight: .region(coordinateRegion), modes: interactionModes, parts: [], showsPerson: showsUserLocation,
            tracking: userTrackingMode)
    }

    /// Creates a map of a rectangle that the app sets and is told.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(
            sight: .rect(mapRect), modes: interactionModes, parts: [], showsPerson: showsUserLocation,
            tracking: userTrackingMode)
    }
}

extension MapChoice {
    init<Value: Hashable>(_ selection: Binding<Value?>) {
        chosen = selection.wrappedValue.map { AnyHashable($0) }
        choose = { tag in
            let value = tag?.base as? Value
            if selection.wrappedValue != value { selection.wrappedValue = value }
        }
    }
}

/// How near and how far a map's camera may be, and where. The limits of the distance hold; the place is free.
public struct MapCameraBounds: Sendable {
    let least: Double?
    let most: Double?

    /// Creates limits of a camera's distance, in metres.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        least = minimumDistance
        most = maximumDistance
    }
}
