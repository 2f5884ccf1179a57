import Foundation
import QuartzCore
import RuntimeShims
import SeamPrimitives
import UIKit

#if canImport(Glibc)
    import Glibc
#endif

/// Records what views and controllers are told.
enum ViewTap {
    /// Keys that UIKit itself sets in the course of layout and touches.
    private static let internals: Set<String> = [
        "frame", "bounds", "center", "transform", "contentSize", "contentOffset", "contentInset", "highlighted",
        "alpha",
    ]

    /// Keys that UIKit sets of its own parts as well: told of the app's classes and of views that the app has in a
    /// property.
    private static let looks: Set<String> = ["hidden", "backgroundColor"]

    /// Keys of controls that a person changes as well, which nobody is told of.
    static let ofPersons: Set<String> = ["text", "value", "on", "selectedSegmentIndex", "date"]

    /// A property of ``ofPersons`` is about to change.
    static func willChange(_ object: AnyObject, _ key: String, _ value: Any?) {
        if object is UIControl { _ = Recorder.shared.values.exchange(object, key, ValueText.of(value)) }
    }

    /// A property that can be observed has changed.
    static func observed(_ object: AnyObject, _ key: String, _ value: Any?) {
        guard !(object is CALayer), !Tracing.isDecoding else { return }
        let isShown = object is UIResponder || object is UIBarItem || object is UINavigationItem
        guard isShown else { return changed(object, key, value) }
        guard !internals.contains(key) else { return }
        // A bar's item shows its controller's title.
        guard !(object is UINavigationItem) || ValueText.of(value) != "nil" else { return }
        if looks.contains(key), !isOwn(type(of: object)), property(of: object) == nil { return }
        Recorder.shared.tell(object, key, from: nil, to: value, hasValue: true)
    }

    /// A property of the app's own.
    private static func changed(_ object: AnyObject, _ key: String, _ value: Any?) {
        let recorder = Recorder.shared
        let text = ValueText.of(value)
        let old = recorder.values.exchange(object, key, text)
        recorder.mark("state") { line in
            line.add("n", key)
            line.add("c", ValueText.name(of: type(of: object)))
            line.add("o", UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())))
            if let old { line.add("w", old) }
            line.add("v", text)
            line.addSites()
        }
    }

    /// The property that holds a view, `titleLabel` of `TodoCell`: of a view around it, or of a controller.
    static func property(of target: AnyObject) -> String? {
        guard Thread.isMainThread, let view = target as? UIResponder else { return nil }
        return MainActor.assumeIsolated {
            var owner = view.next
            while let holder = owner {
                var mirror: Mirror? = Mirror(reflecting: holder)
                while let level = mirror, isOwn(level.subjectType) {
                    for child in level.children where identity(child.value) == ObjectIdentifier(view) {
                        let name = child.label ?? ""
                        return name.hasPrefix("$__lazy_storage_$_") ? String(name.dropFirst(18)) : name
                    }
                    mirror = level.superclassMirror
                }
                owner = holder.next
            }
            return nil
        }
    }

    /// Whether a type is the app's.
    static func isOwn(_ type: Any.Type) -> Bool { !String(reflecting: type).hasPrefix("UIKit.") }

    /// The name of an object's class, or of the nearest above that apps know: UIKit's begin with `UI`.
    static func className(of object: AnyObject) -> String {
        var type: AnyClass = type(of: object)
        while !isOwn(type), !ValueText.name(of: type).hasPrefix("UI"), let above = Superclasses.superclass(of: type) {
            type = above
        }
        return ValueText.name(of: type)
    }

    /// Whether it is a part of a control, or another that apps know nothing of. The labels of cells are known.
    static func isPart(_ object: AnyObject, _ message: String) -> Bool {
        guard Thread.isMainThread, !isOwn(type(of: object)) else { return false }
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            var next = (object as? UIView)?.superview
            while let view = next {
                if view is UIControl, property(of: object) == nil { return true }
                next = view.superview
            }
            return message != "text" && !ValueText.name(of: type(of: object)).hasPrefix("UI")
        }
    }

    private static func identity(_ value: Any) -> ObjectIdentifier? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { identity($0.value) } }
        return mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    }
}

extension Recorder {
    func told(_ target: AnyObject, _ message: String, from old: Any?, to new: Any?) {
        tell(target, message, from: old, to: new, hasValue: new != nil)
    }

    fileprivate func tell(_ target: AnyObject, _ message: String, from old: Any?, to new: Any?, hasValue: Bool) {
        // What a control says to its parts follows from what it was told itself.
        if Tracing.isDecoding || ViewTap.isPart(target, message) { return }
        ScreenPictures.viewChanged()
        let text = ValueText.of(new)
        let before = values.exchange(target, message, text) ?? old.map { ValueText.of($0) }
        mark("told") { line in
            line.add("n", message)
            line.add("c", ViewTap.className(of: target))
            line.add("o", UInt64(UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque())))
            if let property = ViewTap.property(of: target) { line.add("q", property) }
            if hasValue {
                if let before { line.add("w", before) }
                line.add("v", text)
            }
            line.addSites()
        }
    }
}
