public import Foundation

// For translated source. A class that was not asked for is an error on iOS; Foundation on Linux ends the program.
extension NSKeyedUnarchiver {
    /// The object of a class, or of a subclass, that an archive has; an error if it has something else.
    public static func _unarchivedObject<Object>(ofClass cls: Object.Type, from data: Data) throws -> Object?
    where Object: NSObject, Object: NSCoding {
        try _unarchivedObject(ofClasses: [cls], from: data) as? Object
    }

    /// The object of one of several classes that an archive has; an error if it, or anything in it, is of a class that was
    /// not asked for. Such an object is made before it is refused, and nothing after it.
    public static func _unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        // With Foundation's own secure coding the first such class is fatal.
        let judge = UnarchivingJudge()
        unarchiver.delegate = judge
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let object = unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        unarchiver.delegate = nil
        if let error = judge.refusal ?? unarchiver.error { throw error }
        return object
    }
}

/// Refuses objects of classes that nobody asked for.
private final class UnarchivingJudge: NSObject, NSKeyedUnarchiverDelegate {
    private(set) var refusal: (any Error)?

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
        guard refusal == nil, let object = object as? NSObject, !Self.isPlain(object) else { return nil }
        let allowed = unarchiver.allowedClasses ?? []
        let name = NSStringFromClass(type(of: object))
        if !allowed.contains(where: { object.isKind(of: $0) }) {
            let names = allowed.map { "    \"'\(NSStringFromClass($0))'\"" }.joined(separator: ",\n")
            refuse(unarchiver, "value was of unexpected class '\(name)'.\nAllowed classes are:\n {(\n\(names)\n)}")
        } else if (type(of: object) as? any NSSecureCoding.Type)?.supportsSecureCoding != true {
            refuse(
                unarchiver,
                "This decoder will only decode classes that adopt NSSecureCoding. Class '\(name)' does not adopt it.")
        }
        return nil
    }

    /// An archive has these as they are, without a class.
    private static func isPlain(_ object: NSObject) -> Bool {
        object is NSString || object is NSNumber || object is NSData
    }

    private func refuse(_ unarchiver: NSKeyedUnarchiver, _ reason: String) {
        let error = CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: reason])
        refusal = error
        unarchiver.failWithError(error)
    }

    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? { nil }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
