public import Foundation

/// The containers of CoreFoundation that graphics calls take, as the Swift types that app code builds them from:
/// `[start, end] as CFArray` is an array here.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
