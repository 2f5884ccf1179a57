public import Foundation
import RuntimeShims
internal import SeamPrimitives

// Functions of CoreFoundation that Foundation on Linux has in itself, but does not show.

/// The number of a kind of objects.
public typealias CFTypeID = UInt

/// The number of an encoding of strings.
public typealias CFStringEncoding = UInt32

/// The encoding of a name nobody knows.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// The kind of an object: of a number, whether it is a truth value; 1 for an object of no kind of CoreFoundation's.
public func CFGetTypeID(_ cf: CFTypeRef) -> CFTypeID {
    // Others may not be given to CoreFoundation.
    switch cf {
    case let number as NSNumber: CoreFoundationTypes.kind(of: number)
    case let string as NSString: CoreFoundationTypes.kind(of: string)
    default: ClassNumbers.number(of: type(of: cf)) ?? 1
    }
}

/// The kind of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { CoreFoundationTypes.boolean }
/// The kind of numbers that are no truth values.
public func CFNumberGetTypeID() -> CFTypeID { CoreFoundationTypes.number }
/// The kind of strings.
public func CFStringGetTypeID() -> CFTypeID { CoreFoundationTypes.string }

/// The encoding that the registry of IANA calls by a name, such as `utf-8`; `kCFStringEncodingInvalidId` for another name.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString) -> CFStringEncoding {
    CoreFoundationTypes.encoding(named: theString as String)
}

/// The raw value of `String.Encoding` for an encoding.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    CoreFoundationTypes.value(ofEncoding: encoding)
}
