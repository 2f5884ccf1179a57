public import Foundation

// Functions of CoreFoundation for data, which is Foundation's.

/// Makes data that grows.
///
/// - Parameters:
///   - allocator: Nil, the usual one.
///   - capacity: How many bytes there may be at most; 0 is as many as there come.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: max(0, capacity))
}

/// Makes data of bytes, which are copied.
public func CFDataCreate(
    _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! {
    NSData(bytes: bytes, length: length)
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// Where the bytes are, as long as the data lives and is not changed.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Where the bytes are that can be changed.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Adds bytes at the end.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    theData.append(bytes, length: length)
}
