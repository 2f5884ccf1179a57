public import Foundation

// An error of Core Foundation's is an `NSError`.

/// The domain of an error.
public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain as CFString }
/// The code of an error.
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }
/// What more there is to say about an error.
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary { err.userInfo as CFDictionary }
/// The error in words.
public func CFErrorCopyDescription(_ err: CFError) -> CFString { err.localizedDescription as CFString }
/// Makes an error.
///
/// - Parameter userInfo: What more there is to say; keys that are not strings are left out.
public func CFErrorCreate(
    _ allocator: CFAllocator?, _ domain: CFErrorDomain?, _ code: CFIndex, _ userInfo: CFDictionary?
) -> CFError! {
    var values: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] { if let key = key as? String { values[key] = value } }
    return NSError(domain: domain.map { "\($0)" } ?? "", code: code, userInfo: values)
}
/// Why something failed; nil if the error does not say.
public func CFErrorCopyFailureReason(_ err: CFError) -> CFString? { err.localizedFailureReason.map { $0 as NSString } }
/// What may help; nil if the error does not say.
public func CFErrorCopyRecoverySuggestion(_ err: CFError) -> CFString? {
    err.localizedRecoverySuggestion.map { $0 as NSString }
}

/// The name of a domain of errors.
public typealias CFErrorDomain = CFString
/// The domain of the system's calls.
nonisolated(unsafe) public let kCFErrorDomainPOSIX: CFErrorDomain! = NSPOSIXErrorDomain as NSString
/// The domain of statuses of system frameworks.
nonisolated(unsafe) public let kCFErrorDomainOSStatus: CFErrorDomain! = NSOSStatusErrorDomain as NSString
/// The domain of Foundation's.
nonisolated(unsafe) public let kCFErrorDomainCocoa: CFErrorDomain! = NSCocoaErrorDomain as NSString
/// In what more there is to say: the error in words.
nonisolated(unsafe) public let kCFErrorLocalizedDescriptionKey: CFString! = NSLocalizedDescriptionKey as NSString
/// In what more there is to say: why it failed.
nonisolated(unsafe) public let kCFErrorLocalizedFailureReasonKey: CFString! =
    NSLocalizedFailureReasonErrorKey as NSString
/// In what more there is to say: what may help.
nonisolated(unsafe) public let kCFErrorLocalizedRecoverySuggestionKey: CFString! =
    NSLocalizedRecoverySuggestionErrorKey as NSString
/// In what more there is to say: the error behind it.
nonisolated(unsafe) public let kCFErrorUnderlyingErrorKey: CFString! = NSUnderlyingErrorKey as NSString
