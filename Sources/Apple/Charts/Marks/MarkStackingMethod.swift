/// How bars and areas of one place stand.
public struct MarkStackingMethod: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case standard, normalized, center, unstacked }
    let kind: Kind

    /// Whether marks reach elsewhere than their values say.
    var moves: Bool { kind == .normalized || kind == .center }

    /// On each other.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// On each other, as parts of their sum, which is 1.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// On each other, with half of their sum below nothing.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// In front of each other.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
