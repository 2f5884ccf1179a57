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

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(parentObject: UICalendarSelectionSingleDate) {
        selection = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxCalendarSelectionSingleDateDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxCalendarSelectionSingleDateDelegateProxy(parentObject: $0) }
    }
}
