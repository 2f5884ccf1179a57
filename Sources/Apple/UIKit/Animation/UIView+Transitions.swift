import Stage

extension UIView {
    /// Goes over from what the view shows to what it shows after `animations`: by turning it over where the options ask
    /// for a flip, by fading otherwise.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard AnimationGroup.isEnabled, duration > 0, view.window != nil,
            let picture = view.snapshotView(afterScreenUpdates: false), let parent = view.superview
        else {
            animations?()
            completion?(true)
            return
        }
        picture.bounds = view.bounds
        picture.center = view.center
        picture.transform3D = view.transform3D
        parent.insertSubview(picture, aboveSubview: view)
        performWithoutAnimation {
            animations?()
            view.layoutIfNeeded()
        }
        if let axis = options.flipAxis {
            flip(from: picture, to: view, axis: axis, duration: duration, options: options) {
                picture.removeFromSuperview()
                completion?($0)
            }
            return
        }
        animate(
            withDuration: duration, delay: 0, options: options, animations: { picture.alpha = 0 },
            completion: { finished in
                picture.removeFromSuperview()
                completion?(finished)
            })
    }

    /// Puts one view in the place of another, with a transition.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let parent = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: parent, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    toView.frame = fromView.frame
                    parent.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    /// The old side turns until it is seen from its edge, then the new one goes on from there.
    private class func flip(
        from old: UIView, to new: UIView, axis: FlipAxis, duration: TimeInterval, options: AnimationOptions,
        completion: @escaping (Bool) -> Void
    ) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let shares = (0...16).map { Double($0) / 16 }
        for (view, isOld) in [(old, true), (new, false)] {
            let turn = CAKeyframeAnimation(keyPath: "transform")
            turn.values = shares.map { share in
                let angle = CGFloat(share - (isOld ? 0 : 1)) * .pi * axis.sign
                return CATransform3DConcat(
                    CATransform3DMakeRotation(angle, axis.x, axis.y, 0), view.layer.transform)
            }
            let visibility = CAKeyframeAnimation(keyPath: "opacity")
            visibility.values = isOld ? [1, 0, 0] : [0, view.layer.opacity, view.layer.opacity]
            visibility.keyTimes = [0, 0.5, 1]
            visibility.calculationMode = .discrete
            for animation in [turn, visibility] {
                animation.duration = duration
                animation.timingFunction = options.timingFunction
                animation.fillMode = .both
            }
            if !isOld { turn.stopped = completion }
            view.layer.add(turn, forKey: "flip")
            view.layer.add(visibility, forKey: "flipVisibility")
        }
        CATransaction.commit()
    }

    fileprivate struct FlipAxis {
        var x: CGFloat
        var y: CGFloat
        var sign: CGFloat
    }
}

extension UIView.AnimationOptions {
    fileprivate var flipAxis: UIView.FlipAxis? {
        switch rawValue >> 20 & 0xF {
        case 1: UIView.FlipAxis(x: 0, y: 1, sign: 1)
        case 2: UIView.FlipAxis(x: 0, y: 1, sign: -1)
        case 6: UIView.FlipAxis(x: 1, y: 0, sign: -1)
        case 7: UIView.FlipAxis(x: 1, y: 0, sign: 1)
        default: nil
        }
    }
}
