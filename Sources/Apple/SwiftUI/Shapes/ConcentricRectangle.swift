extension Edge {
    /// Corners of rectangles.
    public enum Corner: Hashable, Sendable, CaseIterable {
        /// A corner, by whether it is above and where lines begin.
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How a corner is rounded.
        public struct Style: Hashable, Sendable {
            /// In points; nil for a corner that follows the container's.
            let radius: CGFloat?
            /// Of a corner that follows the container's, in points.
            var least: CGFloat = 0

            /// Around the same point as the container's corner.
            public static let concentric = Style(radius: nil)
            /// By a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: max(radius, 0)) }
            /// Around the same point as the container's corner, by a radius of so many points at least.
            public static func concentric(minimum: CGFloat) -> Style { Style(radius: nil, least: max(minimum, 0)) }
            /// Around the same point as the container's corner, by the radius of a style at least.
            public static func concentric(minimum: Style) -> Style {
                Style(radius: nil, least: minimum.radius ?? minimum.least)
            }
        }
    }
}

/// A rectangle whose corners are rounded around the same points as those of the container that it is in, which
/// `containerShape(_:)` says. Where no container has a shape, such corners have their least radius.
public struct ConcentricRectangle: InsettableShape {
    private var styles: [Edge.Corner: Edge.Corner.Style]
    private var isUniform: Bool
    private var inset: CGFloat = 0

    /// Creates a rectangle whose corners all follow the container's.
    nonisolated public init() { self.init(corners: .concentric) }

    /// Creates a rectangle whose corners have a style.
    ///
    /// - Parameter isUniform: Whether all have the radius of the largest.
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        styles = Dictionary(uniqueKeysWithValues: Edge.Corner.allCases.map { ($0, corners) })
        self.isUniform = isUniform
    }

    /// Creates a rectangle whose corners have styles of their own.
    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        styles = [
            .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
            .bottomTrailing: bottomTrailingCorner,
        ]
        isUniform = false
    }

    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect) { _ in 0 } }

    nonisolated public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }

    /// The path in a rectangle, given the container's shape and where that is.
    @MainActor
    func path(in rect: CGRect, of container: ContainerOutline) -> Path {
        guard let rounded = container.shape as? any CorneredShape else { return path(in: rect) }
        let place = container.rect
        let radii = rounded.radii(in: place)
        return path(in: rect) { corner in
            let (left, right) = (rect.minX - place.minX, place.maxX - rect.maxX)
            let (above, below) = (rect.minY - place.minY, place.maxY - rect.maxY)
            return switch corner {
            case .topLeading: radii.topLeading - max(left, above)
            case .topTrailing: radii.topTrailing - max(right, above)
            case .bottomLeading: radii.bottomLeading - max(left, below)
            case .bottomTrailing: radii.bottomTrailing - max(right, below)
            }
        }
    }

    nonisolated private func path(in rect: CGRect, _ followed: (Edge.Corner) -> CGFloat) -> Path {
        var radii = styles.reduce(into: [:]) { radii, style in
            radii[style.key] = style.value.radius ?? max(followed(style.key), style.value.least, 0)
        }
        if isUniform, let most = radii.values.max() { radii = radii.mapValues { _ in most } }
        return UnevenRoundedRectangle(
            topLeadingRadius: radii[.topLeading] ?? 0, bottomLeadingRadius: radii[.bottomLeading] ?? 0,
            bottomTrailingRadius: radii[.bottomTrailing] ?? 0, topTrailingRadius: radii[.topTrailing] ?? 0
        ).inset(by: inset).path(in: rect)
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose corners follow those of the container that it is in.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle whose corners have styles of their own.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}

/// A shape with corners that others may follow.
private protocol CorneredShape: Shape {
    /// In points, in a rectangle.
    nonisolated func radii(in rect: CGRect) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
    fileprivate init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}

extension RoundedRectangle: CorneredShape {
    nonisolated fileprivate func radii(in rect: CGRect) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(cornerSize.width, min(rect.width, rect.height) / 2))
    }
}

extension UnevenRoundedRectangle: CorneredShape {
    nonisolated fileprivate func radii(in rect: CGRect) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: CorneredShape {
    nonisolated fileprivate func radii(in rect: CGRect) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(rect.width, rect.height) / 2)
    }
}
