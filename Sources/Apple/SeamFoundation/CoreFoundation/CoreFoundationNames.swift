import Foundation

// Names of CoreFoundation that Foundation on Linux leaves out, where Foundation's class is the same object.

/// The class of numbers.
public typealias CFNumber = NSNumber
/// The class of dates.
public typealias CFDate = NSDate
/// The class of addresses.
public typealias CFURL = NSURL
/// The class of errors.
public typealias CFError = NSError
/// Any object of Core Foundation's.
public typealias CFTypeRef = AnyObject

// Swift's own types for those that app code bridges to: CoreGraphics has the same, and one name may have only one
// meaning.
/// Swift's string, of which app code makes a `CFString` by `as`.
public typealias CFString = String
/// Swift's array, of which app code makes a `CFArray` by `as`.
public typealias CFArray = [Any]
/// Swift's dictionary, of which app code makes a `CFDictionary` by `as`.
public typealias CFDictionary = [AnyHashable: Any]
/// Foundation's value of bytes.
public typealias CFData = Data

/// A number of seconds.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001, in UTC.
public typealias CFAbsoluteTime = Double

/// Seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}

/// Where Core Foundation would take memory from. There is none to choose: functions take nil, the usual one.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The usual allocator: nil, as everywhere in Core Foundation.
public let kCFAllocatorDefault: CFAllocator? = nil

/// A count or a position.
public typealias CFIndex = Int
/// A set of options, a bit each.
public typealias CFOptionFlags = UInt

// Keys of Info.plist.
/// The bundle's identifier, such as `com.example.App`.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The file name of the program.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The short name of the bundle.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The version of the build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The version of the format of Info.plist.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The language of what is not translated.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The languages that the bundle has translations for.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
