import Foundation

extension UICalendarView: HasDelegate {
    public typealias Delegate = any UICalendarViewDelegate
}

// forwards: UICalendarViewDelegate in DelegateProxy<UICalendarView, any UICalendarViewDelegate>
/// The proxy of `UICalendarViewDelegate`.
@preconcurrency @MainActor
open class RxCalendarViewDelegateProxy: _ForwardingRxCalendarViewDelegateProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var calendarView: UICalendarView?

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(parentObject: UICalendarView) {
        calendarView = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxCalendarViewDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxCalendarViewDelegateProxy(parentObject: $0) }
    }
}
