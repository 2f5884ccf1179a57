import CoreGraphics
import Foundation
import ObjectiveC

/// What is done to the pixels of a layer. The class is Apple's own, and apps reach it by its name alone, mostly for a blur whose
/// strength varies over a view.
final class CAFilter: NSObject, KeyValueContainer {
    static let variableBlur = "variableBlur"

    /// What it does.
    let type: String
    private var values: [String: Any] = [:]

    init(type: String) { self.type = type }

    /// The strength of a blur, in points.
    var radius: CGFloat {
        switch values["inputRadius"] {
        case let value as CGFloat: value
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as Int: CGFloat(value)
        default: 0
        }
    }

    /// Where a blur is strong: where the picture is opaque.
    var mask: CGImage? { values["inputMaskImage"] as? CGImage }

    func holds(key: String) -> Bool { true }
    func heldValue(forKey key: String) -> Any? { values[key] }
    func hold(_ value: Any?, forKey key: String) { values[key] = value }

    /// Lets the class be asked for filters by name.
    static let isRegistered: Void = {
        for name in ["filterWithType", "filterWithName"] {
            SelectorTable.addClassMethod(CAFilter.self, name + ":") { ($0 as? String).map(CAFilter.init(type:)) }
        }
    }()
}
