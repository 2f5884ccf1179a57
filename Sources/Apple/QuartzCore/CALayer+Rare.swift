public import CoreGraphics
import Stage

/// What few layers have set.
struct RareProperties {
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var allowsGroupOpacity = true
    var fillMode = CAMediaTimingFillMode.removed
    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var blend: LayerBlend?
    var isGeometryFlipped = false
    /// What an app keeps with the layer by keys of its own.
    var values: [String: Any] = [:]
}

extension CALayer {
    private func get<Value>(_ path: KeyPath<RareProperties, Value>) -> Value {
        (rare ?? RareProperties())[keyPath: path]
    }

    private func set<Value>(_ path: WritableKeyPath<RareProperties, Value>, _ value: Value) {
        rare = rare ?? RareProperties()
        rare?[keyPath: path] = value
    }

    /// The part of the image that is drawn, in shares of it. All by default.
    public var contentsRect: CGRect {
        get { get(\.contentsRect) }
        set {
            set(\.contentsRect, newValue)
            setNeedsDisplayContent()
        }
    }
    /// How an image is drawn that is smaller than its pixels. Has no effect: smoothly.
    public var minificationFilter: CALayerContentsFilter {
        get { get(\.minificationFilter) }
        set { set(\.minificationFilter, newValue) }
    }
    /// How much smaller an image is made smoothly. Has no effect.
    public var minificationFilterBias: Float {
        get { get(\.minificationFilterBias) }
        set { set(\.minificationFilterBias, newValue) }
    }
    /// Whether the layer with all in it is as opaque as ``opacity`` says, in place of each for itself. Has no effect: it is.
    public var allowsGroupOpacity: Bool {
        get { get(\.allowsGroupOpacity) }
        set { set(\.allowsGroupOpacity, newValue) }
    }
    /// What is done to what the layer and those in it show. Has no effect, as iOS has none of these.
    public var filters: [Any]? {
        get { get(\.filters) }
        set {
            set(\.filters, newValue)
            // That of an effect's view is known for one filter, which apps reach by its name.
            (self as? BackdropLayer)?.show(newValue)
        }
    }
    /// What is done to what is behind the layer. Has no effect, as iOS has none of these.
    public var backgroundFilters: [Any]? {
        get { get(\.backgroundFilters) }
        set { set(\.backgroundFilters, newValue) }
    }
    /// What a layer shows before and after its own time. Has no effect: a layer has no end.
    public var fillMode: CAMediaTimingFillMode {
        get { get(\.fillMode) }
        set { set(\.fillMode, newValue) }
    }
}
