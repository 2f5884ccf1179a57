import CCoreFoundation
package import Foundation

/// Kinds of objects and encodings of text, from functions that Foundation exports without a declaration.
package enum CoreFoundationTypes: RuntimeShim {
    package static let name = "`CFGetTypeID` and kin"
    package static let reason = "Foundation on Linux exports CoreFoundation's functions without a module for apps"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "nothing links"

    package static func look() -> ShimFinding {
        let isKnown =
            kind(of: NSNumber(value: true)) == boolean && kind(of: NSNumber(value: 2)) == number
            && kind(of: NSString(string: "text")) == string
            && value(ofEncoding: encoding(named: "utf-8")) == String.Encoding.utf8.rawValue
        return isKnown ? .working : .missing
    }

    package static var boolean: UInt { seam_boolean_type_id() }
    package static var number: UInt { seam_number_type_id() }
    package static var string: UInt { seam_string_type_id() }

    /// The kind of an object that CoreFoundation knows: a number or a string.
    package static func kind(of object: NSObject) -> UInt {
        withExtendedLifetime(object) { seam_type_id(Unmanaged.passUnretained(object).toOpaque()) }
    }

    /// The encoding that IANA's registry has under a name; all bits are set for a name that it does not have.
    package static func encoding(named name: String) -> UInt32 {
        let name = NSString(string: name)
        return withExtendedLifetime(name) { seam_encoding_of_name(Unmanaged.passUnretained(name).toOpaque()) }
    }

    /// The raw value of `String.Encoding` for an encoding.
    package static func value(ofEncoding encoding: UInt32) -> UInt { seam_encoding_value(encoding) }
}
