public import Foundation

// For translated source. A class that was not asked for is an error on iOS; Foundation on Linux ends the program.
extension NSKeyedUnarchiver {
    /// The object of a class, or of a subclass, that an archive has; an error if it has something else.
    public static func _unarchivedObject<Object>(ofClass cls: Object.Type, from data: Data) throws -> Object?
    where Object: NSObject, Object: NSCoding {
        try _unarchivedObject(ofClasses: [cls], from: data) as? Object
    }

    /// The object of one of several classes that an archive has; an error if it, or anything in it, is of a class that was
    /// not asked for.
    public static func _unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
        let unarchiver = try NSKeyedUnarchiver(_forReadingFrom: data)
        let object = unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        if let error = unarchiver.error { throw error }
        return object
    }

    /// Reads an archive, with secure coding, and keeps the first error, as iOS does; Foundation on Linux starts with neither.
    public convenience init(_forReadingFrom data: Data) throws {
        try self.init(forReadingFrom: data)
        UnarchiverMethods.install()
        requiresSecureCoding = true
        decodingFailurePolicy = .setErrorAndReturn
    }
}
