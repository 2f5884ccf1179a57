import Documents
import Foundation

/// What the kernel says about the machine's networks.
struct NetworkState: Equatable {
    /// An interface that leads to other networks.
    struct Way: Equatable {
        var interface: NWInterface
        var hasIPv4 = false
        var hasIPv6 = false
    }

    /// The preferred one first.
    var ways: [Way] = []
    var hasNameServer = false

    init() {}

    /// What is there now.
    static var current: NetworkState {
        func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
        return NetworkState(
            routes: text("/proc/net/route"), routes6: text("/proc/net/ipv6_route"),
            resolver: text("/etc/resolv.conf"), index: { Int(if_nametoindex($0)) }, type: type(of:)
        ).standingIn(LaunchEnvironment.current.standsInForNetwork)
    }

    /// The same, or a device's Wi-Fi if there is no way and files answer requests in the network's place.
    func standingIn(_ isAnswered: Bool) -> NetworkState {
        guard isAnswered, ways.isEmpty else { return self }
        var state = self
        state.ways = [Way(interface: NWInterface(type: .wifi, name: "en0", index: 0), hasIPv4: true)]
        state.hasNameServer = true
        return state
    }

    /// - Parameters:
    ///   - routes: As in `/proc/net/route`.
    ///   - routes6: As in `/proc/net/ipv6_route`.
    ///   - resolver: As in `/etc/resolv.conf`.
    ///   - index: The number of an interface.
    ///   - type: What an interface is connected by.
    init(
        routes: String, routes6: String, resolver: String, index: (String) -> Int,
        type: (String) -> NWInterface.InterfaceType
    ) {
        var found: [(name: String, metric: Int, isIPv6: Bool)] = []
        for line in routes.split(separator: "\n").dropFirst() {
            // Iface Destination Gateway Flags RefCnt Use Metric Mask MTU Window IRTT
            let fields = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard fields.count >= 8, fields[1] == "00000000", fields[7] == "00000000",
                let flags = Int(fields[3], radix: 16), Self.isUsed(flags)
            else { continue }
            found.append((fields[0], Int(fields[6]) ?? 0, false))
        }
        for line in routes6.split(separator: "\n") {
            // Destination, its length, source, its length, next hop, metric, references, uses, flags, device
            let fields = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard fields.count == 10, fields[1] == "00", fields[0].allSatisfy({ $0 == "0" }), fields[9] != "lo",
                let flags = Int(fields[8], radix: 16), Self.isUsed(flags)
            else { continue }
            found.append((fields[9], Int(fields[5], radix: 16) ?? 0, true))
        }
        // Routes of one metric keep their order
        for route in found.enumerated().sorted(by: {
            ($0.element.metric, $0.offset) < ($1.element.metric, $1.offset)
        }).map(\.element) {
            if !ways.contains(where: { $0.interface.name == route.name }) {
                ways.append(
                    Way(
                        interface: NWInterface(
                            type: type(route.name), name: route.name, index: index(route.name))))
            }
            guard let place = ways.firstIndex(where: { $0.interface.name == route.name }) else { continue }
            if route.isIPv6 { ways[place].hasIPv6 = true } else { ways[place].hasIPv4 = true }
        }
        hasNameServer = resolver.split(separator: "\n").contains {
            $0.split(whereSeparator: \.isWhitespace).first == "nameserver"
        }
    }

    /// Whether a route is up, and does not reject what is sent (RTF_UP and RTF_REJECT).
    private static func isUsed(_ flags: Int) -> Bool { flags & 1 != 0 && flags & 0x200 == 0 }

    /// What an interface is connected by.
    static func type(of name: String) -> NWInterface.InterfaceType {
        let folder = "/sys/class/net/\(name)"
        let files = FileManager.default
        guard let number = try? String(contentsOfFile: folder + "/type", encoding: .utf8) else {
            return type(named: name)
        }
        if files.fileExists(atPath: folder + "/wireless") || files.fileExists(atPath: folder + "/phy80211") {
            return .wifi
        }
        let event = (try? String(contentsOfFile: folder + "/uevent", encoding: .utf8)) ?? ""
        if event.contains("DEVTYPE=wwan") { return .cellular }
        // Bridges and tunnels have types or drivers of their own; only a device is a cable's. A virtual machine's is too.
        switch number.trimmingCharacters(in: .whitespacesAndNewlines) {
        case "772": return .loopback
        case "1" where !event.contains("DEVTYPE="): return .wiredEthernet
        default: return .other
        }
    }

    /// What systemd's names say, and the kernel's.
    static func type(named name: String) -> NWInterface.InterfaceType {
        if name == "lo" { return .loopback }
        if name.hasPrefix("wl") { return .wifi }
        if name.hasPrefix("ww") { return .cellular }
        return name.hasPrefix("en") || name.hasPrefix("eth") ? .wiredEthernet : .other
    }
}
