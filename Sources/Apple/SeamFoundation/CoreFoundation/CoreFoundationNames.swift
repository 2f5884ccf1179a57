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

// CoreGraphics has the same, and one name may have only one meaning.
/// Foundation's string, which app code makes of Swift's by `as`.
public typealias CFString = NSString
/// Foundation's array, which app code makes of Swift's by `as`.
public typealias CFArray = NSArray
/// Foundation's dictionary, which app code makes of Swift's by `as`.
public typealias CFDictionary = NSDictionary
/// Foundation's object of bytes, which app code makes of `Data` by `as`.
public typealias CFData = NSData
/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// An array that can be changed.
public typealias CFMutableArray = NSMutableArray
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// Data that grows.
public typealias CFMutableData = NSMutableData
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A truth value.
public typealias CFBoolean = NSNumber

/// True, as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False, as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Nothing, as an object.
public typealias CFNull = NSNull

/// Nothing, as an object.
nonisolated(unsafe) public let kCFNull: CFNull! = NSNull()

/// A number of seconds.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001, in UTC.
public typealias CFAbsoluteTime = Double
/// From 1 January 1970 to 1 January 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = Date.timeIntervalBetween1970AndReferenceDate

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

/// The result of a function of Apple's C frameworks; zero is success.
public typealias OSStatus = Int32
/// A code of four characters.
public typealias OSType = UInt32
/// A code of four characters.
public typealias FourCharCode = UInt32
/// Success.
public let noErr: OSStatus = 0

/// A count or a position.
public typealias CFIndex = Int
/// A set of options, a bit each.
public typealias CFOptionFlags = UInt

// Keys of Info.plist.
/// The bundle's identifier, such as `com.example.App`.
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The file name of the program.
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The short name of the bundle.
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The version of the build.
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The version of the format of Info.plist.
nonisolated(unsafe) public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The language of what is not translated.
nonisolated(unsafe) public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The languages that the bundle has translations for.
nonisolated(unsafe) public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
