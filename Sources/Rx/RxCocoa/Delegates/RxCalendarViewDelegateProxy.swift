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

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(calendarView: UICalendarView) {
        self.calendarView = calendarView
        super.init(parentObject: calendarView, delegateProxy: RxCalendarViewDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxCalendarViewDelegateProxy(calendarView: $0) }
    }
}
