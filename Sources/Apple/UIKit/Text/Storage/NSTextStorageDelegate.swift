/// An object that hears of the changes of a text storage.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
    // objc: textStorage:willProcessEditing:range:changeInLength:
    /// Called before a change is processed. What is changed here belongs to the same change.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    // objc: textStorage:didProcessEditing:range:changeInLength:
    /// Called when a change was processed. Attributes may be changed here, characters may not.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
