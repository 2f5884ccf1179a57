/// The numbers that `CFGetTypeID` tells of objects of Core Graphics, beyond those that Foundation gives its own.
package enum ClassNumbers {
    private static let all: [String: UInt] = [
        "CoreGraphics.CGColor": 1001, "CoreGraphics.CGColorSpace": 1002, "CoreGraphics.CGContext": 1003,
        "CoreGraphics.CGDataProvider": 1004, "CoreGraphics.CGGradient": 1005, "CoreGraphics.CGImage": 1006,
        "CoreGraphics.CGPath": 1007, "CoreGraphics.CGMutablePath": 1007,
    ]

    /// The number of a class; nil for one that has none.
    package static func number(of type: AnyClass) -> UInt? { all[_typeName(type, qualified: true)] }
}
