import Foundation
import SeamFoundation
import Testing

@testable import SystemConfiguration

@Suite struct ReachabilityTests {
    private func flags(_ reachability: SCNetworkReachability?) -> SCNetworkReachabilityFlags? {
        var flags = SCNetworkReachabilityFlags()
        guard let reachability, SCNetworkReachabilityGetFlags(reachability, &flags) else { return nil }
        return flags
    }

    @Test func aThreadIsToldHowItsLastCallWent() {
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
        #expect(SCError() == kSCStatusInvalidArgument)
        #expect(String(cString: SCErrorString(SCError())) == "Invalid argument")
        #expect(SCNetworkReachabilityCreateWithName(nil, "localhost") != nil)
        #expect(SCError() == kSCStatusOK)
    }

    @Test func thisMachineIsAlwaysReachable() {
        #expect(flags(SCNetworkReachabilityCreateWithName(nil, "localhost"))?.contains(.reachable) == true)
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let reachability = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
            }
        }
        #expect(flags(reachability) == [.reachable, .isLocalAddress, .isDirect])
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    }

    @Test func othersAreReachableWhenThereIsANetwork() {
        var zero = sockaddr()
        zero.sa_len = UInt8(MemoryLayout<sockaddr>.size)
        zero.sa_family = sa_family_t(AF_INET)
        let expected: SCNetworkReachabilityFlags = NetworkMonitor.isAvailable ? .reachable : []
        #expect(flags(SCNetworkReachabilityCreateWithAddress(nil, &zero)) == expected)
        #expect(flags(SCNetworkReachabilityCreateWithName(nil, "example.com")) == expected)
    }

    /// Keeps what a callback of C is told.
    private final class Listener: Sendable {
        let told = DispatchSemaphore(value: 0)
    }

    @Test func letsGoOfWhatItsCallbackWasGiven() {
        weak var gone: Listener?
        weak var ended: SCNetworkReachability?
        do {
            let listener = Listener()
            gone = listener
            let reachability = SCNetworkReachabilityCreateWithName(nil, "example.com")!
            ended = reachability
            var context = SCNetworkReachabilityContext(
                version: 0, info: Unmanaged.passUnretained(listener).toOpaque(),
                retain: { UnsafeRawPointer(Unmanaged<Listener>.fromOpaque($0).retain().toOpaque()) },
                release: { Unmanaged<Listener>.fromOpaque($0).release() }, copyDescription: nil)
            let callback: SCNetworkReachabilityCallBack = { _, _, info in
                Unmanaged<Listener>.fromOpaque(info!).takeUnretainedValue().told.signal()
            }
            #expect(SCNetworkReachabilitySetCallback(reachability, callback, &context))
            #expect(SCNetworkReachabilitySetDispatchQueue(reachability, .global()))
            // The network did not change: nobody is told.
            NetworkMonitor.notify()
            #expect(listener.told.wait(timeout: .now() + 0.05) == .timedOut)
        }
        #expect(ended == nil)
        #expect(gone == nil)
    }
}
