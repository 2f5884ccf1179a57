public import Foundation
public import UIKit

/// Called before a transition, with the view, the image, its data, where it came from and its address.
public typealias SDWebImageTransitionPreparesBlock = (UIView, UIImage?, Data?, SDImageCacheType, URL?) -> Void
/// Called in a transition, with the view and the image.
public typealias SDWebImageTransitionAnimationsBlock = (UIView, UIImage?) -> Void
/// Called after a transition.
public typealias SDWebImageTransitionCompletionBlock = (Bool) -> Void

/// How a view goes over to an image that has been loaded.
@MainActor
public final class SDWebImageTransition {
    /// In seconds. 0.5 by default.
    public var duration: TimeInterval = 0.5
    /// Of UIKit's transition.
    public var animationOptions: UIView.AnimationOptions = []
    /// Whether ``animations`` shows the image itself. False by default.
    public var avoidAutoSetImage = false
    /// Called before.
    public var prepares: SDWebImageTransitionPreparesBlock?
    /// Called in the transition, when the image has been set.
    public var animations: SDWebImageTransitionAnimationsBlock?
    /// Called after.
    public var completion: SDWebImageTransitionCompletionBlock?

    /// A transition that shows the image at once.
    public init() {}

    private convenience init(_ options: UIView.AnimationOptions, _ duration: TimeInterval) {
        self.init()
        animationOptions = [options, .allowUserInteraction]
        self.duration = duration
    }

    /// Fades the image in.
    public class var fade: SDWebImageTransition { fade(duration: 0.5) }
    /// Turns the view about its left edge.
    public class var flipFromLeft: SDWebImageTransition { flipFromLeft(duration: 0.5) }
    /// Turns the view about its right edge.
    public class var flipFromRight: SDWebImageTransition { flipFromRight(duration: 0.5) }
    /// Turns the view about its upper edge.
    public class var flipFromTop: SDWebImageTransition { SDWebImageTransition(.transitionFlipFromTop, 0.5) }
    /// Turns the view about its lower edge.
    public class var flipFromBottom: SDWebImageTransition { SDWebImageTransition(.transitionFlipFromBottom, 0.5) }
    /// Curls what was there up, as a page.
    public class var curlUp: SDWebImageTransition { SDWebImageTransition(.transitionCurlUp, 0.5) }
    /// Curls the image down, as a page.
    public class var curlDown: SDWebImageTransition { SDWebImageTransition(.transitionCurlDown, 0.5) }

    /// Fades the image in, in so many seconds.
    public class func fade(duration: TimeInterval) -> SDWebImageTransition {
        SDWebImageTransition(.transitionCrossDissolve, duration)
    }

    /// Turns the view about its left edge, in so many seconds.
    public class func flipFromLeft(duration: TimeInterval) -> SDWebImageTransition {
        SDWebImageTransition(.transitionFlipFromLeft, duration)
    }

    /// Turns the view about its right edge, in so many seconds.
    public class func flipFromRight(duration: TimeInterval) -> SDWebImageTransition {
        SDWebImageTransition(.transitionFlipFromRight, duration)
    }

    func run(
        in view: UIView, _ image: UIImage?, _ type: SDImageCacheType, _ url: URL?,
        show: @escaping @MainActor () -> Void
    ) {
        prepares?(view, image, nil, type, url)
        UIView.transition(
            with: view, duration: duration, options: animationOptions,
            animations: {
                if !self.avoidAutoSetImage { show() }
                self.animations?(view, image)
            }, completion: { self.completion?($0) })
    }
}
