public import MapKit
public import SwiftUI

/// What a map looks like.
public struct MapStyle: Sendable {
    let type: MKMapType
    var interest = PointOfInterestCategories.all

    /// Roads and their names.
    public static var standard: MapStyle { MapStyle(type: .standard) }
    /// Pictures from above. There are none here: the map is darker.
    public static var imagery: MapStyle { MapStyle(type: .satellite) }
    /// Pictures from above, with names.
    public static var hybrid: MapStyle { MapStyle(type: .hybrid) }

    /// Whether heights are seen. Maps are drawn flat.
    public enum Elevation: Sendable {
        /// As the map has it, not, or as in the world.
        case automatic, flat, realistic
    }

    /// How much the map says by itself.
    public enum StandardEmphasis: Sendable {
        /// As the map has it, or less.
        case automatic, muted
    }

    /// Roads and their names. Heights and traffic are not shown.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle(type: emphasis == .muted ? .mutedStandard : .standard, interest: pointsOfInterest) }
    /// Pictures from above. There are none here: the map is darker.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
    /// Pictures from above, with names. Heights and traffic are not shown.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle(type: .hybrid, interest: pointsOfInterest) }
}

/// The kinds of places that a map shows by itself.
public struct PointOfInterestCategories: Sendable {
    private enum Kind: Sendable {
        case all, none
        case including([MKPointOfInterestCategory])
        case excluding([MKPointOfInterestCategory])
    }

    private let kind: Kind

    /// All kinds.
    public static let all = PointOfInterestCategories(kind: .all)
    /// None.
    public static let excludingAll = PointOfInterestCategories(kind: .none)
    /// Some kinds alone.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(kind: .including(categories))
    }
    /// All kinds but some.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(kind: .excluding(categories))
    }

    /// The kinds as MapKit's map takes them.
    @MainActor var filter: MKPointOfInterestFilter {
        switch kind {
        case .all: .includingAll
        case .none: .excludingAll
        case .including(let kinds): MKPointOfInterestFilter(including: kinds)
        case .excluding(let kinds): MKPointOfInterestFilter(excluding: kinds)
        }
    }
}

/// What a person can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Move it.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Change its scale.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Incline it. Maps are drawn flat.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// Turn it.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// All of it.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

private struct MapStyleKey: EnvironmentKey { static let defaultValue = MapStyle.standard }
private struct MapMovedKey: EnvironmentKey { static var defaultValue: MapMoved { MapMoved() } }

/// What is told of a map's movements.
struct MapMoved {
    var during: ((MapCameraUpdateContext) -> Void)?
    var after: ((MapCameraUpdateContext) -> Void)?
}

extension EnvironmentValues {
    var mapStyle: MapStyle {
        get { self[MapStyleKey.self] }
        set { self[MapStyleKey.self] = newValue }
    }
    var mapMoved: MapMoved {
        get { self[MapMovedKey.self] }
        set { self[MapMovedKey.self] = newValue }
    }
}

/// What a map shows as it moves.
public struct MapCameraUpdateContext: Sendable {
    /// Where it is looked at from.
    public let camera: MapCamera
    /// The part of the world.
    public let region: MKCoordinateRegion
    /// The rectangle of the map.
    public let rect: MKMapRect
}

/// How often a map tells of its movements.
public enum MapCameraUpdateFrequency: Sendable {
    /// All the time, or when they are over.
    case continuous, onEnd
}

extension View {
    /// Sets what the maps in the view look like.
    public func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapStyle, mapStyle) }

    /// Runs an action when a map in the view shows another part of the world.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapMoved) {
            if frequency == .continuous { $0.during = action } else { $0.after = action }
        }
    }

    /// Runs an action when a map in the view shows another part of the world.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}
