import Foundation

extension NSTextStorage: HasDelegate {
    public typealias Delegate = any NSTextStorageDelegate
}

// forwards: NSTextStorageDelegate in DelegateProxy<NSTextStorage, any NSTextStorageDelegate>
/// The proxy of `NSTextStorageDelegate`.
@preconcurrency @MainActor
open class RxTextStorageDelegateProxy: _ForwardingRxTextStorageDelegateProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var textStorage: NSTextStorage?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(textStorage: NSTextStorage) {
        self.textStorage = textStorage
        super.init(parentObject: textStorage, delegateProxy: RxTextStorageDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxTextStorageDelegateProxy(textStorage: $0) }
    }
}
