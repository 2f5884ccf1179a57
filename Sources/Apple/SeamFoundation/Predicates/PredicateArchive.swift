import Foundation

/// Predicates and expressions in archives: a format, and the constants that stand for its `%@`.
enum PredicateArchive {
    private static let (formatKey, argumentsKey) = ("NS.format", "NS.arguments")

    static func encode(_ content: (format: String, arguments: [Any]), with coder: NSCoder) {
        coder.encode(content.format as NSString, forKey: formatKey)
        coder.encode(NSArray(array: content.arguments), forKey: argumentsKey)
    }

    static func decode(_ coder: NSCoder) -> (String, [Any])? {
        guard let format = coder.decodeObject(of: NSString.self, forKey: formatKey) else { return nil }
        let classes: [AnyClass] = [
            NSArray.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSUUID.self, NSURL.self, NSNull.self,
            NSDictionary.self, NSSet.self, NSDecimalNumber.self,
        ]
        guard let arguments = coder.decodeObject(of: classes, forKey: argumentsKey) as? NSArray else { return nil }
        return (format as String, arguments.map { $0 })
    }
}
