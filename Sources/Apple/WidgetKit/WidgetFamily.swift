public import Foundation

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// On the home screen, from the smallest to the largest. The numbers are Apple's.
    case systemSmall = 0, systemMedium = 1, systemLarge = 2, systemExtraLarge = 3
    /// On a watch's face.
    case accessoryCorner = 4
    /// On the lock screen: round, in a rectangle, or in a line.
    case accessoryCircular = 5, accessoryRectangular = 6, accessoryInline = 7

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// How large a widget is on a phone whose screen is 393 points wide, in points (Apple's Human Interface
    /// Guidelines, Widgets).
    public var _size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 354)
        case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }
}
