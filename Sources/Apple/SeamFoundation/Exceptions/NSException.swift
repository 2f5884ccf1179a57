internal import SeamPrimitives
public import Foundation

/// A mistake that ends the app when it is raised: Swift code cannot catch one, here as on iOS.
open class NSException: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of the exception.
    public let name: NSExceptionName
    /// What went wrong, for the person who reads the log.
    public let reason: String?
    /// What the app wants to tell beside the reason.
    public let userInfo: [AnyHashable: Any]?
    private let stack = Locked<(symbols: [String], addresses: [NSNumber])>(([], []))

    /// Creates an exception, which does nothing before it is raised.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// The calls that led to the exception, the innermost first; empty before it is raised.
    open var callStackSymbols: [String] { stack.withLock { $0.symbols } }
    /// Where the calls that led to the exception return to; empty before it is raised.
    open var callStackReturnAddresses: [NSNumber] { stack.withLock { $0.addresses } }

    /// Tells the app's handler of uncaught exceptions, writes name and reason to the log and ends the app.
    open func raise() {
        stop()
    }

    /// Raises an exception whose reason is a format with its arguments.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    /// The same for a caller that has nothing to go on with.
    package func stop() -> Never {
        stack.withLock { $0 = (Thread.callStackSymbols, Thread.callStackReturnAddresses) }
        NSGetUncaughtExceptionHandler()?(self)
        fatalError(
            "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
    }

    /// The exception itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The reason, or the name if there is none.
    open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
    /// A value that a method does not take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// An index beyond the end.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// A state that should not be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// Of no particular kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// No memory is left.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// An object that is not there any more, or not yet.
    public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
    /// An object that should not be used.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
    /// A dictionary, or another object, has no such key.
    public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
    /// Another process did not answer in time.
    public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
    /// Data that are no archive.
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
}
