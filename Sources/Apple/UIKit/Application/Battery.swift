/// The machine's battery, as the kernel tells of it.
struct Battery: Equatable {
    /// From 0 to 1.
    var level: Float
    var state: UIDevice.BatteryState

    /// - Parameter folder: Where the kernel lists what the machine runs on.
    static func read(in folder: String = "/sys/class/power_supply") -> Battery? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            func value(_ key: String) -> String? {
                (try? String(contentsOfFile: "\(folder)/\(name)/\(key)", encoding: .utf8))?
                    .trimmingCharacters(in: .whitespacesAndNewlines)
            }
            // A mouse has a battery too, of the scope "Device".
            guard value("type") == "Battery", value("scope") != "Device",
                let percent = value("capacity").flatMap(Int.init)
            else { continue }
            let state: UIDevice.BatteryState =
                switch value("status") {
                case "Charging": .charging
                case "Full", "Not charging": .full
                case "Discharging": .unplugged
                default: .unknown
                }
            return Battery(level: Float(min(max(percent, 0), 100)) / 100, state: state)
        }
        return nil
    }
}
