import Foundation

// Names of CoreFoundation that Foundation on Linux leaves out, where Foundation's class is the same object.

public typealias CFString = NSString
public typealias CFNumber = NSNumber
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// Seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}
