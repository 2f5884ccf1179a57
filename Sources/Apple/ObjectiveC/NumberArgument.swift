import Foundation

/// A type that a number object turns into when it is passed to a method by selector.
protocol NumberArgument {
    static func value(of number: NSNumber) -> Self
}

extension Int: NumberArgument {
    static func value(of number: NSNumber) -> Int { number.intValue }
}

extension Double: NumberArgument {
    static func value(of number: NSNumber) -> Double { number.doubleValue }
}

extension Float: NumberArgument {
    static func value(of number: NSNumber) -> Float { number.floatValue }
}

extension CGFloat: NumberArgument {
    static func value(of number: NSNumber) -> CGFloat { CGFloat(number.doubleValue) }
}

extension Bool: NumberArgument {
    static func value(of number: NSNumber) -> Bool { number.boolValue }
}
