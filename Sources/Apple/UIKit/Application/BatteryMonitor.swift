/// Looks at the battery from time to time and tells of changes.
@MainActor
final class BatteryMonitor {
    private unowned let device: UIDevice
    private var timer: Timer?
    private var last: Battery?

    init(device: UIDevice) {
        self.device = device
    }

    var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            timer?.invalidate()
            timer = nil
            last = Battery.read()
            // A machine without a battery has none the next minute either.
            guard isEnabled, last != nil else { return }
            let timer = Timer(_timeInterval: 30, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.look() }
            }
            timer.tolerance = 10
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    private func look() {
        let now = Battery.read()
        defer { last = now }
        if now?.level != last?.level {
            NotificationCenter.default.post(name: UIDevice.batteryLevelDidChangeNotification, object: device)
        }
        if now?.state != last?.state {
            NotificationCenter.default.post(name: UIDevice.batteryStateDidChangeNotification, object: device)
        }
    }
}
