public import CoreGraphics
public import Foundation
import Stage

/// The key of a layer's transition, of which it has one at a time.
public let kCATransition = "transition"

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content appears over the old.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from above the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the new content comes from. `fromTop` moves upwards and `fromBottom` downwards, as on iOS: the names are those
/// of a Mac, where y grows upwards.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content comes from the Right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The new content comes from the Left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The new content comes from the Top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The new content comes from the Bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    /// The way that the contents move, in widths and heights of the layer.
    var direction: CGVector {
        switch self {
        case .fromRight: CGVector(dx: -1, dy: 0)
        case .fromTop: CGVector(dx: 0, dy: -1)
        case .fromBottom: CGVector(dx: 0, dy: 1)
        default: CGVector(dx: 1, dy: 0)
        }
    }
}

/// From what a layer showed to what it shows now, as pictures.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// The kind of the transition. `.fade` by default.
    public var type: CATransitionType = .fade
    /// The side that the new content comes from.
    public var subtype: CATransitionSubtype?
    /// The shares of the whole way, from 0 to 1, at which it begins and ends.
    public var startProgress: Float = 0
    /// How far the transition goes, as a share. 1 by default.
    public var endProgress: Float = 1

    /// The picture of the layer when the transition was added.
    var source: RenderNode?

    func shownProgress(elapsed: CFTimeInterval) -> CGFloat? {
        progress(elapsed: elapsed).map { CGFloat(startProgress) + CGFloat(endProgress - startProgress) * CGFloat($0) }
    }

    func draw(to target: RenderNode?, in bounds: CGRect, progress: CGFloat, on canvas: Canvas) {
        func draw(_ node: RenderNode?, movedBy share: CGFloat) {
            guard let node else { return }
            let direction = (subtype ?? .fromLeft).direction
            canvas.save()
            canvas.translate(x: direction.dx * bounds.width * share, y: direction.dy * bounds.height * share)
            canvas.draw(node)
            canvas.restore()
        }
        switch type {
        case .moveIn:
            draw(source, movedBy: 0)
            draw(target, movedBy: progress - 1)
        case .push:
            draw(source, movedBy: progress)
            draw(target, movedBy: progress - 1)
        case .reveal:
            draw(target, movedBy: 0)
            draw(source, movedBy: progress)
        default:
            canvas.crossFade(Double(progress)) {
                draw(source, movedBy: 0)
            } to: {
                draw(target, movedBy: 0)
            }
        }
    }
}
