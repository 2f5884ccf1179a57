public import Foundation

/// Core Foundation's name of the class, which graphics calls take and app code makes by `as`.
public typealias CFArray = NSArray
/// Core Foundation's name of the class.
public typealias CFString = NSString
/// Core Foundation's name of the class.
public typealias CFData = NSData
/// Core Foundation's name of the class.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name of the class.
public typealias CFURL = NSURL
/// Core Foundation's name of the class.
public typealias CFMutableData = NSMutableData
