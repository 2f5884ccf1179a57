import RuntimeShims

/// Finds the `@Published` properties of an object, its superclasses' included.
///
/// A class is reflected once; what is remembered are the places of its properties' subjects. The publisher of an
/// object is kept by its first property, so that asking again costs a look-up by class and one load.
enum ObservableProperties {
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let offsets = offsets(in: type(of: object))
        guard let first = offsets.first else { return bareObjects.publisher(of: object) }
        if let installed = subject(at: first, in: object).installed { return installed }

        // Two threads that ask first at the same time are to be given the same one.
        installation.lock()
        defer { installation.unlock() }
        if let installed = subject(at: first, in: object).installed { return installed }
        let publisher = ObservableObjectPublisher()
        // The first property is the last to be told: who finds it there finds it everywhere.
        for offset in offsets.reversed() { subject(at: offset, in: object).install(publisher) }
        return publisher
    }

    private static let bareObjects = BareObjects()

    private static let installation = LockObject()

    private final class LockObject: Sendable {
        private let lockWord = Lock()
        func lock() { lockWord.lock() }
        func unlock() { lockWord.unlock() }
    }

    private static func subject(at offset: Int, in object: AnyObject) -> PublishedCore {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
        return Unmanaged<PublishedCore>.fromOpaque(address.load(as: UnsafeRawPointer.self)).takeUnretainedValue()
    }

    // MARK: The classes seen so far

    private static func offsets(in type: AnyClass) -> [Int] {
        let key = ObjectIdentifier(type)
        if let known = cache.lookUp(key) { return known }
        let found = StoredProperties.fields(ofClass: type).filter { $0.type is any PublishedProperty.Type }
            .map(\.offset)
        cache.store(found, key)
        return found
    }

    private static let cache = Cache()

    /// The offsets by class, behind a small table of the classes asked for lately, indexed by their address.
    private final class Cache: @unchecked Sendable {
        private let lock = Lock()
        @exclusivity(unchecked)
        private var offsets: [ObjectIdentifier: [Int]] = [:]
        private let recent = UnsafeMutablePointer<(key: ObjectIdentifier, offsets: [Int])?>.allocate(capacity: 256)

        init() { recent.initialize(repeating: nil, count: 256) }

        private func place(_ key: ObjectIdentifier) -> Int {
            let bits = UInt(bitPattern: key)
            return Int((bits >> 4 ^ bits >> 12) & 255)
        }

        func lookUp(_ key: ObjectIdentifier) -> [Int]? {
            lock.lock()
            defer { lock.unlock() }
            if let found = recent[place(key)], found.key == key { return found.offsets }
            guard let found = offsets[key] else { return nil }
            recent[place(key)] = (key, found)
            return found
        }

        func store(_ value: [Int], _ key: ObjectIdentifier) { lock.whileLocked { offsets[key] = value } }
    }
}

/// Marks `Published` of any value.
private protocol PublishedProperty {}

extension Published: PublishedProperty {}
