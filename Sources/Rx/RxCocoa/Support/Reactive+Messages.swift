import Foundation
import ObjectiveC

extension Reactive where Base: AnyObject {
    /// The arguments with which a method is called, before it is; `NSNull` for nil.
    ///
    /// Linux has no hook into every method. Those can be observed that an app has marked `@objc dynamic`, and those that
    /// UIKit calls to say what happens: a view controller's `viewDidLoad`, `viewWillAppear(_:)`, `viewIsAppearing(_:)`,
    /// `viewDidAppear(_:)`, `viewWillDisappear(_:)`, `viewDidDisappear(_:)`, `viewWillLayoutSubviews`,
    /// `viewDidLayoutSubviews`, and `willMove(toParent:)` and `didMove(toParent:)` where a container of UIKit's or
    /// `removeFromParent` calls them, a view's `layoutSubviews`, and `prepareForReuse` of cells and the like; `dealloc` is
    /// `deallocating`. For any other the sequence fails, with `RxCocoaObjCRuntimeError.selectorNotImplemented` if an
    /// object of the app has no such method, and else with `RxCocoaError.invalidOperation`.
    public func sentMessage(_ selector: Selector) -> Observable<[Any]> { messages(selector, after: false) }

    /// The arguments with which a method was called, after it was; for the methods that `sentMessage` names.
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { messages(selector, after: true) }

    private func messages(_ selector: Selector, after isAfter: Bool) -> Observable<[Any]> {
        let name = selector.name
        if name == "dealloc" { return (isAfter ? deallocated : deallocating).map { [] } }
        if ObservedMessages.canHear(base, name) {
            return source(name, isAfter) { object, subject in
                ObservedMessages.listen(to: object, name, after: isAfter) { subject.onNext($0) }
            }
        }
        if base is UIResponder, MessageObserver.observable.contains(name) {
            return source(name, isAfter) { object, subject in
                let observer = Companions.of(object, MessageObserver.key) { MessageObserver() }
                let table = isAfter ? \MessageObserver.after : \.before
                observer[keyPath: table][name] = { subject.onNext($0) }
            }
        }
        // Views of UIKit's have some methods in the table as well, and many that are not.
        let isOfApp = !_typeName(type(of: base)).hasPrefix("UIKit.")
        if isOfApp, SelectorTable.hasMethods(type(of: base)), !SelectorTable.responds(base, to: selector) {
            return .error(RxCocoaObjCRuntimeError.selectorNotImplemented(target: base))
        }
        return .error(RxCocoaError.invalidOperation(object: "-[\(type(of: base)) \(name)]"))
    }

    /// The messages of a method, of which `listen` has a subject told from the first subscription on.
    private func source(
        _ name: String, _ isAfter: Bool, _ listen: @escaping (AnyObject, PublishSubject<[Any]>) -> Void
    ) -> Observable<[Any]> {
        let source = Observable<[Any]>.deferred { [weak base = base as AnyObject] in
            guard let base else { return .empty() }
            let subjects = Companions.of(base, ObjectIdentifier(MessageSubjects.self)) { MessageSubjects() }
            return subjects.subject(name, after: isAfter) { listen(base, $0) }
        }
        return source.take(until: deallocated)
    }
}

/// The sequences of one object's messages.
private final class MessageSubjects {
    private let lock = Lock()
    private var subjects: [String: PublishSubject<[Any]>] = [:]

    /// - Parameter begin: Called with a subject that is new.
    func subject(
        _ name: String, after: Bool, _ begin: (PublishSubject<[Any]>) -> Void
    ) -> PublishSubject<[Any]> {
        let key = (after ? "after " : "before ") + name
        let (subject, isNew) = lock.whileLocked {
            if let subject = subjects[key] { return (subject, false) }
            let subject = PublishSubject<[Any]>()
            subjects[key] = subject
            return (subject, true)
        }
        if isNew { begin(subject) }
        return subject
    }
}
