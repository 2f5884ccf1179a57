extension Angle {
    /// The sum of two angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// The angle the other way.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// A multiple of an angle.
    public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
    /// A multiple of an angle.
    public static func * (a: Double, b: Angle) -> Angle { Angle(radians: a * b.radians) }
    /// A part of an angle.
    public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
    /// Adds an angle.
    public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
    /// Takes an angle away.
    public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
}
