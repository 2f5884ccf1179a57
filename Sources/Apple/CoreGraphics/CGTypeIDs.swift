import SeamPrimitives

// The numbers of classes, as `CFGetTypeID` tells them of objects.

extension CGColor {
    /// The number of the class.
    public static var typeID: UInt { ClassNumbers.number(of: CGColor.self) ?? 1 }
}

extension CGColorSpace {
    /// The number of the class.
    public static var typeID: UInt { ClassNumbers.number(of: CGColorSpace.self) ?? 1 }
}

extension CGContext {
    /// The number of the class.
    public static var typeID: UInt { ClassNumbers.number(of: CGContext.self) ?? 1 }
}

extension CGDataProvider {
    /// The number of the class.
    public static var typeID: UInt { ClassNumbers.number(of: CGDataProvider.self) ?? 1 }
}

extension CGGradient {
    /// The number of the class.
    public static var typeID: UInt { ClassNumbers.number(of: CGGradient.self) ?? 1 }
}

extension CGImage {
    /// The number of the class.
    public static var typeID: UInt { ClassNumbers.number(of: CGImage.self) ?? 1 }
}

extension CGPath {
    /// The number of the class.
    public static var typeID: UInt { ClassNumbers.number(of: CGPath.self) ?? 1 }
}
