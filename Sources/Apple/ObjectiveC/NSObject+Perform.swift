import Foundation

extension NSObjectProtocol {
    /// Whether the receiver is of a class, or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        (self as? NSObject)?.isKind(of: aClass) ?? (type(of: self as AnyObject) == aClass)
    }

    /// Whether the receiver is of a class itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }

    /// Whether the receiver has a method or property of that Objective-C name.
    public func responds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        return SelectorTable.responds(self, to: selector)
    }

    /// Calls the method of that name. The result is nil for a method without one. See `NSObject`'s.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! { receiver(of: selector).perform(selector) }

    /// Calls the method of that name with an argument. See `NSObject`'s.
    @discardableResult
    public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
        receiver(of: selector).perform(selector, with: object)
    }

    /// Calls the method of that name with two arguments. See `NSObject`'s.
    @discardableResult
    public func perform(_ selector: Selector, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>! {
        receiver(of: selector).perform(selector, with: first, with: second)
    }

    /// Objects of other classes have no methods that are known by name.
    private func receiver(of selector: Selector) -> NSObject {
        guard let object = self as? NSObject else {
            fatalError("-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance")
        }
        return object
    }
}

extension NSObject {
    /// Stands for `super.responds(to:)` in translated classes that override it.
    public func _inheritedResponds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        return SelectorTable.method(of: type(of: self), for: selector) != nil
    }

    /// Whether instances have a method or property of that Objective-C name.
    public class func instancesRespond(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        return SelectorTable.method(of: self, for: selector) != nil
    }

    /// Whether the class has a class method of that Objective-C name: of those of frameworks that apps ask for.
    public class func responds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        return SelectorTable.classMethod(of: self, for: selector) != nil
    }

    /// Calls the class method of that name. The result is nil for a method without one.
    @discardableResult
    public class func perform(_ selector: Selector) -> Unmanaged<AnyObject>! { perform(selector, with: nil) }

    /// Calls the class method of that name with an argument. The result is nil for a method without one.
    @discardableResult
    public class func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
        guard let method = SelectorTable.classMethod(of: self, for: selector) else {
            fatalError("+[\(self) \(selector)]: unrecognized selector sent to class")
        }
        return handedOut(method(object))
    }

    /// Calls the method of that name. The result is nil for a method without one.
    ///
    /// A name that the receiver does not have stops the program, as it does on Apple's platforms.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
        message(selector, nil, nil)
    }

    /// Calls the method of that name with an argument. See `perform(_:)`.
    @discardableResult
    public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
        message(selector, object, nil)
    }

    /// Calls the method of that name with two arguments. See `perform(_:)`.
    @discardableResult
    public func perform(_ selector: Selector, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>! {
        message(selector, first, second)
    }

    @discardableResult
    private func message(_ selector: Selector, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
        if let method = SelectorTable.method(of: type(of: self), for: selector) {
            return Self.handedOut(method(self, first, second))
        }
        guard let target = SelectorTable.forwardingTarget(of: self, for: selector) as? NSObject else {
            doesNotRecognizeSelector(selector)
        }
        return target.message(selector, first, second)
    }

    private class func handedOut(_ result: Any?) -> Unmanaged<AnyObject>? {
        guard let result else { return nil }
        if case Optional<Any>.none = result { return nil }
        // The caller does not own the result: the thread keeps it until its next message, since there is no
        // autorelease pool to do so.
        let object = result as AnyObject
        Thread.current.threadDictionary["dev.seam.performResult"] = object
        return Unmanaged.passUnretained(object)
    }

    /// Stops the program: the receiver has no method of that name.
    public func doesNotRecognizeSelector(_ selector: Selector) -> Never {
        fatalError("-[\(type(of: self)) \(selector)]: unrecognized selector sent to instance")
    }

    /// Calls the method on the main thread, in a later turn of its run loop.
    ///
    /// With `wait`, returns when it is done; on the main thread that means at once.
    public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) let receiver = self
        if wait, Thread.isMainThread {
            perform(selector, with: object)
        } else if wait {
            DispatchQueue.main.sync { _ = receiver.perform(selector, with: object) }
        } else {
            DispatchQueue.main.async { _ = receiver.perform(selector, with: object) }
        }
    }

    /// Calls the method on a thread of its own kind, off the main one.
    public func performSelector(inBackground selector: Selector, with object: Any?) {
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) let receiver = self
        DispatchQueue.global().async { _ = receiver.perform(selector, with: object) }
    }
}
