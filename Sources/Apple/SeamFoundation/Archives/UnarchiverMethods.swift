import Foundation
import ObjectiveC
import RuntimeShims

/// Foundation's unarchivers end the program at a class that was not asked for, cannot be told to do without secure coding
/// again, and forget the error that an object gives: this has them do as on iOS.
enum UnarchiverMethods {
    private static let originals = MethodTables.replace(
        [
            "$s10Foundation17NSKeyedUnarchiverC5class12forClassNameyXlXpSgSS_tF",
            "$s10Foundation7NSCoderC13failWithErroryys0E0_pF",
            "$s10Foundation17NSKeyedUnarchiverC5errors5Error_pSgvg",
            "$s10Foundation17NSKeyedUnarchiverC20requiresSecureCodingSbvg",
            "$s10Foundation17NSKeyedUnarchiverC20requiresSecureCodingSbvs",
        ], in: NSKeyedUnarchiver.self, by: ChangedUnarchiver.self, notIn: PlainUnarchiver.self)

    /// Gives Foundation's class its methods, once.
    static func install() { _ = originals }

    // Foundation's own methods
    fileprivate static func classNamed(_ name: String, by unarchiver: NSKeyedUnarchiver) -> AnyClass? {
        struct Holder { let method: (String) -> AnyClass? }
        return originals?[0].method(of: unarchiver, in: Holder.self).method(name)
    }

    fileprivate static func fail(_ unarchiver: NSKeyedUnarchiver, _ error: any Error) {
        struct Holder { let method: (any Error) -> Void }
        originals?[1].method(of: unarchiver, in: Holder.self).method(error)
    }

    fileprivate static func error(of unarchiver: NSKeyedUnarchiver) -> (any Error)? {
        struct Holder { let method: () -> (any Error)? }
        return originals?[2].method(of: unarchiver, in: Holder.self).method()
    }

    /// What is known of one unarchiver, which is used by one thread at a time.
    fileprivate final class State {
        var isSecure = false
        var failure: (any Error)?
    }

    /// Its address is the key.
    nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    fileprivate static func state(of unarchiver: NSKeyedUnarchiver) -> State {
        if let known = objc_getAssociatedObject(unarchiver, key) as? State { return known }
        let made = State()
        objc_setAssociatedObject(unarchiver, key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    /// Why objects of a class are not to be made; nil if they may be.
    fileprivate static func reason(against found: AnyClass, allowed: [AnyClass]) -> String? {
        let name = NSStringFromClass(found)
        let line = sequence(first: found) { Superclasses.superclass(of: $0) }
        guard line.contains(where: { known in allowed.contains { $0 == known } }) else {
            let names = allowed.map { "    \"'\(NSStringFromClass($0))'\"" }.joined(separator: ",\n")
            return "value was of unexpected class '\(name)'.\nAllowed classes are:\n {(\n\(names)\n)}"
        }
        guard (found as? any NSSecureCoding.Type)?.supportsSecureCoding != true else { return nil }
        return "This decoder will only decode classes that adopt NSSecureCoding. Class '\(name)' does not adopt it."
    }
}

/// The methods that unarchivers get, in the order of their symbols. Not private, so that no table loses one of them.
package class PlainUnarchiver: NSObject {
    package func classNamed(_ name: String) -> AnyClass? { nil }
    package func fail(_ error: any Error) {}
    package func failure() -> (any Error)? { nil }
    package func asksForSecureCoding() -> Bool { false }
    package func askForSecureCoding(_ asks: Bool) {}
}

/// What unarchivers do. No object is made of this class: its methods are called with unarchivers.
package final class ChangedUnarchiver: PlainUnarchiver {
    private var unarchiver: NSKeyedUnarchiver { unsafeDowncast(self as AnyObject, to: NSKeyedUnarchiver.self) }

    // Asked for every class before an object of it is made.
    package override func classNamed(_ name: String) -> AnyClass? {
        let own = UnarchiverMethods.classNamed(name, by: unarchiver)
        guard unarchiver.requiresSecureCoding,
            let found = own ?? NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name),
            let reason = UnarchiverMethods.reason(against: found, allowed: unarchiver.allowedClasses ?? [])
        else { return own }
        unarchiver.failWithError(CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: reason]))
        return RefusedObject.self
    }

    package override func fail(_ error: any Error) {
        let state = UnarchiverMethods.state(of: unarchiver)
        guard state.failure == nil else { return }
        state.failure = error
        UnarchiverMethods.fail(unarchiver, error)
    }

    package override func failure() -> (any Error)? {
        UnarchiverMethods.state(of: unarchiver).failure ?? UnarchiverMethods.error(of: unarchiver)
    }

    // Foundation's own mark is never set: its checks are those that end the program.
    package override func asksForSecureCoding() -> Bool { UnarchiverMethods.state(of: unarchiver).isSecure }
    package override func askForSecureCoding(_ asks: Bool) { UnarchiverMethods.state(of: unarchiver).isSecure = asks }
}

/// Stands for an object that is not to be made: it is not made either.
private final class RefusedObject: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) {}
}

@section(".init_array") @used private let installation: @convention(c) () -> Void = { UnarchiverMethods.install() }
