public import MapKit
public import SwiftUI

/// Pictures of a place as somebody sees who stands there. No place has any here: it shows that there are none.
@MainActor @preconcurrency
public struct LookAroundPreview: View {
    /// Creates a preview of a place that the app sets.
    ///
    /// - Parameters:
    ///   - scene: The place; nil for none.
    ///   - allowsNavigation: Whether a person may go on from there.
    ///   - showsRoadLabels: Whether the names of roads are shown.
    ///   - pointsOfInterest: The kinds of places that are named.
    ///   - badgePosition: Where the map's maker is named.
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    /// Creates a preview that begins at a place.
    ///
    /// - Parameters:
    ///   - initialScene: The place; nil for none.
    ///   - allowsNavigation: Whether a person may go on from there.
    ///   - showsRoadLabels: Whether the names of roads are shown.
    ///   - pointsOfInterest: The kinds of places that are named.
    ///   - badgePosition: Where the map's maker is named.
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public var body: some View {
        ZStack {
            Color(.secondarySystemBackground)
            Image(systemName: "binoculars.fill").foregroundStyle(.secondary)
        }
    }
}
