public import Foundation

/// What a map looks like.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
    /// How the ground is drawn.
    public enum ElevationStyle: Int, Sendable {
        /// Flat.
        case flat = 0
        /// With its heights. Maps here are flat.
        case realistic = 1
    }

    /// How the ground is drawn. Has no effect: it is flat.
    open var elevationStyle = ElevationStyle.flat

    var mapType: MKMapType { .standard }

    init(_ elevationStyle: ElevationStyle) {
        self.elevationStyle = elevationStyle
    }

    static func of(_ type: MKMapType) -> MKMapConfiguration {
        switch type {
        case .standard: MKStandardMapConfiguration()
        case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
        case .satellite, .satelliteFlyover: MKImageryMapConfiguration()
        case .hybrid, .hybridFlyover: MKHybridMapConfiguration()
        }
    }
}

/// Roads and their names.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How much the map itself stands out.
    public enum EmphasisStyle: Int, Sendable {
        /// As usual.
        case `default` = 0
        /// Less, so that what is on it stands out.
        case muted = 1
    }

    /// How much the map itself stands out.
    open var emphasisStyle: EmphasisStyle
    /// Which places are shown. Has no effect: maps here have none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. Has no effect.
    open var showsTraffic = false

    /// Creates a configuration.
    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.emphasisStyle = emphasisStyle
        super.init(elevationStyle)
    }

    override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// Pictures from above. There are none here: the map is darker.
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Creates a configuration.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }

    override var mapType: MKMapType { .satellite }
}

/// Pictures from above, with names. There are none here: the map is darker.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Which places are shown. Has no effect: maps here have none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. Has no effect.
    open var showsTraffic = false

    /// Creates a configuration.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }

    override var mapType: MKMapType { .hybrid }
}

extension MKMapView {
    /// What the map looks like, as ``mapType`` says too.
    public var preferredConfiguration: MKMapConfiguration {
        get { configuration ?? MKMapConfiguration.of(mapType) }
        set {
            mapType = newValue.mapType
            configuration = newValue
        }
    }
}
