public import CoreGraphics

/// A colour and where it stands between a gradient's start (0) and end (1).
public struct GradientStop: Hashable, Sendable {
    /// The place along the gradient, from 0 to 1.
    public var location: CGFloat
    /// The colour there.
    public var color: CGColor

    /// Creates a stop.
    public init(location: CGFloat, color: CGColor) {
        self.location = location
        self.color = color
    }

    /// Colours and their places, spread evenly where none are given; in ascending order, as renderers want them.
    public static func stops(colors: [CGColor], locations: [CGFloat]?) -> [GradientStop] {
        var last: CGFloat = 0
        return colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let place = locations.flatMap { index < $0.count ? $0[index] : nil } ?? even
            last = max(last, min(1, max(0, place)))
            return GradientStop(location: last, color: color)
        }
    }
}
