import Combine
import MapKit
import SwiftUI

/// MapKit's map behind a ``Map``, for what is told of it or turns it from outside.
@MainActor
final class MapHolder: ObservableObject {
    /// The map, while it is shown.
    weak var map: MKMapView? {
        willSet { if newValue !== map { objectWillChange.send() } }
    }
    /// Where it stands among the views.
    var geometry: GeometryProxy?
}

/// The maps that are known by a scope.
@MainActor
enum MapScopes {
    private final class Entry {
        weak var holder: MapHolder?
        init(_ holder: MapHolder) { self.holder = holder }
    }

    private static var entries: [Namespace.ID: Entry] = [:]

    /// What holds the map of the scope, made when it is first asked for; whoever asks keeps it.
    static func holder(of scope: Namespace.ID) -> MapHolder {
        if let known = entries[scope]?.holder { return known }
        entries = entries.filter { $0.value.holder != nil }
        let holder = MapHolder()
        entries[scope] = Entry(holder)
        return holder
    }
}

/// The side of a map at which controls are drawn now.
enum MapControlSide {
    case leading, trailing
}

private struct MapHoldersKey: EnvironmentKey { static var defaultValue: [MapHolder] { [] } }
private struct MapControlHolderKey: EnvironmentKey { static var defaultValue: MapHolder? { nil } }
private struct MapControlSideKey: EnvironmentKey { static var defaultValue: MapControlSide? { nil } }
private struct MapControlsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct MapControlVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct MapScopeKey: EnvironmentKey { static var defaultValue: Namespace.ID? { nil } }

extension EnvironmentValues {
    /// Who is told of the map: the readers around it.
    var mapHolders: [MapHolder] {
        get { self[MapHoldersKey.self] }
        set { self[MapHoldersKey.self] = newValue }
    }
    /// The map that the controls are of.
    var mapControlHolder: MapHolder? {
        get { self[MapControlHolderKey.self] }
        set { self[MapControlHolderKey.self] = newValue }
    }
    var mapControlSide: MapControlSide? {
        get { self[MapControlSideKey.self] }
        set { self[MapControlSideKey.self] = newValue }
    }
    var mapControls: AnyView? {
        get { self[MapControlsKey.self] }
        set { self[MapControlsKey.self] = newValue }
    }
    var mapControlVisibility: Visibility {
        get { self[MapControlVisibilityKey.self] }
        set { self[MapControlVisibilityKey.self] = newValue }
    }
    var mapScope: Namespace.ID? {
        get { self[MapScopeKey.self] }
        set { self[MapScopeKey.self] = newValue }
    }
}
