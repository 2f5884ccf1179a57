public import Foundation

// Objects as arguments of formats, as in `NSPredicate(format: "author == %@", author as CVarArg)`.

extension NSManagedObject: _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension NSManagedObject: CVarArg {}

extension NSManagedObjectID: _CVarArgObject {
    /// The description, for formats of texts.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
    /// Nothing: functions of C take no such value.
    public var _cVarArgEncoding: [Int] { [0] }
}

extension NSManagedObjectID: CVarArg {}
