import CoreGraphics
import Foundation
import ObjectiveC

/// Key-value coding of layers: what can be animated is found by its path, such as `transform.rotation.z`; other names keep
/// what an app gives them.
extension CALayer: @preconcurrency KeyValueContainer {
    package func holds(key: String) -> Bool { true }

    package func holds(path: String) -> Bool { modelState.value(for: path) != nil }

    package func heldValue(forKey key: String) -> Any? {
        if let value = modelState.value(for: key) { return value.object }
        if let path = KeyValueTable.property(key, of: type(of: self))?.path { return self[keyPath: path] as Any? }
        if let property = KeyedProperty.all[key] { return property.get(self) }
        return rare?.values[key]
    }

    package func hold(_ value: Any?, forKey key: String) {
        if let old = modelState.value(for: key) {
            guard let value = AnimatableValue(value as Any).flatMap({ old.takes($0) }) else { return }
            // An animation of a part is one of the whole property.
            let name = String(key.prefix { $0 != "." })
            let animation = action(forKey: name)
            setModelAnimatable(value, for: key)
            animation?.run(forKey: name, object: self, arguments: nil)
        } else if let property = KeyedProperty.all[key] {
            property.set(self, value)
        } else {
            rare = rare ?? RareProperties()
            rare?.values[key] = value
        }
    }
}

/// A property that cannot be animated, and that key-value coding sets.
@MainActor
private struct KeyedProperty {
    let get: @MainActor (CALayer) -> Any?
    let set: @MainActor (CALayer, Any?) -> Void

    private init<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>, _ none: Value) {
        get = { $0[keyPath: path] }
        set = { layer, value in
            if let value = value as? Value {
                layer[keyPath: path] = value
            } else if value == nil || value is NSNull {
                layer[keyPath: path] = none
            }
        }
    }

    private init(flag path: ReferenceWritableKeyPath<CALayer, Bool>) {
        get = { NSNumber(value: $0[keyPath: path]) }
        set = { layer, value in layer[keyPath: path] = (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false }
    }

    static let all: [String: KeyedProperty] = [
        "name": KeyedProperty(\.name, nil),
        "contents": KeyedProperty(\.contents, nil),
        "mask": KeyedProperty(\.mask, nil),
        "masksToBounds": KeyedProperty(flag: \.masksToBounds),
    ]
}

extension AnimatableValue {
    /// The value as key-value coding gives it: numbers as objects.
    var object: Any? {
        switch self {
        case .number(let number): NSNumber(value: number)
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let transform): transform
        case .color(let color): color
        case .discrete(let value): value
        }
    }

    /// A value that may take this one's place: of the same kind, or in the form that a place has it in.
    func takes(_ value: AnimatableValue) -> AnimatableValue? {
        switch (self, value) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
            (.color, .color), (.discrete, _):
            value
        case (.size, .point(let point)): .size(CGSize(width: point.x, height: point.y))
        case (.color, .discrete(let none)) where none is NSNull: .color(nil)
        case (_, .discrete(let object as NSValue)): takes(object)
        default: nil
        }
    }

    private func takes(_ object: NSValue) -> AnimatableValue? {
        switch self {
        case .point: (object as Any as? CGPoint).map { .point($0) }
        case .size: (object as Any as? CGSize).map { .size($0) }
        case .rect: (object as Any as? CGRect).map { .rect($0) }
        default: nil
        }
    }
}
