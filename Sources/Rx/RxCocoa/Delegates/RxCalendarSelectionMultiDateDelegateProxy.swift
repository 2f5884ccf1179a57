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

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(parentObject: UICalendarSelectionMultiDate) {
        selection = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxCalendarSelectionMultiDateDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxCalendarSelectionMultiDateDelegateProxy(parentObject: $0) }
    }
}
