import Foundation

extension UICalendarSelectionSingleDate: HasDelegate {
    public typealias Delegate = any UICalendarSelectionSingleDateDelegate
}

// forwards: UICalendarSelectionSingleDateDelegate in DelegateProxy<UICalendarSelectionSingleDate, any UICalendarSelectionSingleDateDelegate>
/// The proxy of `UICalendarSelectionSingleDateDelegate`.
@preconcurrency @MainActor
open class RxCalendarSelectionSingleDateDelegateProxy: _ForwardingRxCalendarSelectionSingleDateDelegateProxy,
    DelegateProxyType
{
    /// The object.
    public private(set) weak var selection: UICalendarSelectionSingleDate?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(selection: UICalendarSelectionSingleDate) {
        self.selection = selection
        super.init(parentObject: selection, delegateProxy: RxCalendarSelectionSingleDateDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxCalendarSelectionSingleDateDelegateProxy(selection: $0) }
    }
}
