import Foundation
import ObjectiveC

extension Reactive where Base: AnyObject {
    /// The arguments with which a method is called, before it is.
    ///
    /// Linux has no hook into every method. Those can be observed that UIKit calls to say what happens: a view
    /// controller's `viewDidLoad`, `viewWillAppear(_:)`, `viewIsAppearing(_:)`, `viewDidAppear(_:)`,
    /// `viewWillDisappear(_:)`, `viewDidDisappear(_:)`, `viewWillLayoutSubviews` and `viewDidLayoutSubviews`, a view's
    /// `layoutSubviews`, and `prepareForReuse` of cells and the like. For any other the sequence fails with
    /// `RxCocoaError.invalidOperation`.
    public func sentMessage(_ selector: Selector) -> Observable<[Any]> { messages(selector, \.before) }

    /// The arguments with which a method was called, after it was; for the methods that `sentMessage` names.
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { messages(selector, \.after) }

    private func messages(
        _ selector: Selector, _ table: ReferenceWritableKeyPath<MessageObserver, [String: ([Any]) -> Void]>
    ) -> Observable<[Any]> {
        let name = selector.name
        guard base is UIResponder, MessageObserver.observable.contains(name) else {
            return .error(RxCocoaError.invalidOperation(object: "-[\(type(of: base)) \(name)]"))
        }
        let source = Observable<[Any]>.deferred { [weak base = base as AnyObject] in
            guard let base else { return .empty() }
            let observer = Companions.of(base, MessageObserver.key) { MessageObserver() }
            let hub = Companions.of(base, ObjectIdentifier(MessageSubjects.self)) { MessageSubjects() }
            let subject = hub.subject(name, after: table == \.after)
            observer[keyPath: table][name] = { subject.onNext($0) }
            return subject
        }
        return source.take(until: deallocated)
    }
}

/// The sequences of one object's messages.
private final class MessageSubjects {
    private var subjects: [String: PublishSubject<[Any]>] = [:]

    func subject(_ name: String, after: Bool) -> PublishSubject<[Any]> {
        let key = (after ? "after " : "before ") + name
        if let subject = subjects[key] { return subject }
        let subject = PublishSubject<[Any]>()
        subjects[key] = subject
        return subject
    }
}
