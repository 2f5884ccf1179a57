import Foundation

extension UICalendarSelectionMultiDate: HasDelegate {
    public typealias Delegate = any UICalendarSelectionMultiDateDelegate
}

// forwards: UICalendarSelectionMultiDateDelegate in DelegateProxy<UICalendarSelectionMultiDate, any UICalendarSelectionMultiDateDelegate>
/// The proxy of `UICalendarSelectionMultiDateDelegate`.
@preconcurrency @MainActor
open class RxCalendarSelectionMultiDateDelegateProxy: _ForwardingRxCalendarSelectionMultiDateDelegateProxy,
    DelegateProxyType
{
    /// The object.
    public private(set) weak var selection: UICalendarSelectionMultiDate?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(selection: UICalendarSelectionMultiDate) {
        self.selection = selection
        super.init(parentObject: selection, delegateProxy: RxCalendarSelectionMultiDateDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxCalendarSelectionMultiDateDelegateProxy(selection: $0) }
    }
}
