public import Foundation
public import SeamFoundation

/// What a manager can do. The numbers of all types here are Apple's (CBManager.h and its like).
public enum CBManagerState: Int, Sendable {
    case unknown = 0
    case resetting = 1
    case unsupported = 2
    case unauthorized = 3
    case poweredOff = 4
    case poweredOn = 5
}

/// Whether the person lets the app.
public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case allowedAlways = 3
}

/// What all managers have.
open class CBManager: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var known = CBManagerState.unknown

    /// What the manager can do: unknown at first, and then unsupported, as in the Simulator.
    open var state: CBManagerState { lock.withLock { known } }
    /// Whether the person lets the app: they are not asked, as there is nothing to allow.
    open class var authorization: CBManagerAuthorization { .allowedAlways }
    /// Whether the person lets the app.
    open var authorization: CBManagerAuthorization { Self.authorization }

    func begin(_ queue: DispatchQueue?, _ told: @escaping @Sendable () -> Void) {
        (queue ?? .main).async {
            self.lock.withLock { self.known = .unsupported }
            told()
        }
    }
}

/// A name of a service, characteristic or descriptor: of 16, 32 or 128 bits.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    /// The bytes, the highest first.
    public let data: Data

    /// A name by its digits: 4, 8, or those of a UUID. Other texts end the program, as on iOS.
    public init(string: String) {
        let digits = string.replacingOccurrences(of: "-", with: "")
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { index -> UInt8? in
            let start = digits.index(digits.startIndex, offsetBy: index)
            return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
        }
        precondition(
            [2, 4, 16].contains(bytes.count) && digits.count == bytes.count * 2,
            "CBUUID: \"\(string)\" is no identifier of 16, 32 or 128 bits")
        data = Data(bytes)
    }

    /// A name by its bytes.
    public init(data: Data) { self.data = data }
    /// A name of 128 bits.
    public init(nsuuid: UUID) { data = withUnsafeBytes(of: nsuuid.uuid) { Data($0) } }

    /// The digits, as short as the name is.
    open var uuidString: String {
        let digits = data.map { String(format: "%02X", $0) }.joined()
        guard data.count == 16 else { return digits }
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
        return parts.map { String(Array(digits)[$0]) }.joined(separator: "-")
    }

    /// All 128 bits: short names stand in Bluetooth's base name.
    private var whole: Data {
        let base = Data([0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB])
        return data.count == 16 ? data : Data(repeating: 0, count: 4 - data.count) + data + base
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.whole == whole }
    open override var hash: Int { whole.hashValue }
    open override var description: String { uuidString }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The domain of ``CBError``.
public let CBErrorDomain = "CBErrorDomain"

/// What went wrong.
public struct CBError: _FrameworkError {
    /// The kinds.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = CBError

        case unknown = 0
        case invalidParameters = 1
        case invalidHandle = 2
        case notConnected = 3
        case outOfSpace = 4
        case operationCancelled = 5
        case connectionTimeout = 6
        case peripheralDisconnected = 7
        case uuidNotAllowed = 8
        case alreadyAdvertising = 9
        case connectionFailed = 10
        case connectionLimitReached = 11
        case unknownDevice = 12
        case operationNotSupported = 13
    }

    /// The kind.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CBErrorDomain }

    /// The reason of that name.
    public static var unknown: Code { .unknown }
    /// The reason of that name.
    public static var invalidParameters: Code { .invalidParameters }
    /// The reason of that name.
    public static var invalidHandle: Code { .invalidHandle }
    /// The reason of that name.
    public static var notConnected: Code { .notConnected }
    /// The reason of that name.
    public static var outOfSpace: Code { .outOfSpace }
    /// The reason of that name.
    public static var operationCancelled: Code { .operationCancelled }
    /// The reason of that name.
    public static var connectionTimeout: Code { .connectionTimeout }
    /// The reason of that name.
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    /// The reason of that name.
    public static var uuidNotAllowed: Code { .uuidNotAllowed }
    /// The reason of that name.
    public static var alreadyAdvertising: Code { .alreadyAdvertising }
    /// The reason of that name.
    public static var connectionFailed: Code { .connectionFailed }
    /// The reason of that name.
    public static var connectionLimitReached: Code { .connectionLimitReached }
    /// The reason of that name.
    public static var unknownDevice: Code { .unknownDevice }
    /// The reason of that name.
    public static var operationNotSupported: Code { .operationNotSupported }
}

/// The domain of ``CBATTError``.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// What became of a request.
public struct CBATTError: _FrameworkError {
    /// The kinds.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = CBATTError

        case success = 0
        case invalidHandle = 1
        case readNotPermitted = 2
        case writeNotPermitted = 3
        case invalidPdu = 4
        case insufficientAuthentication = 5
        case requestNotSupported = 6
        case invalidOffset = 7
        case insufficientAuthorization = 8
        case attributeNotFound = 10
        case invalidAttributeValueLength = 13
        case unlikelyError = 14
        case insufficientEncryption = 15
        case insufficientResources = 17
    }

    /// The kind.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CBATTErrorDomain }

    /// The reason of that name.
    public static var success: Code { .success }
    /// The reason of that name.
    public static var invalidHandle: Code { .invalidHandle }
    /// The reason of that name.
    public static var readNotPermitted: Code { .readNotPermitted }
    /// The reason of that name.
    public static var writeNotPermitted: Code { .writeNotPermitted }
    /// The reason of that name.
    public static var invalidPdu: Code { .invalidPdu }
    /// The reason of that name.
    public static var insufficientAuthentication: Code { .insufficientAuthentication }
    /// The reason of that name.
    public static var requestNotSupported: Code { .requestNotSupported }
    /// The reason of that name.
    public static var invalidOffset: Code { .invalidOffset }
    /// The reason of that name.
    public static var insufficientAuthorization: Code { .insufficientAuthorization }
    /// The reason of that name.
    public static var attributeNotFound: Code { .attributeNotFound }
    /// The reason of that name.
    public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
    /// The reason of that name.
    public static var unlikelyError: Code { .unlikelyError }
    /// The reason of that name.
    public static var insufficientEncryption: Code { .insufficientEncryption }
    /// The reason of that name.
    public static var insufficientResources: Code { .insufficientResources }
}
