public import MapKit
public import SwiftUI

extension View {
    /// Sets the controls that the maps in the view show: ``MapUserLocationButton``, ``MapCompass``, ``MapScaleView``
    /// and others. They stand at the edges of the map; views of other kinds stand with them.
    public func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        environment(\.mapControls, AnyView(content()))
    }

    /// Whether the map controls in the view are shown. Automatic by default: a compass while the map is turned.
    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        environment(\.mapControlVisibility, visibility)
    }

    /// Has the map controls in the view be of the map that is in it as well.
    public func mapScope(_ scope: Namespace.ID) -> some View { environment(\.mapScope, scope) }
}

/// The controls at the edges of a map.
struct MapControlsOverlay: View {
    let controls: AnyView
    let holder: MapHolder

    var body: some View {
        ZStack {
            VStack(spacing: 8) { controls }.environment(\.mapControlSide, .trailing)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
            VStack(spacing: 8) { controls }.environment(\.mapControlSide, .leading)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }.padding(8).environment(\.mapControlHolder, holder)
    }
}

/// A control of a map at a side of it.
private struct MapControl<Control: View>: View {
    let scope: Namespace.ID?
    let side: MapControlSide
    let control: (MapHolder) -> Control
    @Environment(\.mapControlHolder) private var around
    @Environment(\.mapControlSide) private var drawn
    @Environment(\.mapControlVisibility) private var visibility
    @Environment(\.mapScope) private var scopeAround

    var body: some View {
        if let holder, drawn == nil || drawn == side, visibility != .hidden { control(holder) }
    }

    private var holder: MapHolder? {
        if let scope { return MapScopes.holder(of: scope) }
        return around ?? scopeAround.map { MapScopes.holder(of: $0) }
    }
}

/// Has the map follow the person when it is tapped, and shows whether it does.
@MainActor @preconcurrency
public struct MapUserLocationButton: View {
    private let scope: Namespace.ID?

    /// Creates a button for the map that it is in the controls of, or for that of a scope.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        MapControl(scope: scope, side: .trailing) { holder in
            UIKitControl(holder: holder) { () -> MKUserTrackingButton in
                let button = MKUserTrackingButton(mapView: nil)
                button.backgroundColor = .secondarySystemBackground
                button.layer.cornerRadius = 8
                return button
            } show: {
                $0.mapView = $1
            }
            .frame(width: 44, height: 44)
        }
    }
}

/// Shows where north is, and turns the map there when it is tapped. It is seen while the map is turned.
@MainActor @preconcurrency
public struct MapCompass: View {
    private let scope: Namespace.ID?

    /// Creates a compass for the map that it is in the controls of, or for that of a scope.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        MapControl(scope: scope, side: .trailing) { CompassView(holder: $0) }
    }
}

private struct CompassView: View {
    let holder: MapHolder
    @Environment(\.mapControlVisibility) private var visibility

    var body: some View {
        UIKitControl(holder: holder) {
            MKCompassButton(mapView: nil)
        } show: { compass, map in
            compass.compassVisibility = visibility == .visible ? .visible : .adaptive
            // The map would show one of its own as well.
            map?.showsCompass = false
            compass.mapView = map
        }
        .frame(width: 40, height: 40)
    }
}

/// Shows how long things on the map are. It is seen while the map is zoomed.
@MainActor @preconcurrency
public struct MapScaleView: View {
    private let scope: Namespace.ID?
    private let edge: HorizontalEdge

    /// Creates a scale for the map that it is in the controls of, or for that of a scope.
    ///
    /// - Parameter anchorEdge: The side that the scale begins at.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
        self.scope = scope
        edge = anchorEdge
    }

    public var body: some View {
        MapControl(scope: scope, side: .leading) { ScaleView(holder: $0, edge: edge) }
    }
}

private struct ScaleView: View {
    let holder: MapHolder
    let edge: HorizontalEdge
    @Environment(\.mapControlVisibility) private var visibility

    var body: some View {
        UIKitControl(holder: holder) {
            MKScaleView(mapView: nil)
        } show: { scale, map in
            scale.legendAlignment = edge == .leading ? .leading : .trailing
            scale.scaleVisibility = visibility == .visible ? .visible : .adaptive
            scale.mapView = map
        }
    }
}

/// Has the map be inclined. Maps are drawn flat, so it is never seen.
@MainActor @preconcurrency
public struct MapPitchToggle: View {
    /// Creates a toggle for the map that it is in the controls of, or for that of a scope.
    public init(scope: Namespace.ID? = nil) {}

    public var body: some View { EmptyView() }
}

/// A control of MapKit's, shown for the map that is held.
private struct UIKitControl<Control: UIView>: View {
    @ObservedObject var holder: MapHolder
    let make: () -> Control
    let show: (Control, MKMapView?) -> Void

    var body: some View { Representation(map: holder.map, make: make, show: show) }

    private struct Representation: UIViewRepresentable {
        weak var map: MKMapView?
        let make: () -> Control
        let show: (Control, MKMapView?) -> Void

        func makeUIView(context: Context) -> Control { make() }
        func updateUIView(_ view: Control, context: Context) { show(view, map) }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: Control, context: Context) -> CGSize? {
            uiView.intrinsicContentSize
        }
    }
}
