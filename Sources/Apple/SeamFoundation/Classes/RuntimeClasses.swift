public import Foundation

/// The class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0 as AnyObject) } }

/// The name of a class, as `NSStringFromClass(_:)` gives it. The text stays for as long as the process runs.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    ClassNames.shared.text(of: cls.map { NSStringFromClass($0) } ?? "nil")
}

/// The name of an object's class, as `NSStringFromClass(_:)` gives it. The text stays for as long as the process runs.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// The class of a name, as `NSClassFromString(_:)` finds it; nil if there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }

/// Texts that stay.
private final class ClassNames: @unchecked Sendable {
    static let shared = ClassNames()
    private let lock = NSLock()
    private var texts: [String: UnsafePointer<CChar>] = [:]

    func text(of name: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let text = texts[name] { return text }
            let text = name.withCString { source in
                let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
                copy.update(from: source, count: name.utf8.count + 1)
                return UnsafePointer(copy)
            }
            texts[name] = text
            return text
        }
    }
}

extension NSObject {
    /// The class itself, as a message to the class gives it: `UILabel.classForCoder()`.
    public class func classForCoder() -> AnyClass { self }
}
