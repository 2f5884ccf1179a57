import Foundation

// Names of CoreFoundation that Foundation on Linux leaves out, where Foundation's class is the same object.

public typealias CFNumber = NSNumber
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject

// Swift's own types for those that app code bridges to: CoreGraphics has the same, and one name may have only one
// meaning.
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// Seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}

/// Where Core Foundation would take memory from. There is none to choose: functions take nil, the usual one.
public final class CFAllocator: Sendable {
    private init() {}
}

public let kCFAllocatorDefault: CFAllocator? = nil

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt

// Keys of Info.plist.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
