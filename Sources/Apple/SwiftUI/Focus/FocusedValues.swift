import Stage

/// A key of values that the view with the focus tells the app.
public protocol FocusedValueKey {
    /// The type of the key's values.
    associatedtype Value
}

/// Values that the view with the focus, and the views around it, tell the app.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The objects, by their types.
    var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The value of a key; nil if no view tells one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// What views tell, and who wants to know.
@MainActor
final class FocusedValueStore {
    static let shared = FocusedValueStore()

    /// A view's values.
    struct Entry {
        weak var group: UIView?
        var depth: Int
        /// Whether the values are told wherever the focus is in the scene.
        var isForScene: Bool
        var write: (inout FocusedValues) -> Void
    }

    private struct Reader {
        weak var value: (any FocusedReading)?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var readers: [ObjectIdentifier: Reader] = [:]
    private let news = NotificationTokens()
    private var isTelling = false

    private init() {
        news.observeOnMain(UIWindow.firstResponderDidChange) { [weak self] in self?.tellSoon() }
    }

    /// The values now: those of the scene, then those around the focus, the inner ones last.
    var values: FocusedValues {
        var result = FocusedValues()
        let shown = entries.values.filter { $0.group?.window != nil }
        let inKey = shown.filter { $0.group?.window?.isKeyWindow ?? false }
        let sorted = (inKey.isEmpty ? shown : inKey).sorted { $0.depth < $1.depth }
        for entry in sorted where entry.isForScene { entry.write(&result) }
        for entry in sorted where !entry.isForScene {
            guard let group = entry.group, let first = group.window?.firstResponder as? UIView else { continue }
            if first.isDescendant(of: group) { entry.write(&result) }
        }
        return result
    }

    func set(_ entry: Entry, by owner: AnyObject) {
        entries[ObjectIdentifier(owner)] = entry
        tellSoon()
    }

    func remove(_ owner: ObjectIdentifier) {
        if entries.removeValue(forKey: owner) != nil { tellSoon() }
    }

    func add(_ reader: any FocusedReading) { readers[ObjectIdentifier(reader)] = Reader(value: reader) }

    func tellSoon() {
        guard !isTelling else { return }
        isTelling = true
        NextTurn.perform { [weak self] in
            guard let self else { return }
            isTelling = false
            tell()
        }
    }

    private func tell() {
        readers = readers.filter { $0.value.value != nil }
        let values = values
        for reader in readers.values { reader.value?.valuesDidChange(values) }
    }
}

/// Something that reads a value of the view with the focus.
@MainActor
protocol FocusedReading: AnyObject {
    func valuesDidChange(_ values: FocusedValues)
}

/// Has a view's owner made anew when a value is another one.
@MainActor
final class FocusedReader<Value>: FocusedReading {
    private let read: (FocusedValues) -> Value?
    private weak var owner: (any Invalidatable)?
    private var last: Value?

    init(_ owner: any Invalidatable, read: @escaping (FocusedValues) -> Value?) {
        self.owner = owner
        self.read = read
        last = read(FocusedValueStore.shared.values)
        FocusedValueStore.shared.add(self)
    }

    func valuesDidChange(_ values: FocusedValues) {
        let new = read(values)
        // Of values that cannot be compared it counts whether there is one: they are read anew whenever they are used.
        let isSame =
            (new == nil) == (last == nil) && (new.map { !($0 is any Equatable) } ?? true || areEqual(new, last))
        last = new
        if !isSame { owner?.invalidate() }
    }
}
