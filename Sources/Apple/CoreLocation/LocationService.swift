import Documents
import SeamPrimitives
import Stage
import UIKit

/// What all managers of the app share: the person's answer, the location, and the regions.
@MainActor
final class LocationService {
    nonisolated static let shared = LocationService()

    private struct Shared {
        var status: CLAuthorizationStatus?
        var latest: CLLocation?
        var watched: [CLRegion] = []
    }
    /// What any thread may ask for.
    private nonisolated let shared = Locked(Shared())
    private nonisolated let suite: String
    private nonisolated let usage: @Sendable (String) -> String?
    private nonisolated static let key = "location"

    private var clients: [LocationClient] = []
    private var states: [String: CLRegionState] = [:]
    private var isAsking = false
    private var hasStarted = false
    private var machine: (any LocationSource)?

    /// - Parameters:
    ///   - suite: The defaults in which the person's answer is kept.
    ///   - usage: The app's reason by its key in Info.plist.
    nonisolated init(
        suite: String = PermissionDesk.suite, usage: @escaping @Sendable (String) -> String? = LocationService.reason
    ) {
        self.suite = suite
        self.usage = usage
    }

    nonisolated static func reason(_ key: String) -> String? {
        let text = (Bundle.main.localizedInfoDictionary?[key] ?? Bundle.main.infoDictionary?[key]) as? String
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// In a later turn, as Core Location calls.
    func later(_ body: @escaping @MainActor () -> Void) { NextTurn.perform(body) }

    // MARK: The person's answer

    /// The answer, on any thread.
    nonisolated var statusNow: CLAuthorizationStatus {
        shared.withLock { shared in
            if let status = shared.status { return status }
            let status = LaunchEnvironment.current.permissions.answer(.location).map(Self.status) ?? kept
            shared.status = status
            return status
        }
    }

    private nonisolated var kept: CLAuthorizationStatus {
        let number = UserDefaults(suiteName: suite)?.object(forKey: Self.key) as? Int
        return number.flatMap { CLAuthorizationStatus(rawValue: Int32($0)) } ?? .notDetermined
    }

    private nonisolated static func status(_ answer: PermissionAnswer) -> CLAuthorizationStatus {
        switch answer {
        case .allow, .once, .limited: .authorizedWhenInUse
        case .always: .authorizedAlways
        case .deny: .denied
        case .unset: .notDetermined
        }
    }

    /// - Parameter isKept: Whether it holds for the next start of the app too.
    private func set(_ status: CLAuthorizationStatus, isKept: Bool) {
        let old = statusNow
        shared.withLock { $0.status = status }
        if isKept { UserDefaults(suiteName: suite)?.set(Int(status.rawValue), forKey: Self.key) }
        guard status != old else { return }
        for client in clients { tellAuthorization(client) }
        for client in clients where client.needsLocation { serve(client) }
        needsChanged()
    }

    func request(always: Bool) {
        start()
        let status = statusNow
        guard !isAsking, status == .notDetermined || (always && status == .authorizedWhenInUse) else { return }
        let whenInUse = "NSLocationWhenInUseUsageDescription", both = "NSLocationAlwaysAndWhenInUseUsageDescription"
        let needed = always ? [both, whenInUse] : [whenInUse]
        // The key of iOS 10 and before stands for both.
        let old = always ? usage("NSLocationAlwaysUsageDescription") : nil
        if old == nil, let missing = needed.first(where: { usage($0) == nil }) {
            LoggedOnce.say(
                "CoreLocation: nothing is asked: the app's Info.plist has no \(missing), which tells the person why the "
                    + "app wants to know the location")
            return
        }
        let texts = PermissionTexts.current, app = PermissionQuestion.appName
        let reason = (always ? usage(both) ?? old : nil) ?? usage(whenInUse)
        let question =
            status == .notDetermined
            ? PermissionQuestion(
                .location, title: texts.location(app), message: reason,
                choices: [
                    .init(texts.allowOnce, .once), .init(texts.allowInUse, .allow), .init(texts.deny, .deny),
                ])
            : PermissionQuestion(
                .location, title: texts.alwaysLocation(app), message: reason,
                choices: [.init(texts.keepInUse, .allow), .init(texts.changeToAlways, .always)])
        isAsking = true
        PermissionDesk.shared.ask(question) { [self] answer in
            isAsking = false
            // As on iOS: who asked for any time has it, until the person is asked about it in the background.
            let provisional = always && status == .notDetermined && answer == .allow
            set(provisional ? .authorizedAlways : Self.status(answer), isKept: answer != .once)
        }
    }

    func tellAuthorization(_ client: LocationClient) {
        later {
            guard let manager = client.manager else { return }
            manager.delegate?.locationManagerDidChangeAuthorization(manager)
        }
    }

    // MARK: The location

    nonisolated var latest: CLLocation? { shared.withLock { $0.latest } }

    func add(_ client: LocationClient) {
        start()
        clients.removeAll { $0.manager == nil }
        clients.append(client)
    }

    /// Lets the app know the location until it ends.
    func allowOnce() { if !statusNow.isAllowed { set(.authorizedWhenInUse, isKept: false) } }

    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        DeviceLocation.shared.observe { [weak self] in self?.givenChanged() }
        PermissionDesk.shared.observe { [weak self] kind, answer in
            guard kind == .location, let self, !isAsking else { return }
            set(Self.status(answer), isKept: answer != .once)
        }
        // Flows may have answered before the app has made its first manager.
        if let answer = PermissionDesk.shared.answer(.location) { set(Self.status(answer), isKept: false) }
        givenChanged()
    }

