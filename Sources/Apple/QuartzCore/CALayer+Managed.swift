import CoreGraphics
import Foundation

/// Properties of subclasses, which animations may change.
extension CALayer {
    /// For subclasses with properties of their own, such as `strokeEnd`.
    func setExtra(_ value: AnimatableValue, for key: String) {
        let animation = modelState.extra[key] == nil ? nil : action(forKey: key)
        modelState.extra[key] = value
        if let animation { animation.run(forKey: key, object: self, arguments: nil) }
        setNeedsDisplayContent()
    }

    /// The value of an `@NSManaged` property, for translated code: zero, or nil, before it is set.
    public func _managedValue<Value>(_ key: String) -> Value {
        if let value: Value = modelState.extra[key]?.typed() { return value }
        if let type = Value.self as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Value {
            return none
        }
        if let zero: Value = AnimatableValue.zero() { return zero }
        preconditionFailure("\(type(of: self)).\(key) has no value yet, and \(Value.self) no zero")
    }

    /// Sets an `@NSManaged` property, for translated code. The layer's action for the key animates it.
    public func _setManagedValue<Value>(_ value: Value, _ key: String) {
        guard let value = AnimatableValue(value as Any) else { return }
        setExtra(value, for: key)
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    /// Whether the layer is of a class of an app's, which may draw.
    var isOfApp: Bool {
        let type = type(of: self)
        if let known = Self.classesOfApps[ObjectIdentifier(type)] { return known }
        let module = String(reflecting: type).prefix { $0 != "." }
        let isOfApp = module != "QuartzCore" && module != "UIKit"
        Self.classesOfApps[ObjectIdentifier(type)] = isOfApp
        return isOfApp
    }

    private static var classesOfApps: [ObjectIdentifier: Bool] = [:]
}

extension AnimatableValue {
    /// The value as a property has it; nil if it is of another kind.
    func typed<Value>() -> Value? {
        switch self {
        case .number(let number): Self.number(number)
        case .point(let point): point as? Value
        case .size(let size): size as? Value
        case .rect(let rect): rect as? Value
        case .transform(let transform):
            transform as? Value ?? CATransform3DGetAffineTransform(transform) as? Value
        case .color(let color): color.flatMap { $0 as? Value }
        case .discrete(let value): value as? Value
        }
    }

    /// What a property holds before it is set.
    static func zero<Value>() -> Value? {
        number(0) ?? CGPoint.zero as? Value ?? CGSize.zero as? Value ?? CGRect.zero as? Value
            ?? CATransform3DIdentity as? Value ?? CGAffineTransform.identity as? Value ?? CGColor.clear as? Value
            ?? "" as? Value
    }

    private static func number<Value>(_ number: Double) -> Value? {
        number as? Value ?? CGFloat(number) as? Value ?? Float(number) as? Value
            ?? Int(exactly: number.rounded()) as? Value ?? (number != 0) as? Value ?? NSNumber(value: number) as? Value
    }
}
