/// Distances from the edges of a picture, in its pixels.
public struct AssetInsets: Equatable, Sendable {
    /// From the top edge.
    public var top = 0.0
    /// From the left edge.
    public var left = 0.0
    /// From the bottom edge.
    public var bottom = 0.0
    /// From the right edge.
    public var right = 0.0

    init(_ item: [String: Any]) {
        func value(_ name: String) -> Double {
            guard let number = item[name] as? Double, number.isFinite else { return 0 }
            return min(max(number, -1e5), 1e5)
        }
        top = value("top")
        left = value("left")
        bottom = value("bottom")
        right = value("right")
    }
}

/// Which parts of a picture keep their size when it is drawn larger.
public struct AssetSlicing: Equatable, Sendable {
    /// The widths at the edges that are not stretched.
    public var caps: AssetInsets
    /// Whether the centre is repeated instead of stretched.
    public var isTiled: Bool
    /// How much of what is between the caps is stretched or repeated, in the picture's pixels; the rest is left out.
    /// Nil where all of it is.
    public var center: (width: Double, height: Double)?

    init?(_ item: [String: Any]) {
        guard let caps = item["cap-insets"] as? [String: Any] else { return nil }
        self.caps = AssetInsets(caps)
        let center = item["center"] as? [String: Any]
        isTiled = center?["mode"] as? String == "tile"
        func side(_ name: String) -> Double {
            guard let value = center?[name] as? Double, value.isFinite else { return 0 }
            return min(max(value, 0), 1e5)
        }
        if side("width") > 0 || side("height") > 0 { self.center = (side("width"), side("height")) }
    }

    /// Whether both stretch alike.
    public static func == (one: AssetSlicing, other: AssetSlicing) -> Bool {
        one.caps == other.caps && one.isTiled == other.isTiled && one.center?.width == other.center?.width
            && one.center?.height == other.center?.height
    }
}
