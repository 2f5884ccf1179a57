import Foundation

// It is no NSObject on Linux.
extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
    /// The notifications of a name and an object, all for nil.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        let center = Crossing(base)
        return Observable.create { [weak object] observer in
            let observer = Crossing(observer)
            let token = Crossing(
                center.value.addObserver(forName: name, object: object, queue: nil) { observer.value.onNext($0) })
            return Disposables.create { center.value.removeObserver(token.value) }
        }
    }
}
