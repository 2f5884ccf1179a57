import Foundation

extension Reactive where Base: NSTextStorage {
    /// The proxy of the delegate.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<NSTextStorage, any NSTextStorageDelegate> {
        RxTextStorageDelegateProxy.proxy(for: base)
    }

    /// Changes of the text or its attributes: what has changed, where, and by how much the text has grown.
    @preconcurrency @MainActor
    public var didProcessEditingRangeChangeInLength:
        Observable<(editedMask: NSTextStorage.EditActions, editedRange: NSRange, delta: Int)>
    {
        delegate.methodInvoked("textStorage:didProcessEditing:range:changeInLength:").map {
            (
                editedMask: try cast(NSTextStorage.EditActions.self, $0[1]),
                editedRange: try cast(NSRange.self, $0[2]), delta: try cast(Int.self, $0[3])
            )
        }
    }
}
