// Made by `seam generate` from NSTextStorageDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `NSTextStorageDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxTextStorageDelegateProxy: DelegateProxy<NSTextStorage, any NSTextStorageDelegate>, NSTextStorageDelegate {
    private var target: any NSTextStorageDelegate { forwardToDelegate() ?? Absent.shared }

    open func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        note("textStorage:willProcessEditing:range:changeInLength:", [textStorage, editedMask, editedRange, delta]) { target.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta) }
    }

    open func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        note("textStorage:didProcessEditing:range:changeInLength:", [textStorage, editedMask, editedRange, delta]) { target.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, NSTextStorageDelegate {
        static let shared = Absent()
    }
}
