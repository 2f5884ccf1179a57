/// The form from which particles are thrown.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A box; as the rectangle that it is from the front.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A ball; as the circle that it is from the front.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From where of the form particles are thrown.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From its corners; as from its outline.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// From its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// From all of it.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// From within it; the same in one plane.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In no order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest at the back.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// From the back to the front; particles lie in one plane.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Colours add up. Drawn over one another.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
