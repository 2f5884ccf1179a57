internal import CoreLocation
public import CoreLocationUI
public import SwiftUI

/// A button whose tap lets the app know the location until it ends.
///
/// `symbolVariant`, `labelStyle`, `cornerRadius`, `foregroundColor` and `tint` change how it looks.
public struct LocationButton: View {
    private let title: Title
    private let action: () -> Void

    /// The words of a button for the location.
    public struct Title: Hashable, Sendable {
        let label: CLLocationButtonLabel
        /// “Current Location”
        public static let currentLocation = Title(label: .currentLocation)
        /// “Send Current Location”
        public static let sendCurrentLocation = Title(label: .sendCurrentLocation)
        /// “Send My Current Location”
        public static let sendMyCurrentLocation = Title(label: .sendMyCurrentLocation)
        /// “Share Current Location”
        public static let shareCurrentLocation = Title(label: .shareCurrentLocation)
        /// “Share My Current Location”
        public static let shareMyCurrentLocation = Title(label: .shareMyCurrentLocation)
    }

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: Its words; nil for “Current Location”.
    ///   - action: Called when the person has answered, and later at each tap.
    public init(_ title: Title? = nil, action: @escaping () -> Void) {
        (self.title, self.action) = (title ?? .currentLocation, action)
    }

    public var body: some View {
        Button {
            LocationOnce.ask { action() }
        } label: {
            Label(LocationButtonTexts.current.text(title.label) ?? "", systemImage: "location")
                .font(.body.weight(.medium)).symbolVariant(.fill)
                .padding(.horizontal, 16).padding(.vertical, 12)
        }
        .buttonStyle(LocationButtonStyle())
    }
}

private struct LocationButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(.white).background(.tint).opacity(configuration.isPressed ? 0.6 : 1)
    }
}
