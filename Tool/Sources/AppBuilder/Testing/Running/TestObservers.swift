/// Several that hear of the same tests.
public struct TestObservers: TestObserver {
    private let observers: [any TestObserver]

    public init(_ observers: [any TestObserver]) {
        self.observers = observers
    }

    public func started(_ target: String, _ test: String) {
        for observer in observers { observer.started(target, test) }
    }

    public func ended(_ result: TestCaseResult) {
        for observer in observers { observer.ended(result) }
    }

    public func printed(_ target: String, _ line: String) {
        for observer in observers { observer.printed(target, line) }
    }
}
