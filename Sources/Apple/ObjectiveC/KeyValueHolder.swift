import Foundation
import Synchronization

/// How key-value coding reaches the values of a class that holds them by name and has no method of Objective-C's: without
/// a look into tables. Any thread.
class KeyValueHolder: @unchecked Sendable {
    private let type: ObjectIdentifier
    /// When it was seen that the class has no methods; see ``SelectorTable/generation``.
    private let generation: Int

    /// The value for a key; nil where the object has none of the name.
    func value(of object: NSObject, forKey key: String) -> Any?? { nil }

    /// Sets the value for a key. Answers whether the object has one of the name.
    func set(_ value: Any?, of object: NSObject, forKey key: String) -> Bool { false }

    fileprivate init(_ type: AnyClass, generation: Int) {
        self.type = ObjectIdentifier(type)
        self.generation = generation
    }

    private static func make<Container: KeyValueContainer>(
        _ type: AnyClass, _ container: Container, generation: Int
    ) -> KeyValueHolder {
        ContainerHolder<Container>(type, generation: generation)
    }

    nonisolated(unsafe) private static var all: [ObjectIdentifier: KeyValueHolder] = [:]
    private static let lock = NSLock()
    /// The holders of some classes, each at a place that follows from the class.
    nonisolated(unsafe) private static let known: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>> = {
        let places = UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>.allocate(capacity: count)
        for place in 0..<count { (places + place).initialize(to: Atomic(nil)) }
        return places
    }()
    private static let count = 64

    @inline(__always)
    private static func place(of type: AnyClass) -> UnsafeMutablePointer<Atomic<UnsafeRawPointer?>> {
        let bits = UInt(bitPattern: ObjectIdentifier(type))
        return known + Int((bits >> 4 ^ bits >> 10) % UInt(count))
    }

    /// How the values of an object are reached; nil where that takes more than its class says. It is never freed.
    @inline(__always)
    static func of(_ object: NSObject) -> Unmanaged<KeyValueHolder>? {
        let type: AnyClass = Swift.type(of: object)
        if let pointer = place(of: type).pointee.load(ordering: .acquiring) {
            let holder = Unmanaged<KeyValueHolder>.fromOpaque(pointer)
            let isGood = holder._withUnsafeGuaranteedRef {
                $0.type == ObjectIdentifier(type) && $0.generation == SelectorTable.generation
            }
            if isGood { return holder }
        }
        return make(object, type).map(Unmanaged.passUnretained)
    }

    @inline(never)
    private static func make(_ object: NSObject, _ type: AnyClass) -> KeyValueHolder? {
        guard let container = object as? any KeyValueContainer else { return nil }
        // The first look runs what waits to be registered.
        _ = SelectorTable.hasMethods(type)
        let generation = SelectorTable.generation
        guard !SelectorTable.hasMethods(type) else { return nil }
        let made = lock.withLock {
            if let known = all[ObjectIdentifier(type)], known.generation == generation { return known }
            let made = make(type, container, generation: generation)
            // Never freed: another thread may be reading it without the lock.
            _ = Unmanaged.passRetained(made)
            all[ObjectIdentifier(type)] = made
            return made
        }
        place(of: type).pointee.store(
            UnsafeRawPointer(Unmanaged.passUnretained(made).toOpaque()), ordering: .releasing)
        return made
    }
}

/// The holder of one class of containers.
private final class ContainerHolder<Container: KeyValueContainer>: KeyValueHolder, @unchecked Sendable {
    override func value(of object: NSObject, forKey key: String) -> Any?? {
        let container = unsafeDowncast(object, to: Container.self)
        return container.holds(key: key) ? .some(container.heldValue(forKey: key)) : nil
    }

    override func set(_ value: Any?, of object: NSObject, forKey key: String) -> Bool {
        let container = unsafeDowncast(object, to: Container.self)
        guard container.holds(key: key) else { return false }
        container.hold(value, forKey: key)
        return true
    }
}