    private func givenChanged() {
        guard case .place(let latitude, let longitude)? = DeviceLocation.shared.given else {
            return needsChanged()
        }
        receive(
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
                horizontalAccuracy: 5, verticalAccuracy: -1, course: -1, courseAccuracy: -1, speed: -1,
                speedAccuracy: -1, timestamp: Date(),
                sourceInfo: CLLocationSourceInformation(
                    softwareSimulationState: true, andExternalAccessoryState: false)))
    }

    private func receive(_ location: CLLocation) {
        shared.withLock { $0.latest = location }
        needsChanged()
        later { [self] in
            guard statusNow.isAllowed else { return }
            for client in clients { client.tell(location) }
            updateRegions(location)
        }
    }

    /// Begins to tell a client, as far as the person allows.
    func serve(_ client: LocationClient) {
        switch statusNow {
        case .notDetermined: return
        case .restricted, .denied: return later { client.fail(.denied) }
        case .authorizedAlways, .authorizedWhenInUse: break
        }
        needsChanged()
        if let latest {
            return later { [self] in if statusNow.isAllowed { client.tell(latest) } }
        }
        if machine == nil { later { client.fail(.locationUnknown) } }
    }

    /// Asks the machine for its location, or does so no longer.
    func needsChanged() {
        clients.removeAll { $0.manager == nil }
        let isNeeded =
            (clients.contains { $0.needsLocation } || !shared.withLock { $0.watched.isEmpty }) && statusNow.isAllowed
        if isNeeded, asksMachine {
            guard machine == nil else { return }
            let source = GeoClueSource(accuracy: clients.compactMap { $0.manager?.desiredAccuracy }.min() ?? -1)
            machine = source
            source.start { [weak self] in
                self?.receive($0)
            } failed: { [weak self] in
                self?.machineFailed()
            }
        } else {
            machine?.stop()
            machine = nil
        }
    }

    private var asksMachine: Bool {
        switch DeviceLocation.shared.given {
        case .place: false
        case .system: true
        case nil: !LaunchEnvironment.current.isHeadless && LaunchEnvironment.current.browser == nil && hasDisplay
        }
    }

    /// Tests, and programs without a display, are not to depend on where they run.
    private var hasDisplay: Bool {
        let environment = ProcessInfo.processInfo.environment
        return !LaunchEnvironment.current.isTesting && LaunchEnvironment.current.command != nil
            && (environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"]) != nil
    }

    private func machineFailed() {
        later { [self] in for client in clients { client.fail(.locationUnknown) } }
    }

    // MARK: Regions

    nonisolated var watched: Set<CLRegion> { Set(shared.withLock { $0.watched }) }

    func watch(_ region: CLRegion, for client: LocationClient) {
        func fail(_ code: CLError.Code) {
            later {
                guard let manager = client.manager else { return }
                manager.delegate?.locationManager(manager, monitoringDidFailFor: region, withError: CLError(code))
            }
        }
        guard statusNow == .authorizedAlways else { return fail(.regionMonitoringDenied) }
        guard region is CLCircularRegion else { return fail(.regionMonitoringFailure) }
        let others = shared.withLock { $0.watched.filter { $0 != region } }
        guard others.count < 20 else { return fail(.regionMonitoringFailure) }
        shared.withLock { $0.watched = others + [region] }
        states[region.identifier] = latest.map { state(of: region, $0) } ?? .unknown
        needsChanged()
        later {
            guard let manager = client.manager else { return }
            manager.delegate?.locationManager(manager, didStartMonitoringFor: region)
        }
    }

    func stopWatching(_ region: CLRegion) {
        shared.withLock { $0.watched.removeAll { $0 == region } }
        states[region.identifier] = nil
        needsChanged()
    }

    func tellState(of region: CLRegion, to client: LocationClient) {
        later { [self] in
            guard let manager = client.manager else { return }
            let state = latest.map { self.state(of: region, $0) } ?? .unknown
            manager.delegate?.locationManager(manager, didDetermineState: state, for: region)
        }
    }

    private func state(of region: CLRegion, _ location: CLLocation) -> CLRegionState {
        switch region.holds(location.coordinate) {
        case true?: .inside
        case false?: .outside
        case nil: .unknown
        }
    }

    private func updateRegions(_ location: CLLocation) {
        for region in shared.withLock({ $0.watched }) {
            let (old, new) = (states[region.identifier] ?? .unknown, state(of: region, location))
            guard new != old, new != .unknown else { continue }
            states[region.identifier] = new
            // Where a device is when nothing was known before is no crossing, except that it is inside.
            if old == .unknown, new == .outside { continue }
            for manager in clients.compactMap(\.manager) {
                let delegate = manager.delegate
                delegate?.locationManager(manager, didDetermineState: new, for: region)
                if new == .inside, region.notifyOnEntry { delegate?.locationManager(manager, didEnterRegion: region) }
                if new == .outside, region.notifyOnExit { delegate?.locationManager(manager, didExitRegion: region) }
            }
        }
    }
}

extension CLAuthorizationStatus {
    /// Whether the app may know the location.
    var isAllowed: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

/// Something that knows where the machine is.
@MainActor
protocol LocationSource: AnyObject {
    func start(_ found: @escaping @MainActor (CLLocation) -> Void, failed: @escaping @MainActor () -> Void)
    func stop()
}
