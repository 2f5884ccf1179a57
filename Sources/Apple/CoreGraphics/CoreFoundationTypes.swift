public import Foundation

/// The containers of CoreFoundation that graphics calls take, as the Swift types that app code builds them from:
/// `[start, end] as CFArray` is an array here.
public typealias CFArray = [Any]
/// Core Foundation's name of the Swift type.
public typealias CFString = String
/// Core Foundation's name of the Swift type.
public typealias CFData = Data
/// Core Foundation's name of the Swift type.
public typealias CFDictionary = [AnyHashable: Any]
