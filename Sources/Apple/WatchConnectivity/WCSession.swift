public import Foundation
public import SeamFoundation

/// Talks with the app's part on a watch: there is no watch, as with an iPhone that none is paired with.
open class WCSession: NSObject, @unchecked Sendable {
    private static let session = WCSession()

    /// Whether the device could have a watch: true, as for every iPhone.
    open class func isSupported() -> Bool { true }

    /// The session of the app.
    open class var `default`: WCSession { session }

    /// Who is told.
    open weak var delegate: (any WCSessionDelegate)?
    /// Whether messages can be sent.
    open private(set) var activationState = WCSessionActivationState.notActivated
    /// Whether there is a watch: false.
    open var isPaired: Bool { false }
    /// Whether the watch has the app: false.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the app's face is on the watch: false.
    open var isComplicationEnabled: Bool { false }
    /// Whether the watch can be reached now: false.
    open var isReachable: Bool { false }
    /// The folder for the watch's app: nil.
    open var watchDirectoryURL: URL? { nil }
    /// What the watch is to know.
    open private(set) var applicationContext: [String: Any] = [:]
    /// What the watch has said: nothing.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// What is on its way: nothing.
    open var hasContentPending: Bool { false }

    /// Begins. The delegate is told in a queue of the system's.
    open func activate() {
        activationState = .activated
        DispatchQueue.global().async { [self] in
            delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
        }
    }

    /// Sends a message: the error handler is told that there is no watch.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) { DispatchQueue.global().async { errorHandler?(WCError(.notReachable)) } }

    /// Sends bytes: the error handler is told that there is no watch.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) { DispatchQueue.global().async { errorHandler?(WCError(.notReachable)) } }

    /// Says what the watch is to know.
    ///
    /// - Throws: ``WCError/Code/watchAppNotInstalled``.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(activationState == .activated ? .watchAppNotInstalled : .sessionNotActivated)
    }
}

/// Whether messages can be sent to a watch.
public enum WCSessionActivationState: Int, Sendable {
    case notActivated, inactive, activated
}

/// Is told what happens between a device and a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session has begun, or there is an error.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Another watch is to be talked with.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The other watch is there.
    func sessionDidDeactivate(_ session: WCSession)
    /// The watch has changed.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// The watch can be reached now, or not any more.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// A message has come.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// A message has come, which wants an answer.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    /// The watch says what is to be known.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Something was sent in the background.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// The domain of ``WCError``.
public let WCErrorDomain = "WCErrorDomain"

/// Why something could not be sent. The numbers are Apple's (WCError.h).
public struct WCError: _FrameworkError {
    /// The kinds that happen here.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = WCError

        /// The session has not begun.
        case sessionNotActivated = 7004
        /// There is no watch.
        case deviceNotPaired = 7005
        /// The watch does not have the app.
        case watchAppNotInstalled = 7006
        /// The watch cannot be reached.
        case notReachable = 7007
    }

    /// The kind.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { WCErrorDomain }

    /// The reason of that name.
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// The reason of that name.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// The reason of that name.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// The reason of that name.
    public static var notReachable: Code { .notReachable }
}
