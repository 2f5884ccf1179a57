import SeamPrimitives

/// Tells an app where the device is, once the person allows it.
///
/// The location is what `seam run --location` or a flow's `setLocation` says. With `--location system`, or outside of
/// Seam's box, the machine's GeoClue is asked. Otherwise none is known. May be used on any thread; the delegate is called
/// on the main thread, whichever thread made the manager.
open class CLLocationManager: NSObject, @unchecked Sendable {
    let client: LocationClient
    let service: LocationService

    /// Creates a manager.
    public override init() {
        service = LocationService.shared
        client = LocationClient()
        super.init()
        begin()
    }

    init(_ service: LocationService) {
        self.service = service
        client = LocationClient()
        super.init()
        begin()
    }

    private func begin() {
        onMain { manager in
            manager.client.manager = manager
            manager.service.add(manager.client)
        }
    }

    /// On the main thread, at once if this is it, so that calls stay in their order.
    func onMain(_ body: @escaping @MainActor (CLLocationManager) -> Void) {
        MainQueue.perform { body(self) }
    }

    /// Who is told. It is not kept.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil, delegate !== oldValue else { return }
            onMain { $0.service.tellAuthorization($0.client) }
        }
    }

    // MARK: Permission

    /// What the person allows.
    open var authorizationStatus: CLAuthorizationStatus { service.statusNow }
    /// What the person allows, as it was asked for before iOS 14.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationService.shared.statusNow }
    /// Always full.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Whether the app may use widgets' locations: what ``authorizationStatus`` says.
    open var isAuthorizedForWidgetUpdates: Bool { service.statusNow.isAllowed }

    /// Asks the person, the first time, whether the app may know the location while it is used.
    ///
    /// Without `NSLocationWhenInUseUsageDescription` in Info.plist nothing is asked, and a message says so.
    open func requestWhenInUseAuthorization() { onMain { $0.service.request(always: false) } }

    /// Asks the person whether the app may know the location at any time: the first time as
    /// ``requestWhenInUseAuthorization()`` does, and once after they have allowed it in use.
    ///
    /// Needs `NSLocationAlwaysAndWhenInUseUsageDescription` as well.
    open func requestAlwaysAuthorization() { onMain { $0.service.request(always: true) } }

    /// Does nothing: what the app may know is exact already.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        onMain { $0.service.later { completion?(nil) } }
    }

    // MARK: What there is

    /// Always true.
    open class func locationServicesEnabled() -> Bool { true }
    /// Always false: there is no compass.
    open class func headingAvailable() -> Bool { false }
    /// Always true.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    /// Whether regions of a kind can be watched: circles can.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass is CLCircularRegion.Type || ObjectIdentifier(regionClass) == ObjectIdentifier(CLRegion.self)
    }
    /// Always false: no radio here listens to beacons.
    open class func isRangingAvailable() -> Bool { false }
    /// Always false.
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    // MARK: Settings

    /// How far the device has to move before the app is told, in metres. `kCLDistanceFilterNone` by default.
    open var distanceFilter: CLLocationDistance {
        get { client.filter.withLock { $0 } }
        set { client.filter.withLock { $0 = newValue } }
    }
    /// How exact the location should be. GeoClue is asked for a street, a quarter or a city accordingly.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// What the person does. Has no effect.
    open var activityType: CLActivityType = .other
    /// True by default. Has no effect: updates never pause.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether updates go on in the background. Has no effect: they do.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the status bar tells of it. Has no effect.
    open var showsBackgroundLocationIndicator = false
    /// How far the device has to turn, in degrees. 1 by default. Has no effect.
    open var headingFilter: CLLocationDegrees = 1
    /// Which side a heading is measured from. Has no effect.
    open var headingOrientation: CLDeviceOrientation = .portrait
    /// The last location; nil if none is known, or the person does not allow it.
    open var location: CLLocation? { service.statusNow.isAllowed ? service.latest : nil }
    /// The last heading: nil.
    open var heading: CLHeading? { nil }
    /// The largest radius of a region, in metres: half the Earth's circumference.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 20_037_508 }

    // MARK: Locations

    /// Begins to tell of locations, the first one soon.
    open func startUpdatingLocation() {
        onMain { manager in
            manager.client.isUpdating = true
            manager.client.lastTold = nil
            manager.service.serve(manager.client)
        }
    }

    /// Tells no more.
    open func stopUpdatingLocation() {
        onMain { manager in
            (manager.client.isUpdating, manager.client.wantsOne) = (false, false)
            manager.service.needsChanged()
        }
    }

    /// Tells of one location, or of the reason why there is none.
    open func requestLocation() {
        onMain { manager in
            manager.client.wantsOne = true
            manager.service.serve(manager.client)
        }
    }

    /// Begins to tell of locations that are 500 metres or more from the one before. Needs the permission for any time.
    open func startMonitoringSignificantLocationChanges() {
        onMain { manager in
            manager.client.followsSignificantChanges = true
            manager.client.lastSignificant = nil
            manager.service.serve(manager.client)
        }
    }

    /// Tells of them no more.
    open func stopMonitoringSignificantLocationChanges() {
        onMain { manager in
            manager.client.followsSignificantChanges = false
            manager.service.needsChanged()
        }
    }

    /// Does nothing: there is no compass.
    open func startUpdatingHeading() {}
    /// Does nothing: there is no compass.
    open func stopUpdatingHeading() {}
    /// Does nothing: nobody is asked to move the compass.
    open func dismissHeadingCalibrationDisplay() {}
    /// Does nothing: nothing that stays at a desk visits places.
    open func startMonitoringVisits() {}
    /// Does nothing.
    open func stopMonitoringVisits() {}

    // MARK: Regions

    /// The regions that the app watches, by any of its managers.
    open var monitoredRegions: Set<CLRegion> { service.watched }
    /// Always empty.
    open var rangedRegions: Set<CLRegion> { [] }

    /// Begins to watch a region, in place of one with the same identifier. Needs the permission for any time; at most
    /// 20 are watched.
    open func startMonitoring(for region: CLRegion) { onMain { $0.service.watch(region, for: $0.client) } }

    /// Watches a region no longer.
    open func stopMonitoring(for region: CLRegion) { onMain { $0.service.stopWatching(region) } }

    /// Asks whether the device is in a region that is watched.
    open func requestState(for region: CLRegion) { onMain { $0.service.tellState(of: region, to: $0.client) } }
}
