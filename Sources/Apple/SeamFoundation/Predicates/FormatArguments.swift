public import Foundation

// Values that Apple's Foundation passes as objects to formats, as in `NSPredicate(format: "id == %@", id as CVarArg)`.
// Predicates and expressions take them as they are, and texts their description.

extension UUID: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension UUID: @retroactive CVarArg {}

extension Date: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension Date: @retroactive CVarArg {}

extension URL: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension URL: @retroactive CVarArg {}

extension Data: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension Data: @retroactive CVarArg {}

extension Decimal: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension Decimal: @retroactive CVarArg {}

extension Array: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension Array: @retroactive CVarArg {}

extension Set: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension Set: @retroactive CVarArg {}

extension NSNumber: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension NSNumber: @retroactive CVarArg {}

extension NSDate: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension NSDate: @retroactive CVarArg {}

extension NSUUID: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension NSUUID: @retroactive CVarArg {}

extension NSURL: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension NSURL: @retroactive CVarArg {}

extension NSData: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension NSData: @retroactive CVarArg {}

extension NSArray: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension NSArray: @retroactive CVarArg {}

extension NSSet: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension NSSet: @retroactive CVarArg {}

extension NSOrderedSet: @retroactive _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension NSOrderedSet: @retroactive CVarArg {}
