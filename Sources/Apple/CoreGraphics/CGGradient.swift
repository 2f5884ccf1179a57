public import Foundation

/// Colours that turn into one another along a line or between circles.
public final class CGGradient: Hashable, Sendable {
    let stops: [(location: CGFloat, color: CGColor)]

    /// Colours and where they stand, from 0 to 1; spread evenly without places. Nil if nothing in `colors` is a colour.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { $0 as? CGColor }
        guard !found.isEmpty, found.count == colors.count else { return nil }
        stops = Self.stops(found, locations)
    }

    /// The same from components, each colour's alpha last.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let stride = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) }
        guard colors.count == count else { return nil }
        stops = Self.stops(colors, locations)
    }

    private static func stops(
        _ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?
    ) -> [(location: CGFloat, color: CGColor)] {
        let placed = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return (location: min(1, max(0, locations.map { $0[index] } ?? even)), color: color)
        }
        // Sorting keeps colours of the same place in their order: a hard edge.
        return placed.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }.map(\.element)
    }

    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
