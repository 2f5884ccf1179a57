public import Foundation

extension NSObject {
    /// The superclass, as a message to the class gives it: `UILabel.superclass()`; nil for `NSObject`.
    public class func superclass() -> AnyClass? { class_getSuperclass(self) }
}
