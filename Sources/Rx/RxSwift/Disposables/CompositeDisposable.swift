/// A group of disposables that are disposed together, in the order in which they were inserted.
public final class CompositeDisposable: DisposeBase, Cancelable {
    /// Identifies a disposable in the group, to remove it.
    public struct DisposeKey {
        fileprivate let key: UInt64
    }

    private struct Entry {
        let key: UInt64
        let disposable: any Disposable
    }

    private let lock = Lock()
    /// Sorted by key. Nil once disposed.
    private var entries: [Entry]? = []
    private var lastKey: UInt64 = 0

    /// Makes an empty group.
    public override init() { super.init() }

    /// Makes a group of two.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// Makes a group of three.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// Makes a group of four or more.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// Makes a group of an array, in its order.
    public init(disposables: [any Disposable]) {
        super.init()
        for disposable in disposables {
            lastKey += 1
            entries?.append(Entry(key: lastKey, disposable: disposable))
        }
    }

    public var isDisposed: Bool { lock.whileLocked { entries == nil } }

    /// Adds a disposable, or disposes it when the group is disposed.
    ///
    /// - Returns: A key to remove it with, or nil if the group is disposed of.
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key: UInt64? = lock.whileLocked {
            guard entries != nil else { return nil }
            lastKey += 1
            entries?.append(Entry(key: lastKey, disposable: disposable))
            return lastKey
        }
        guard let key else {
            disposable.dispose()
            return nil
        }
        return DisposeKey(key: key)
    }

    /// How many disposables are in the group; 0 after disposal.
    public var count: Int { lock.whileLocked { entries?.count ?? 0 } }

    /// Removes a disposable from the group and disposes of it. Does nothing if it was removed before.
    public func remove(for disposeKey: DisposeKey) {
        let removed: (any Disposable)? = lock.whileLocked {
            guard let index = entries?.sortedIndex(of: disposeKey.key, by: \.key) else { return nil }
            return entries?.remove(at: index).disposable
        }
        removed?.dispose()
    }

    public override func dispose() {
        let all = lock.whileLocked {
            let all = entries
            entries = nil
            return all
        }
        for entry in all ?? [] { entry.disposable.dispose() }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The index of the element with a key, in a collection sorted by it.
    package func sortedIndex<Key: Comparable>(of key: Key, by path: (Element) -> Key) -> Int? {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if path(self[middle]) < key { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && path(self[low]) == key ? low : nil
    }
}
