/// Hears of what UIKit tells a responder, before and after the responder is told.
///
/// It is what `sentMessage` and `methodInvoked` of RxCocoa stand on, for the methods in ``observable``: they are called
/// by UIKit in one place.
package final class MessageObserver {
    /// The selectors of the methods that can be heard of.
    package static let observable: Set<String> = [
        "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
        "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "prepareForReuse",
        "willMoveToParentViewController:", "didMoveToParentViewController:",
    ]

    package static let key = ObjectIdentifier(MessageObserver.self)

    package var before: [String: ([Any]) -> Void] = [:]
    package var after: [String: ([Any]) -> Void] = [:]

    package init() {}
}

extension UIResponder {
    /// Calls a method of ``MessageObserver/observable`` by `body`, and says so to who wants to know.
    final func tell(_ selector: String, _ arguments: @autoclosure () -> [Any] = [], _ body: () -> Void) {
        guard !companions.isEmpty, let observer = companions[MessageObserver.key] as? MessageObserver else {
            return body()
        }
        observer.before[selector]?(arguments())
        body()
        observer.after[selector]?(arguments())
    }
}
