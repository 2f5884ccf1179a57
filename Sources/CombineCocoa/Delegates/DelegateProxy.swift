import Combine
import Foundation
import UIKit

/// A delegate that tells of its calls as publishers.
///
/// A subclass conforms to a delegate's protocol and to ``DelegateProxyType``. The methods of UIKit's protocols that
/// return nothing are there then, and tell of their calls; those that return something do what the object does without
/// a delegate. A subclass that writes a method itself, or conforms to a protocol of the app, calls
/// ``interceptedSelector(_:arguments:)`` in it.
@preconcurrency @MainActor
open class DelegateProxy: NSObject {
    private let calls = InterceptedCalls()

    public required override init() {
        super.init()
    }

    /// Tells those who wait for a method's calls of one.
    public func interceptedSelector(_ selector: Selector, arguments: [Any]) {
        intercepted(selector.name, arguments)
    }

    /// Calls a closure with the arguments of each call of a method, as long as the proxy is there.
    public func intercept(_ selector: Selector, _ handler: @escaping ([Any]) -> Void) {
        calls.handlers[selector.name, default: []].append(handler)
    }

    /// The arguments of each call of a method: objects as they are, numbers and structures as Swift's. It ends with the
    /// proxy, and that with the object whose delegate it is.
    public func interceptSelectorPublisher(_ selector: Selector) -> AnyPublisher<[Any], Never> {
        InterceptionPublisher(proxy: self, subject: calls.subject(selector.name)).eraseToAnyPublisher()
    }

    /// The values that a closure makes of the arguments of each call.
    func calls<Value>(_ name: String, _ value: @escaping ([Any]) -> Value) -> AnyPublisher<Value, Never> {
        interceptSelectorPublisher(Selector(name)).map(value).eraseToAnyPublisher()
    }

    func intercepted(_ name: String, _ arguments: @autoclosure () -> [Any]) {
        let handlers = calls.handlers[name] ?? []
        let subject = calls.subjects[name]
        if handlers.isEmpty, subject == nil { return }
        let arguments = arguments()
        for handler in handlers { handler(arguments) }
        subject?.send(arguments)
    }
}

/// The handlers and subjects of a proxy. It is apart from the proxy because it ends on any thread.
private final class InterceptedCalls {
    var handlers: [String: [([Any]) -> Void]] = [:]
    private(set) var subjects: [String: PassthroughSubject<[Any], Never>] = [:]

    func subject(_ name: String) -> PassthroughSubject<[Any], Never> {
        if let subject = subjects[name] { return subject }
        let subject = PassthroughSubject<[Any], Never>()
        subjects[name] = subject
        return subject
    }

    deinit {
        for subject in subjects.values { subject.send(completion: .finished) }
    }
}

/// The calls of one method. The publisher keeps the proxy, its subscriptions do not.
private struct InterceptionPublisher: Publisher {
    typealias Output = [Any]
    typealias Failure = Never

    let proxy: DelegateProxy
    let subject: PassthroughSubject<[Any], Never>

    func receive<S: Subscriber>(subscriber: S) where S.Input == [Any], S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}
