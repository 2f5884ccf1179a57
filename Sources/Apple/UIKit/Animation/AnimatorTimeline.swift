import QuartzCore
import Stage

/// How far an animator is, and what it moves.
@MainActor
final class AnimatorTimeline: AnimationControl {
    /// One property of one layer.
    struct Entry {
        let layer: CALayer
        let key: String
        let animation: CAAnimation
        let start: Any
        let end: Any

        /// Whether no later animation has taken the property over.
        @MainActor var isCurrent: Bool { layer.animation(forKey: key) === animation }
    }

    private struct Motion {
        var start: Double
        var length: Double
        /// From the share of the length to the progress.
        var curve: (Double) -> Double
    }

    private(set) var entries: [Entry] = []
    private var rest = 0.0
    private var motion: Motion?
    private var link: CADisplayLink?
    /// The progress at which animations that are added now begin.
    var entryStart = 0.0

    private var host: (any LayerHost)? { entries.lazy.compactMap(\.layer.host).first ?? CADisplayLink.mainHost }
    private var now: Double { host?.now ?? CACurrentMediaTime() }

    var isMoving: Bool { motion != nil }

    var progress: Double {
        guard let motion else { return rest }
        guard motion.length > 0 else { return now < motion.start ? motion.curve(0) : motion.curve(1) }
        return motion.curve(min(1, max(0, (now - motion.start) / motion.length)))
    }

    func add(_ entry: Entry) {
        if let index = entries.firstIndex(where: { $0.layer === entry.layer && $0.key == entry.key }) {
            let first = entries.remove(at: index)
            entries.append(
                Entry(
                    layer: entry.layer, key: entry.key, animation: entry.animation, start: first.start, end: entry.end))
        } else {
            entries.append(entry)
        }
    }

    /// Moves by `curve` for `length` seconds, and then calls `arrived`.
    func move(after delay: Double, length: Double, curve: @escaping (Double) -> Double, arrived: @escaping () -> Void) {
        motion = Motion(start: now + delay, length: length, curve: curve)
        link?.invalidate()
        let link = CADisplayLink { [self] _ in
            guard let motion, now >= motion.start + motion.length - 1e-9 else { return }
            hold(at: motion.curve(1))
            arrived()
        }
        link.comesToRest = true
        self.link = link
        guard let host else {
            // Out of every window nothing moves: it arrives in a later turn of the run loop, as a block of animations does.
            return NextTurn.perform { [self] in
                guard self.link === link else { return }
                hold(at: curve(1))
                arrived()
            }
        }
        link.start(on: host)
    }

    /// Stands still where it is, or at `progress`.
    func hold(at progress: Double? = nil) {
        rest = progress ?? self.progress
        motion = nil
        link?.invalidate()
        link = nil
        for entry in entries where entry.isCurrent { entry.layer.animationProgressDidChange() }
    }

    /// Gives each property its final value and takes the animations away.
    func end(at position: UIViewAnimatingPosition) {
        let ending = entries.filter(\.isCurrent)
        for entry in ending {
            switch position {
            case .start: entry.layer.setAnimated(entry.start, for: entry.key)
            case .end: entry.layer.setAnimated(entry.end, for: entry.key)
            case .current:
                if let value = entry.layer.presentationAnimatable(entry.key) {
                    entry.layer.setAnimated(value, for: entry.key)
                }
            }
        }
        for entry in ending { entry.layer.removeAnimation(forKey: entry.key) }
    }

    /// Sets the values of animations that are over already.
    func settle(at position: UIViewAnimatingPosition, _ entries: [Entry]) {
        guard position != .current else { return }
        for entry in entries { entry.layer.setAnimated(position == .start ? entry.start : entry.end, for: entry.key) }
    }

    func reset() {
        entries = []
        rest = 0
        motion = nil
    }
}

/// Adds an animation to a layer and to the animator that drives it.
@MainActor
struct AnimatorAction: CAAction {
    let timeline: AnimatorTimeline
    let animation: CAAnimation
    let oldValue: Any?

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let end = layer.modelAnimatable(event), let oldValue else { return }
        animation.control = timeline
        animation.controlStart = timeline.entryStart
        layer.add(animation, forKey: event)
        timeline.add(
            AnimatorTimeline.Entry(layer: layer, key: event, animation: animation, start: oldValue, end: end))
    }
}

extension CALayer {
    /// Sets a value as the view would that shows in the layer, so that the view knows of it.
    fileprivate func setAnimated(_ value: Any, for key: String) {
        let oldSize = bounds.size
        setModelAnimatable(value, for: key)
        guard let view = delegate as? UIView else { return }
        UIView.performWithoutAnimation {
            if key == "backgroundColor", view.backgroundColor?.resolved(view.traitCollection) != backgroundColor {
                view.backgroundColor = backgroundColor.map { UIColor(cgColor: $0) }
            }
            if bounds.size != oldSize { view.boundsSizeDidChange(from: oldSize) }
            view.geometryDidChange()
        }
    }
}
