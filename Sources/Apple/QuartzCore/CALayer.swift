public import CoreGraphics
public import Foundation
internal import SeamFoundation
package import Stage

/// A rectangle that shows something, has a place among others, and can be animated.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The values as set, which `presentation()` changes by the animations that run.
    package var modelState = LayerState()
    /// The object that draws and lays out for the layer; held weakly. A view is its layer's delegate.
    public weak var delegate: (any CALayerDelegate)?
    package weak var content: (any LayerContent)?
    /// The layer that contains this one; nil at the top. Not retained.
    public internal(set) weak var superlayer: CALayer?
    private var children: [CALayer] = []
    /// The layers in this one, from back to front; nil without any.
    public var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children { child.removeFromSuperlayer() }
            for child in newValue ?? [] { addSublayer(child) }
        }
    }

    /// A name of the app's.
    public var name: String?
    /// A layer in this one's coordinates that lets through what it is opaque for. It belongs to no other layer.
    public var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            maskDidChange(from: oldValue)
        }
    }
    weak var masked: CALayer?  // The layer whose mask this is
    /// Whether sublayers are clipped to the bounds and their round corners. False by default.
    public var masksToBounds = false { didSet { if masksToBounds != oldValue { setNeedsRender() } } }
    /// The corners that ``cornerRadius`` makes round. All by default.
    public var maskedCorners: CACornerMask = .all { didSet { setNeedsRender() } }
    /// The form of round corners. Has no effect: round corners are arcs of circles.
    public var cornerCurve: CALayerCornerCurve = .circular
    /// The outline that throws the shadow; nil takes the layer's. Rectangles, rounded ones and circles are drawn as
    /// they are, others as their bounds.
    public var shadowPath: CGPath? { didSet { setNeedsRender() } }
    /// An image (`CGImage`), or nil.
    public var contents: Any? { didSet { if !isDisplaying { setNeedsDisplayContent() } } }
    /// Where the contents are in the bounds. `.resize` by default.
    public var contentsGravity: CALayerContentsGravity = .resize { didSet { setNeedsDisplayContent() } }
    /// The pixels of the contents to a point. 1 by default.
    public var contentsScale: CGFloat = 1
    /// How an image is drawn that is larger than its pixels.
    public var magnificationFilter: CALayerContentsFilter = .linear {
        didSet { if magnificationFilter != oldValue { setNeedsDisplayContent() } }
    }
    var rare: RareProperties?
    /// A hint. Has no effect: content is always recorded, and drawn when the frame is.
    public var drawsAsynchronously = false
    /// The pixels to a point of a layer drawn in advance. Has no effect: no layer is drawn in advance.
    public var rasterizationScale: CGFloat = 1
    /// Whether the layer is drawn in advance. Has no effect: what does not change is kept anyway.
    public var shouldRasterize = false
    /// Whether the edges of turned layers are smooth. Has no effect: edges are always smooth.
    public var allowsEdgeAntialiasing = false
    /// Whether the layer covers what is beneath it. A promise that nothing relies on.
    public var isOpaque = false
    /// Whether the layer shows from behind. Has no effect: every layer does.
    public var isDoubleSided = true
    /// Whether a change of size draws the contents again. Has no effect: it always does.
    public var needsDisplayOnBoundsChange = false
    /// The actions for changes of properties, by key.
    public var actions: [String: any CAAction]?

    /// Whether the content drawn by `content` must be recorded again.
    var contentIsDirty = true
    /// Whether someone asked that the contents be made anew.
    private var needsDisplay = false
    private var isDisplaying = false
    /// Whether ``draw(in:)`` draws the layer.
    private(set) var drawsInContext = false
    var contentNode: RenderNode?
    /// The layer with its sublayers, in its own coordinates; nil when something below changed.
    var subtreeNode: RenderNode?
    var subtreeIsDirty = true

    var running: [(key: String, animation: CAAnimation)] = []
    var runningAnimations: [CAAnimation] { running.map(\.animation) }
    /// The subtree as it was drawn last, for a transition to begin with.
    var shownNode: RenderNode?
    private var modelLayer: CALayer?
    /// The host of this tree of layers; only set on the topmost.
    package weak var rootHost: (any LayerHost)?
    public override init() { super.init() }
    /// Layers are not kept in archives here: the layer is as ``init()`` makes one.
    public required init?(coder: NSCoder) { super.init() }

    /// A copy with the same properties, as Core Animation makes for the presentation.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { modelState = layer.modelState }
    }

    // MARK: Geometry

    // observable
    /// The layer's own coordinates: its size, and the point at its top left corner.
    open var bounds: CGRect {
        get { modelState.bounds }
        set { set(\.bounds, newValue, "bounds", resizes: true) }
    }

    // observable
    /// The place of ``anchorPoint`` in the superlayer, in points.
    open var position: CGPoint {
        get { modelState.position }
        set { set(\.position, newValue, "position", moves: true) }
    }

    // observable
    /// The point about which the layer turns, in shares of the bounds. The middle by default.
    open var anchorPoint: CGPoint {
        get { modelState.anchorPoint }
        set { set(\.anchorPoint, newValue, "anchorPoint", moves: true) }
    }

    // observable
    /// The order in depth among siblings; greater is in front. 0 by default.
    open var zPosition: CGFloat {
        get { modelState.zPosition }
        set { set(\.zPosition, newValue, "zPosition", moves: true) }
    }

    /// The transform about ``anchorPoint``. Drawn without perspective.
    open var transform: CATransform3D {
        get { modelState.transform }
        set { set(\.transform, newValue, "transform", moves: true) }
    }

    /// A transform of all sublayers about ``anchorPoint``. Drawn without perspective, and not part of conversions.
    open var sublayerTransform: CATransform3D {
        get { modelState.sublayerTransform }
        set { set(\.sublayerTransform, newValue, "sublayerTransform") }
    }

    /// The smallest rectangle around the layer, in its superlayer's coordinates.
    open var frame: CGRect {
        get { modelState.frame }
        set {
            let frame = newValue.standardized
            if CATransform3DIsIdentity(transform) {
                bounds.size = frame.size
            } else {
                let inverse = CATransform3DGetAffineTransform(transform).inverted()
                bounds.size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
            }
            position = CGPoint(
                x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
        }
    }

    // MARK: Appearance

    // observable
    /// The opacity of the layer with all in it, from 0 to 1. 1 by default.
    open var opacity: Float {
        get { modelState.opacity }
        set { set(\.opacity, newValue, "opacity", moves: true) }
    }

    // observable
    /// Whether the layer with all in it is hidden. False by default.
    open var isHidden: Bool {
        get { modelState.isHidden }
        set { set(\.isHidden, newValue, "hidden", moves: true) }
    }

    // observable
    // A nib holds a UIColor, which a layer cannot draw: as on iOS, nothing shows.
    // nib: ignored
    /// The colour behind the contents; nil draws none.
    open var backgroundColor: CGColor? {
        get { modelState.backgroundColor }
        set { set(\.backgroundColor, newValue, "backgroundColor") }
    }

    // observable
    /// The radius of the corners, in points. 0 by default.
    open var cornerRadius: CGFloat {
        get { modelState.cornerRadius }
        set { set(\.cornerRadius, newValue, "cornerRadius") }
    }

    /// The width of the border, inside the bounds, in points. 0 by default.
    open var borderWidth: CGFloat {
        get { modelState.borderWidth }
        set { set(\.borderWidth, newValue, "borderWidth") }
    }

    // A nib holds a UIColor, which a layer cannot draw: as on iOS, nothing shows.
    // nib: ignored
    /// The colour of the border. Black by default.
    open var borderColor: CGColor? {
        get { modelState.borderColor }
        set { set(\.borderColor, newValue, "borderColor") }
    }

    // A nib holds a UIColor, which a layer cannot draw: as on iOS, nothing shows.
    // nib: ignored
    /// The colour of the shadow. Black by default.
    open var shadowColor: CGColor? {
        get { modelState.shadowColor }
        set { set(\.shadowColor, newValue, "shadowColor") }
    }

    /// The opacity of the shadow, from 0 to 1. 0, the default, draws none.
    open var shadowOpacity: Float {
        get { modelState.shadowOpacity }
        set { set(\.shadowOpacity, newValue, "shadowOpacity") }
    }

    /// The distance of the shadow from the layer, in points. (0, -3) by default.
    open var shadowOffset: CGSize {
        get { modelState.shadowOffset }
        set { set(\.shadowOffset, newValue, "shadowOffset") }
    }

    /// The blur of the shadow, in points. 3 by default.
    open var shadowRadius: CGFloat {
        get { modelState.shadowRadius }
        set { set(\.shadowRadius, newValue, "shadowRadius") }
    }

    /// How far what the layer shows is blurred: the standard deviation, in points.
    package var contentBlur: CGFloat = 0 {
        didSet { if contentBlur != oldValue { setNeedsRender() } }
    }

    /// What is done to the colours of what the layer shows: a matrix of 16 numbers and an offset of four, one after the
    /// other for each change.
    package var colorChanges: [(matrix: [CGFloat], offset: [CGFloat])] = [] {
        didSet { setNeedsRender() }
    }

    private func set<Value: Equatable>(
        _ path: WritableKeyPath<LayerState, Value>, _ value: Value, _ key: String, moves: Bool = false,
        resizes: Bool = false
    ) {
        guard modelState[keyPath: path] != value else { return }
        let animation = action(forKey: key)
        let resized = resizes && modelState.bounds.size != (value as? CGRect)?.size
        _willChangeValue(self, key)
        defer { _didChangeValue(self, key) }
        modelState[keyPath: path] = value
        if let animation { animation.run(forKey: key, object: self, arguments: nil) }
        if moves {
            (superlayer ?? self).setNeedsRender()
        } else {
            setNeedsRender()
        }
        if resized {
            if content != nil || contents != nil { setNeedsDisplayContent() }
            (superlayer ?? self).setNeedsRender()
            boundsSizeDidChange()
        }
    }

    /// Called when the size of the bounds has changed.
    open func boundsSizeDidChange() { setNeedsLayout() }

    // MARK: Tree

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
    /// Adds a layer at a place counted from the back.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Adds a layer behind another one; nil is behind all.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sibling.flatMap { s in children.firstIndex { $0 === s } } ?? 0)
    }

    /// Adds a layer in front of another one; nil is in front of all.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: sibling.flatMap { s in children.firstIndex { $0 === s } }.map { $0 + 1 } ?? children.count)
    }

    /// Puts a layer in the place of another one.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard let index = children.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperlayer()
        insert(new, at: index)
    }

    private func insert(_ layer: CALayer, at index: Int) {
        precondition(layer !== self, "CALayer: a layer cannot be its own sublayer")
        var index = index
        if layer.superlayer === self, let old = children.firstIndex(where: { $0 === layer }) {
            children.remove(at: old)
            if old < index { index -= 1 }
        } else {
            layer.removeFromSuperlayer()
        }
        layer.superlayer = self
        children.insert(layer, at: min(max(index, 0), children.count))
        setNeedsRender()
        layer.hostDidChange()
    }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        guard masked !== parent else { return parent.mask = nil }
        parent.children.removeAll { $0 === self }
        superlayer = nil
        parent.setNeedsRender()
        hostDidChange()
    }

    package var layers: [CALayer] { children }

    // MARK: Timing (CALayer+Timing.swift)

    /// How fast the layer's time passes beside its superlayer's; at 0 the animations in it stand still.
    public var speed: Float = 1 { didSet { if speed != oldValue { timingDidChange() } } }
    /// The time of the layer's clock at `beginTime`, in seconds.
    public var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != oldValue { timingDidChange() } } }
    /// The superlayer's time at which the layer's begins, in seconds.
    public var beginTime: CFTimeInterval = 0 { didSet { if beginTime != oldValue { timingDidChange() } } }

    // MARK: Animations

    /// Returns what happens when a property changes; nil asks on.
    open func action(forKey event: String) -> (any CAAction)? {
        if let delegate {
            guard let action = delegate.action(for: self, forKey: event) else {
                return actions?[event] ?? defaultAction(forKey: event)
            }
            return action is NSNull ? nil : action
        }
        return actions?[event] ?? defaultAction(forKey: event)
    }

    /// Returns what happens when a property changes if nothing else says so. Nil by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Starts an animation at the next frame; one with the same key is replaced. The layer keeps its own copy of
    /// nothing: do not change the animation afterwards.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let transition = anim as? CATransition
        let key = transition != nil ? kCATransition : key ?? "animation-\(ObjectIdentifier(anim).hashValue)"
        removeAnimation(forKey: key)
        guard let host else {
            anim.stopped?(true)
            anim.delegate?.animationDidStop(anim, finished: true)
            return
        }
        CATransaction.willAdd(anim)
        anim.startTime = anim.beginTime > 0 ? anim.beginTime : localTime(host.now)
        if let transition { transition.source = recordSource(on: host) }
        if anim.duration <= 0 { anim.duration = CATransaction.animationDuration() }
        running.append((key, anim))
        host.animator.add(self)
        host.animationsNeedTick()
        (superlayer ?? self).setNeedsRender()
    }

    /// Ends an animation.
    open func removeAnimation(forKey key: String) {
        guard let index = running.firstIndex(where: { $0.key == key }) else { return }
        let animation = running.remove(at: index).animation
        (superlayer ?? self).setNeedsRender()
        if running.isEmpty { host?.animator.remove(self) }
        end(animation, finished: false)
    }

    /// Ends all animations.
    open func removeAllAnimations() {
        let ended = running
        running = []
        host?.animator.remove(self)
        (superlayer ?? self).setNeedsRender()
        for entry in ended { end(entry.animation, finished: false) }
    }

    /// Returns the keys of the animations in the order in which they were added; nil without any.
    open func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }
    /// Returns an animation by its key.
    open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

    var hasAnimations: Bool { !running.isEmpty }

    /// A copy of the layer as it shows at this moment; nil when it is in no window.
    open func presentation() -> Self? {
        guard host != nil else { return nil }
        let copy = Self.make(copying: self)
        copy.modelState = presentationState
        copy.modelLayer = self
        return copy
    }

    /// Returns the layer that a presentation was made from; the layer itself if it is none.
    open func model() -> Self { (modelLayer as? Self) ?? self }

    // MARK: Display and layout

    /// Has ``display()`` called before the next frame is drawn.
    open func setNeedsDisplay() {
        needsDisplay = true
        setNeedsDisplayContent()
    }

    // objc: setNeedsDisplayInRect:
    /// Asks for the contents to be drawn again. All of them are.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Draws the contents if that was asked for.
    open func displayIfNeeded() {
        // What has no size has nothing to draw; it is asked when it gets one.
        guard needsDisplay, !isDisplaying, !bounds.isEmpty else { return }
        needsDisplay = false
        // Contents that are set now are drawn with this frame, and are no reason for another.
        isDisplaying = true
        display()
        isDisplaying = false
    }

    /// Draws the contents. Subclasses override it to set them.
    open func display() {
        drawsInContext = content == nil || isOfApp
        delegate?.display(self)
    }
    /// Whether a change of a subclass's property, which an animation changes too, has the layer drawn again. False by
    /// default.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Draws the contents. Does nothing by itself.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    private var layoutIsNeeded = false

    /// Asks for a layout before the next frame.
    open func setNeedsLayout() {
        layoutIsNeeded = true
        host?.animationsNeedTick()
    }

    /// Returns whether a layout was asked for.
    open func needsLayout() -> Bool { layoutIsNeeded }

    /// Lays out now if that was asked for, in this layer and those in it.
    open func layoutIfNeeded() {
        if layoutIsNeeded {
            layoutIsNeeded = false
            layoutSublayers()
        }
        mask?.layoutIfNeeded()
        for child in children { child.layoutIfNeeded() }
    }

    /// The size that the layer would like to have: its own, unless a subclass knows better.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Lays out the sublayers: the delegate does, or a subclass.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Coordinates

    /// Returns whether a point of the layer's coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The farthest layer below this one (or itself) that holds a point given in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let point = pointFromSuperlayer(p)
        if masksToBounds, !contains(point) { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(point) { return hit }
        }
        return contains(point) ? self : nil
    }

    /// A point of `l`'s coordinates in this layer's. Without `l`, those of the topmost layer are meant.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CALayer.convert(p, from: l, to: self) }
    /// A point of this layer's coordinates in `l`'s. Without `l`, those of the topmost layer are meant.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CALayer.convert(p, from: self, to: l) }
    /// A rectangle of `l`'s coordinates in this layer's: the bounds of its image if a layer is turned.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CALayer.convert(r, from: l, to: self) }
    /// A rectangle of this layer's coordinates in `l`'s: the bounds of its image if a layer is turned.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CALayer.convert(r, from: self, to: l) }
}
