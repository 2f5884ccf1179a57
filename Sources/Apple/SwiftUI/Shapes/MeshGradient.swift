/// Colours at the points of a grid, which pass into each other in all directions.
public struct MeshGradient: ShapeStyle, View, PrimitiveView, Equatable {
    /// A point with the handles of the lines to the points beside it.
    public struct BezierPoint: Hashable, Sendable {
        /// In the unit square.
        public var position: SIMD2<Float>
        /// The handles, in the unit square.
        public var leadingControlPoint: SIMD2<Float>
        /// The handles, in the unit square.
        public var topControlPoint: SIMD2<Float>
        /// The handles, in the unit square.
        public var trailingControlPoint: SIMD2<Float>
        /// The handles, in the unit square.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the points of the grid are, row by row.
    public enum Locations: Hashable, Sendable {
        /// In the unit square.
        case points([SIMD2<Float>])
        /// In the unit square, with handles. The lines are drawn from point to point here, without the handles.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points, row by row.
    public enum Colors: Hashable, Sendable {
        /// As they are where they are used.
        case colors([Color])
        /// Colours that are the same everywhere.
        case resolvedColors([Color.Resolved])
    }

    /// How many points there are in a row.
    public var width: Int
    /// How many rows there are.
    public var height: Int
    /// The places of the points.
    public var locations: Locations
    /// The colours of the points.
    public var colors: Colors
    /// The colour where the grid does not reach.
    public var background: Color
    /// Whether colours pass smoothly over the lines of the grid.
    public var smoothsColors: Bool
    /// The space in which colours pass into each other.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient of `width` times `height` points with a colour for each, row by row.
    nonisolated public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a gradient of `width` times `height` points with a colour for each, row by row.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    nonisolated public func _paint(in environment: EnvironmentValues) -> _Paint {
        let places: [SIMD2<Float>] =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let shades: [UIColor] =
            switch colors {
            case .colors(let colors): colors.map { $0.resolved(in: environment) }
            case .resolvedColors(let colors): colors.map(\.uiColor)
            }
        guard width > 1, height > 1, places.count >= width * height, shades.count >= width * height else {
            return .color(background.resolved(in: environment))
        }
        return .mesh(
            ColorMesh(
                width: width, height: height, points: places.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
                colors: shades, background: background.resolved(in: environment), isSmooth: smoothsColors,
                space: colorSpace))
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: ShapeElement()) { $1.show(Rectangle(), fill: $0._paint(in: $2.environment)) }
    }
}
