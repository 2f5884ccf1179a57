// Declarations of Foundation's, with the names that Apple's documentation gives them. They are read by
// `seam generate`, for the tables of methods that `#selector` and optional calls name, and are not compiled.

open class NSObject: NSObjectProtocol {
    open func copy() -> Any
    open func mutableCopy() -> Any
    open func isEqual(_ object: Any?) -> Bool
    open func isKind(of aClass: AnyClass) -> Bool
    open func isMember(of aClass: AnyClass) -> Bool
    open func conforms(to aProtocol: Protocol) -> Bool
    open func awakeFromNib()
    // objc: observeValueForKeyPath:ofObject:change:context:
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}
