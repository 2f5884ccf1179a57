import Documents
import Foundation
import Testing

@testable import Network

@Suite struct NetworkPathTests {
    private static let head = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"

    private func state(_ routes: String, _ routes6: String = "", resolver: String = "") -> NetworkState {
        NetworkState(
            routes: Self.head + routes, routes6: routes6, resolver: resolver, index: { $0.count },
            type: NetworkState.type(named:))
    }

    @Test func followsDefaultRoutes() {
        let state = state(
            """
            wlp3s0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
            enp2s0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0
            docker0\t000011AC\t00000000\t0001\t0\t0\t0\t0000FFFF\t0\t0\t0
            """,
            """
            00000000000000000000000000000000 00 00000000000000000000000000000000 00 \
            fe800000000000000000000000000001 00000064 00000001 00000000 00000003   enp2s0
            00000000000000000000000000000000 00 00000000000000000000000000000000 00 \
            00000000000000000000000000000000 ffffffff 00000001 00000000 00200200       lo
            """, resolver: "# a comment\nsearch home\nnameserver 192.168.1.1\n")
        let path = NWPath(state)
        #expect(path.status == .satisfied)
        #expect(path.availableInterfaces.map(\.name) == ["enp2s0", "wlp3s0"])
        #expect(path.availableInterfaces.map(\.type) == [.wiredEthernet, .wifi])
        #expect(path.supportsIPv4 && path.supportsIPv6 && path.supportsDNS && !path.isExpensive)
        #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
        let wifi = NWPath(state) { $0.type == .wifi }
        #expect(wifi.status == .satisfied && wifi.supportsIPv4 && !wifi.supportsIPv6)
        #expect(NWPath(state) { $0.type == .cellular }.status == .unsatisfied)
        #expect("\(wifi)".contains("satisfied") && wifi != path)
    }

    @Test func isUnsatisfiedWithoutARoute() {
        // Down, rejected, and to a single network
        for line in [
            "", "eth0\t00000000\t0101A8C0\t0002\t0\t0\t100\t00000000\t0\t0\t0",
            "eth0\t00000000\t0101A8C0\t0201\t0\t0\t100\t00000000\t0\t0\t0",
            "eth0\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0", "damaged", "\t\t\t",
        ] {
            let path = NWPath(state(line, resolver: "nameserver 1.1.1.1"))
            #expect(path.status == .unsatisfied && path.availableInterfaces.isEmpty)
            #expect(!path.supportsIPv4 && !path.supportsDNS && path.unsatisfiedReason == .notAvailable)
        }
    }

    @Test func answersFromFilesStandForANetworkThatIsNotThere() {
        let offline = state("")
        #expect(NWPath(offline.standingIn(false)).status == .unsatisfied)
        let path = NWPath(offline.standingIn(true))
        #expect(path.status == .satisfied && path.usesInterfaceType(.wifi) && path.supportsIPv4 && path.supportsDNS)
        let online = state("eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0")
        #expect(NWPath(online.standingIn(true)) == NWPath(online))
        var environment = LaunchEnvironment()
        #expect(!environment.standsInForNetwork)
        environment.stubs = [NetworkStub(host: "example.com", target: "/tmp")]
        #expect(environment.standsInForNetwork)
    }

    @Test func aModemIsExpensive() {
        let path = NWPath(state("wwan0\t00000000\t0101A8C0\t0003\t0\t0\t700\t00000000\t0\t0\t0"))
        #expect(path.isExpensive && path.availableInterfaces == [NWInterface(type: .cellular, name: "wwan0", index: 5)])
    }

    @Test func tellsAtTheStartAndNotAfterItsEnd() async {
        let monitor = NWPathMonitor()
        #expect(monitor.queue == nil && monitor.currentPath == NWPath(.current))
        let queue = DispatchQueue(label: "monitor")
        let path = await withCheckedContinuation { done in
            monitor.pathUpdateHandler = { path in
                monitor.pathUpdateHandler = nil
                done.resume(returning: path)
            }
            monitor.start(queue: queue)
            // A second start changes nothing
            monitor.start(queue: .main)
        }
        #expect(path == monitor.currentPath && monitor.queue === queue)
        monitor.cancel()
        #expect(monitor.pathUpdateHandler == nil)
        monitor.pathUpdateHandler = { _ in Issue.record("told after the end") }
        monitor.start(queue: queue)
        queue.sync {}
    }

    @Test func isASequence() async {
        for await path in NWPathMonitor(prohibitedInterfaceTypes: [.loopback]) {
            #expect(path == NWPath(.current) { $0.type != .loopback })
            break
        }
    }

    @Test func connectionsHearOfTheirPaths() async {
        func path(_ name: String?) -> NWPath {
            NWPath(state(name.map { "\($0)\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0" } ?? ""))
        }
        let queue = DispatchQueue(label: "paths")
        nonisolated(unsafe) var heard: [String] = []
        func paths(isLocal: Bool) -> ConnectionPaths {
            let paths = ConnectionPaths()
            paths.set {
                $0.path = { heard.append($0.availableInterfaces.first?.name ?? "none") }
                $0.viability = { heard.append("viable \($0)") }
                $0.better = { heard.append("better \($0)") }
            }
            paths.begin(on: queue, isLocal: isLocal, path("wlan0"))
            queue.sync {
                for name in ["wlan0", nil, "wlan0", "eth0", "wlan0"] { paths.look(path(name)) }
                paths.stop()
                paths.look(path("eth0"))
            }
            return paths
        }
        _ = paths(isLocal: false)
        #expect(
            queue.sync { heard } == [
                "wlan0", "viable true", "none", "viable false", "wlan0", "viable true", "eth0", "better true", "wlan0",
                "better false",
            ])
        heard = []
        _ = paths(isLocal: true)
        #expect(queue.sync { heard } == ["wlan0", "viable true", "none", "wlan0", "eth0", "wlan0"])
    }
}
