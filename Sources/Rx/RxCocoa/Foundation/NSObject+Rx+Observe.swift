import Foundation
import ObjectiveC

/// The first value of a sequence of a property's values, and whether it goes on.
public struct KeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value at the time of the subscription.
    public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)

    /// The value after each change.
    public static let new = KeyValueObservingOptions(rawValue: 1 << 1)

    var options: NSKeyValueObservingOptions {
        var options: NSKeyValueObservingOptions = []
        if contains(.initial) { options.insert([.initial, .new]) }
        if contains(.new) { options.insert(.new) }
        return options
    }
}

extension Reactive where Base: NSObject {
    /// The values of a property, by its key path: the one at the subscription, and the one after each change.
    ///
    /// The property must be `@objc dynamic`, or one of UIKit's that can be observed.
    ///
    /// - Parameters:
    ///   - type: The type of the values; what is of another type is sent as nil.
    ///   - keyPath: The property's name, or several joined by points.
    ///   - options: What is sent.
    ///   - retainSelf: Whether the object is kept alive by the subscription.
    public func observe<Element>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> {
        let object = WeakReference(base)
        let kept = retainSelf ? base : nil
        let values = Observable<Element?>.create { observer in
            guard let base = object.content else {
                observer.onCompleted()
                return Disposables.create()
            }
            let observation = KeyPathObserver { observer.onNext($0 as? Element) }
            base.addObserver(observation, forKeyPath: keyPath, options: options.options, context: nil)
            return Disposables.create {
                _ = kept
                object.content?.removeObserver(observation, forKeyPath: keyPath)
                observation.stop()
            }
        }
        return retainSelf ? values : values.take(until: deallocated)
    }

    /// The values of a property: the one at the subscription, and the one after each change, until the object is gone.
    ///
    /// The property must be `@objc dynamic`, or one of UIKit's that can be observed.
    public func observe<Element>(
        _ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element> {
        let object = WeakReference(base)
        return Observable<Element>.create { observer in
            let observer = Crossing(observer)
            let path = Crossing(keyPath)
            let observation = object.content?.observe(keyPath, options: options) { object, _ in
                observer.value.onNext(object[keyPath: path.value])
            }
            return Disposables.create { observation?.invalidate() }
        }
        .take(until: deallocated)
    }
}

/// Keeps nothing alive.
private final class WeakReference<Content: AnyObject> {
    weak var content: Content?

    init(_ content: Content) { self.content = content }
}

/// Takes the changes of a property.
private final class KeyPathObserver: NSObject {
    private static let registration: Void = SelectorTable.add(
        KeyPathObserver.self, "observeValueForKeyPath:ofObject:change:context:"
    ) { observer, message, _ in
        observer.handler?((message as? _KeyValueMessage)?.change?[.newKey])
        return nil
    }

    private var handler: ((Any?) -> Void)?

    init(_ handler: @escaping (Any?) -> Void) {
        _ = Self.registration
        self.handler = handler
        super.init()
    }

    /// From then on nothing is told.
    func stop() { handler = nil }
}
