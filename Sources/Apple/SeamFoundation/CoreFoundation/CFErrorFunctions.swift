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
