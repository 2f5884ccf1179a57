public import Foundation

// Functions of CoreFoundation that Foundation on Linux has in itself, but does not show.

/// The number of a kind of objects.
public typealias CFTypeID = UInt

/// The number of an encoding of strings.
public typealias CFStringEncoding = UInt32

/// The encoding of a name nobody knows.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

@_silgen_name("CFGetTypeID") private func typeID(_ object: AnyObject) -> CFTypeID
@_silgen_name("CFBooleanGetTypeID") private func booleanTypeID() -> CFTypeID
@_silgen_name("CFNumberGetTypeID") private func numberTypeID() -> CFTypeID
@_silgen_name("CFStringGetTypeID") private func stringTypeID() -> CFTypeID
@_silgen_name("CFStringConvertIANACharSetNameToEncoding") private func encoding(_ name: NSString) -> CFStringEncoding
@_silgen_name("CFStringConvertEncodingToNSStringEncoding") private func value(_ encoding: CFStringEncoding) -> UInt

/// The kind of an object: of a number, whether it is a truth value; 1 for an object of no kind of CoreFoundation's.
public func CFGetTypeID(_ cf: CFTypeRef) -> CFTypeID {
    // Others may not be given to CoreFoundation.
    switch cf {
    case is NSNumber, is NSString: typeID(cf)
    default: 1
    }
}

public func CFBooleanGetTypeID() -> CFTypeID { booleanTypeID() }
public func CFNumberGetTypeID() -> CFTypeID { numberTypeID() }
public func CFStringGetTypeID() -> CFTypeID { stringTypeID() }

/// The encoding that the registry of IANA calls by a name, such as `utf-8`; `kCFStringEncodingInvalidId` for another name.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString) -> CFStringEncoding {
    encoding(NSString(string: theString))
}

/// The raw value of `String.Encoding` for an encoding.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt { value(encoding) }
