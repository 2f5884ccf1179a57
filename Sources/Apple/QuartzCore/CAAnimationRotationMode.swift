/// How a layer turns while it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its right side points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its left side points along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
