import Foundation
import ObjectiveC
import XCTest

/// An expectation that a property of an object changes, which is seen by key-value observing.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// Looks at a change; true if it is the expected one.
    public typealias Handler = (_ observedObject: Any, _ change: [AnyHashable: Any]) -> Bool

    /// The names of properties that lead to the observed one.
    public let keyPath: String
    /// The object that the path begins at.
    public let observedObject: Any
    /// The value that is waited for; nil for any change.
    public let expectedValue: Any?
    /// What changes tell.
    public let options: NSKeyValueObservingOptions
    /// Looks at changes in place of ``expectedValue``.
    open var handler: Handler?

    private var observation: NSKeyValueObservation?
    private var hasBeenMet = false
    /// Called once the change has come, at once if it has.
    var isMet: (() -> Void)? { didSet { if hasBeenMet { isMet?() } } }

    /// Expects a change to a value, which the property may have already; any change if the value is nil.
    public init(
        keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions = []
    ) {
        (self.keyPath, observedObject, self.expectedValue, self.options) = (keyPath, object, expectedValue, options)
        super.init(
            description: "Expect value of '\(keyPath)' of \(object)" + (expectedValue.map { " to be '\($0)'" } ?? ""))
        guard let object = object as? NSObject else { return }
        // The value that is waited for may be there.
        let all: NSKeyValueObservingOptions = expectedValue == nil ? options : options.union([.initial, .new])
        observation = object._observe(path: keyPath, options: all) { [weak self] change in self?.take(change) }
    }

    private func take(_ change: [NSKeyValueChangeKey: Any]) {
        if let handler {
            guard handler(observedObject, Dictionary(uniqueKeysWithValues: change.map { ($0.key.rawValue, $0.value) }))
            else { return }
        } else if let expectedValue {
            guard let value = change[.newKey], Self.areEqual(value, expectedValue) else { return }
        }
        guard !hasBeenMet else { return }
        hasBeenMet = true
        observation?.invalidate()
        observation = nil
        fulfill()
        isMet?()
    }

    private static func areEqual(_ value: Any, _ expected: Any) -> Bool {
        if let value = value as? AnyHashable, let expected = expected as? AnyHashable, value == expected { return true }
        if let value = value as? NSObject, let expected = expected as? NSObject { return value.isEqual(expected) }
        return "\(value)" == "\(expected)" && type(of: value) == type(of: expected)
    }
}

extension XCTestCase {
    /// Expects that a property comes to have a value, which it may have already.
    @discardableResult
    public func keyValueObservingExpectation(
        for object: Any, keyPath: String, expectedValue: Any?
    ) -> XCTestExpectation {
        wait(for: XCTKVOExpectation(keyPath: keyPath, object: object, expectedValue: expectedValue))
    }

    /// Expects a change of a property that a block says is the right one; any change without a block.
    @discardableResult
    public func keyValueObservingExpectation(
        for object: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
    ) -> XCTestExpectation {
        let watch = XCTKVOExpectation(keyPath: keyPath, object: object)
        watch.handler = handler
        return wait(for: watch)
    }

    /// An expectation of the test's own, which is met with another.
    private func wait(for watch: XCTKVOExpectation) -> XCTestExpectation {
        let expectation = expectation(description: watch.expectationDescription)
        watches.append(watch)
        watch.isMet = { [weak expectation] in expectation?.fulfill() }
        return expectation
    }
}
