public import Foundation
public import Glibc
public import SeamFoundation

/// The way to a host or an address.
///
/// A host other than this machine counts as reachable when the machine has a route to others; nothing is looked up or
/// sent. All functions may be called on any thread.
public final class SCNetworkReachability: @unchecked Sendable {
    private let isLocal: Bool
    private let lock = NSLock()
    private var callback: SCNetworkReachabilityCallBack?
    private var context = SCNetworkReachabilityContext()
    private var queue: DispatchQueue?
    private var listener: UUID?
    private var told: SCNetworkReachabilityFlags?

    init(isLocal: Bool) { self.isLocal = isLocal }

    deinit {
        if let listener { NetworkMonitor.remove(listener) }
        if let info = context.info { context.release?(info) }
    }

    var flags: SCNetworkReachabilityFlags {
        if isLocal { return [.reachable, .isLocalAddress, .isDirect] }
        return NetworkMonitor.isAvailable ? .reachable : []
    }

    func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext) {
        var context = context
        if let info = context.info, let retain = context.retain {
            context.info = UnsafeMutableRawPointer(mutating: retain(info))
        }
        let old = lock.withLock {
            defer { (self.callback, self.context) = (callback, context) }
            return self.context
        }
        if let info = old.info { old.release?(info) }
    }

    func schedule(on queue: DispatchQueue?) {
        let flags = flags
        lock.withLock {
            self.queue = queue
            told = flags
            if queue == nil, let listener {
                NetworkMonitor.remove(listener)
                self.listener = nil
            } else if queue != nil, listener == nil {
                listener = NetworkMonitor.add { [weak self] in self?.changed() }
            }
        }
    }

    private func changed() {
        let flags = flags
        let queue: DispatchQueue? = lock.withLock {
            guard told != flags else { return nil }
            told = flags
            return self.queue
        }
        queue?.async { [weak self] in
            guard let self else { return }
            let (callback, info) = lock.withLock { (self.callback, self.context.info) }
            callback?(self, flags, info)
        }
    }
}

/// Called on the queue, or the run loop's thread, that the reachability was scheduled on.
public typealias SCNetworkReachabilityCallBack =
    (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// The context passed to the callback, and how it is retained.
public struct SCNetworkReachabilityContext: @unchecked Sendable {
    /// The version of the structure: 0.
    public var version: Int
    /// A pointer of the app's, handed to the callback.
    public var info: UnsafeMutableRawPointer?
    /// Keeps ``info`` alive.
    public var retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets ``info`` go.
    public var release: (@convention(c) (UnsafeRawPointer) -> Void)?
    /// The description Core Foundation would print; its result is a string that the caller keeps.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// The version of the structure: 0.
    public init(
        version: Int = 0, info: UnsafeMutableRawPointer? = nil,
        retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)? = nil,
        release: (@convention(c) (UnsafeRawPointer) -> Void)? = nil,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? = nil
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

/// The way to the host called `name`; nil for an empty name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ name: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: name).lowercased()
    SCStatus.last = name.isEmpty ? kSCStatusInvalidArgument : kSCStatusOK
    guard !name.isEmpty else { return nil }
    let isLocal = name == "localhost" || name.hasSuffix(".localhost") || name.hasPrefix("127.") || name == "::1"
    return SCNetworkReachability(isLocal: isLocal)
}

/// The way to an address; that of zeros stands for the way to anywhere.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    SCStatus.last = kSCStatusOK
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
        let host = UnsafeRawPointer(address).load(as: sockaddr_in.self).sin_addr.s_addr
        return SCNetworkReachability(isLocal: UInt32(bigEndian: host) >> 24 == 127)
    case AF_INET6:
        var host = UnsafeRawPointer(address).load(as: sockaddr_in6.self).sin6_addr
        let bytes = withUnsafeBytes(of: &host) { Array($0) }
        return SCNetworkReachability(isLocal: bytes == Array(repeating: 0, count: 15) + [1])
    default:
        SCStatus.last = kSCStatusInvalidArgument
        return nil
    }
}

/// Whether the flags are known; they always are.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    SCStatus.last = kSCStatusOK
    return true
}

/// Has `callback` called when the flags change; nil ends that.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callback: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.set(callback, context?.pointee ?? SCNetworkReachabilityContext())
    SCStatus.last = kSCStatusOK
    return true
}

/// Says on which queue the callback is called; nil ends the calls.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.schedule(on: queue)
    SCStatus.last = kSCStatusOK
    return true
}
