package import CoreGraphics
import Foundation

/// The properties of a layer that can be animated: once as the program set them, once as they show at a moment.
package struct LayerState {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var transform = CATransform3D()
    package var sublayerTransform = CATransform3D()
    package var opacity: Float = 1
    package var isHidden = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    /// Properties of subclasses, such as `strokeEnd`, by name.
    var extra: [String: AnimatableValue] = [:]

    func value(for keyPath: String) -> AnimatableValue? {
        switch keyPath {
        case "bounds": return .rect(bounds)
        case "bounds.origin": return .point(bounds.origin)
        case "bounds.origin.x": return .number(Double(bounds.origin.x))
        case "bounds.origin.y": return .number(Double(bounds.origin.y))
        case "bounds.size": return .size(bounds.size)
        case "bounds.size.width": return .number(Double(bounds.width))
        case "bounds.size.height": return .number(Double(bounds.height))
        case "position": return .point(position)
        case "position.x": return .number(Double(position.x))
        case "position.y": return .number(Double(position.y))
        case "anchorPoint": return .point(anchorPoint)
        case "zPosition": return .number(Double(zPosition))
        case "transform": return .transform(transform)
        case "transform.scale", "transform.scale.x": return .number(Double(decomposed.scaleX))
        case "transform.scale.y": return .number(Double(decomposed.scaleY))
        case "transform.rotation", "transform.rotation.z": return .number(Double(decomposed.rotation))
        case "transform.translation": return .size(CGSize(width: transform.m41, height: transform.m42))
        case "transform.translation.x": return .number(Double(transform.m41))
        case "transform.translation.y": return .number(Double(transform.m42))
        case "opacity": return .number(Double(opacity))
        case "hidden": return .number(isHidden ? 1 : 0)
        case "backgroundColor": return .color(backgroundColor)
        case "cornerRadius": return .number(Double(cornerRadius))
        case "borderWidth": return .number(Double(borderWidth))
        case "borderColor": return .color(borderColor)
        case "shadowColor": return .color(shadowColor)
        case "shadowOpacity": return .number(Double(shadowOpacity))
        case "shadowOffset": return .size(shadowOffset)
        case "shadowRadius": return .number(Double(shadowRadius))
        default: return extra[keyPath]
        }
    }

    mutating func setValue(_ value: AnimatableValue, for keyPath: String) {
        switch (keyPath, value) {
        case ("bounds", .rect(let v)): bounds = v
        case ("bounds.origin", .point(let v)): bounds.origin = v
        case ("bounds.origin.x", .number(let v)): bounds.origin.x = CGFloat(v)
        case ("bounds.origin.y", .number(let v)): bounds.origin.y = CGFloat(v)
        case ("bounds.size", .size(let v)): bounds.size = v
        case ("bounds.size.width", .number(let v)): bounds.size.width = CGFloat(v)
        case ("bounds.size.height", .number(let v)): bounds.size.height = CGFloat(v)
        case ("position", .point(let v)): position = v
        case ("position.x", .number(let v)): position.x = CGFloat(v)
        case ("position.y", .number(let v)): position.y = CGFloat(v)
        case ("anchorPoint", .point(let v)): anchorPoint = v
        case ("zPosition", .number(let v)): zPosition = CGFloat(v)
        case ("transform", .transform(let v)): transform = v
        case ("transform.scale", .number(let v)): recompose { ($0.scaleX, $0.scaleY) = (CGFloat(v), CGFloat(v)) }
        case ("transform.scale.x", .number(let v)): recompose { $0.scaleX = CGFloat(v) }
        case ("transform.scale.y", .number(let v)): recompose { $0.scaleY = CGFloat(v) }
        case ("transform.rotation", .number(let v)), ("transform.rotation.z", .number(let v)):
            recompose { $0.rotation = CGFloat(v) }
        case ("transform.translation", .size(let v)): (transform.m41, transform.m42) = (v.width, v.height)
        case ("transform.translation", .point(let v)): (transform.m41, transform.m42) = (v.x, v.y)
        case ("transform.translation.x", .number(let v)): transform.m41 = CGFloat(v)
        case ("transform.translation.y", .number(let v)): transform.m42 = CGFloat(v)
        case ("opacity", .number(let v)): opacity = Float(v)
        case ("hidden", .number(let v)): isHidden = v != 0
        case ("backgroundColor", .color(let v)): backgroundColor = v
        case ("cornerRadius", .number(let v)): cornerRadius = CGFloat(v)
        case ("borderWidth", .number(let v)): borderWidth = CGFloat(v)
        case ("borderColor", .color(let v)): borderColor = v
        case ("shadowColor", .color(let v)): shadowColor = v
        case ("shadowOpacity", .number(let v)): shadowOpacity = Float(v)
        case ("shadowOffset", .size(let v)): shadowOffset = v
        case ("shadowRadius", .number(let v)): shadowRadius = CGFloat(v)
        default:
            if extra[keyPath] != nil { extra[keyPath] = value }
        }
    }

    private var decomposed: DecomposedTransform {
        DecomposedTransform(CATransform3DGetAffineTransform(transform))
    }

    private mutating func recompose(_ change: (inout DecomposedTransform) -> Void) {
        var parts = decomposed
        change(&parts)
        transform = CATransform3DMakeAffineTransform(parts.matrix)
    }
}
