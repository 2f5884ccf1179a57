public import CoreGraphics
public import Foundation

/// The inputs of the filter `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of the filter `CISmoothLinearGradient`.
public protocol CISmoothLinearGradient: CILinearGradient {}

/// The inputs of the filter `CIRadialGradient`.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// How far the first colour reaches.
    var radius0: Float { get set }
    /// From where on the second colour is alone.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

extension CIFilter {
    /// Makes the filter `CILinearGradient`.
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter("CILinearGradient") }
    /// Makes the filter `CISmoothLinearGradient`, which is slow at both ends.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        BuiltinFilter("CISmoothLinearGradient")
    }
    /// Makes the filter `CIRadialGradient`.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter("CIRadialGradient") }
}

extension BuiltinFilter: CISmoothLinearGradient, CIRadialGradient {
    var point0: CGPoint {
        get { inputs.vector("inputPoint0").cgPointValue }
        set { hold(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { inputs.vector("inputPoint1").cgPointValue }
        set { hold(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var radius0: Float {
        get { inputs.number("inputRadius0") }
        set { hold(Double(newValue), forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { inputs.number("inputRadius1") }
        set { hold(Double(newValue), forKey: "inputRadius1") }
    }
}
